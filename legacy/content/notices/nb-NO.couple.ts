import { NotificationTopic } from '../../contract/enums'
import type { CoupleNotificationTexts } from './notice'

const texts: CoupleNotificationTexts = {
  [NotificationTopic.Visit]: {
    named: '{{name}} har sett på profilen deres',
    unnamed: 'Noen har sett på profilen deres',
    gathered: {
      one: 'Et besøk på profilen deres fra {{names}}',
      other: '{{count}} besøk på profilen deres fra {{names}}',
    },
  },
  [NotificationTopic.Favourite]: {
    named: '{{name}} har gjort dere til favoritt',
    unnamed: 'Noen har gjort dere til favoritt',
    gathered: { one: '{{names}} har gjort dere til favoritt', other: '{{names}} har gjort dere til favoritt' },
  },
  [NotificationTopic.FavouriteOnline]: { unnamed: 'En av favorittene deres er på nett' },
  [NotificationTopic.Like]: {
    named: '{{name}} liker noe av deres',
    unnamed: 'Noen liker noe av deres',
    gathered: { one: '{{names}} liker noe av deres', other: '{{names}} liker noe av deres' },
  },
  [NotificationTopic.GuestbookEntry]: {
    named: '{{name}} har skrevet i gjesteboken deres',
    unnamed: 'Noen har skrevet i gjesteboken deres',
    gathered: {
      one: 'En ny hilsen i gjesteboken deres fra {{names}}',
      other: '{{count}} nye hilsener i gjesteboken deres fra {{names}}',
    },
  },
  [NotificationTopic.RelationRequest]: {
    named: '{{name}} vil gjerne knyttes til dere',
    unnamed: 'Noen vil gjerne knyttes til dere',
    gathered: { one: '{{names}} vil gjerne knyttes til dere', other: '{{names}} vil gjerne knyttes til dere' },
  },
  [NotificationTopic.AlbumRequest]: {
    named: '{{name}} ber om å få se et av albumene deres',
    unnamed: 'Noen ber om å få se et av albumene deres',
    gathered: {
      one: '{{names}} ber om å få se et av albumene deres',
      other: '{{names}} ber om å få se albumene deres',
    },
  },
  [NotificationTopic.Mail]: { named: '{{name}} har skrevet til dere', unnamed: 'Dere har fått en ny melding' },
  [NotificationTopic.BlogComment]: {
    named: '{{name}} har kommentert blogginnlegget deres',
    unnamed: 'Det er en kommentar til blogginnlegget deres',
    gathered: {
      one: 'En kommentar til blogginnleggene deres fra {{names}}',
      other: '{{count}} kommentarer til blogginnleggene deres fra {{names}}',
    },
  },
  [NotificationTopic.CommentReply]: {
    named: '{{name}} har svart på kommentaren deres',
    unnamed: 'Det er et svar på kommentaren deres',
    gathered: {
      one: 'Et svar på kommentaren deres fra {{names}}',
      other: '{{count}} svar på kommentarene deres fra {{names}}',
    },
  },
  [NotificationTopic.Mention]: {
    named: '{{name}} har nevnt dere',
    unnamed: 'Noen har nevnt dere',
    gathered: { one: '{{names}} har nevnt dere', other: 'Dere er nevnt {{count}} ganger av {{names}}' },
  },
  [NotificationTopic.FollowedAuthorEntry]: { unnamed: 'Det er et nytt blogginnlegg til dere' },
  [NotificationTopic.FollowedEntryComment]: {
    named: '{{name}} har kommentert et innlegg dere følger',
    unnamed: 'Det er en kommentar til et innlegg dere følger',
    gathered: {
      one: 'En kommentar til et innlegg dere følger, fra {{names}}',
      other: '{{count}} kommentarer til innlegg dere følger, fra {{names}}',
    },
  },
  [NotificationTopic.DebateComment]: {
    named: '{{name}} har kommentert emnet deres i en losje',
    unnamed: 'Det er en kommentar til emnet deres i en losje',
    gathered: {
      one: 'En kommentar til emnene deres i losjer fra {{names}}',
      other: '{{count}} kommentarer til emnene deres i losjer fra {{names}}',
    },
  },
  [NotificationTopic.FollowedDebateComment]: {
    named: '{{name}} har kommentert et emne dere følger',
    unnamed: 'Det er en kommentar til et emne dere følger',
    gathered: {
      one: 'En kommentar til et emne dere følger, fra {{names}}',
      other: '{{count}} kommentarer til emner dere følger, fra {{names}}',
    },
  },
  [NotificationTopic.MeetupComment]: {
    named: '{{name}} har kommentert treffet deres',
    unnamed: 'Det er en kommentar til treffet deres',
    gathered: {
      one: 'En kommentar til treffene deres fra {{names}}',
      other: '{{count}} kommentarer til treffene deres fra {{names}}',
    },
  },
  [NotificationTopic.MeetupPlace]: {
    named: 'Dere har fått plass på et treff hos {{name}}',
    unnamed: 'Dere har fått plass på et treff',
    gathered: {
      one: 'Dere har fått plass på et treff hos {{names}}',
      other: 'Dere har fått plass på {{count}} treff hos {{names}}',
    },
  },
  [NotificationTopic.MeetupReminder]: {
    unnamed: 'Husk: Dere har et treff innen et døgn',
    gathered: {
      one: 'Husk treffet deres hos {{names}}',
      other: 'Husk de {{count}} treffene deres hos {{names}}',
    },
  },
  [NotificationTopic.MeetupCancelled]: {
    unnamed: 'Et treff dere er påmeldt, er avlyst',
  },
  [NotificationTopic.EventPlace]: {
    named: 'Dere har fått plass på et arrangement hos {{name}}',
    unnamed: 'Dere har fått plass på et arrangement',
    gathered: {
      one: 'Dere har fått plass på et arrangement hos {{names}}',
      other: 'Dere har fått plass på {{count}} arrangementer hos {{names}}',
    },
  },
  [NotificationTopic.EventReminder]: {
    unnamed: 'Husk: Dere har et arrangement innen et døgn',
  },
  [NotificationTopic.EventCancelled]: {
    unnamed: 'Et arrangement dere er påmeldt, er avlyst',
  },
  [NotificationTopic.EventComment]: {
    named: '{{name}} har kommentert arrangementet deres',
    unnamed: 'Det er en kommentar til arrangementet deres',
    gathered: {
      one: 'En kommentar til arrangementene deres fra {{names}}',
      other: '{{count}} kommentarer til arrangementene deres fra {{names}}',
    },
  },
  [NotificationTopic.EventQuestion]: {
    named: '{{name}} har et spørsmål om arrangementet deres',
    unnamed: 'Det er et spørsmål om arrangementet deres',
    gathered: {
      one: 'Et spørsmål om arrangementene deres fra {{names}}',
      other: '{{count}} spørsmål om arrangementene deres fra {{names}}',
    },
  },
  [NotificationTopic.EventAnswer]: {
    named: '{{name}} har svart på spørsmålet deres om et arrangement',
    unnamed: 'Spørsmålet deres om et arrangement har fått svar',
    gathered: {
      one: 'Et svar på spørsmålet deres om et arrangement fra {{names}}',
      other: '{{count}} svar på spørsmålene deres om arrangementer fra {{names}}',
    },
  },
  [NotificationTopic.NewFollower]: {
    named: '{{name}} følger nå bloggen deres',
    unnamed: 'Bloggen deres har fått en ny følger',
    gathered: {
      one: 'En ny følger av bloggen deres: {{names}}',
      other: '{{count}} nye følgere av bloggen deres: {{names}}',
    },
  },
  [NotificationTopic.LodgeMediaAccepted]: {
    named: '{{name}} har godkjent bildene eller videoene deres i en losje',
    unnamed: 'Bildene eller videoene deres i en losje er godkjent',
    gathered: {
      one: '{{names}} har godkjent bildene eller videoene deres i en losje',
      other: 'Bildene eller videoene deres i losjer er godkjent {{count}} ganger, av {{names}}',
    },
  },
  [NotificationTopic.LodgeMediaRejected]: {
    named: '{{name}} har avvist bildene eller videoene deres i en losje',
    unnamed: 'Bildene eller videoene deres i en losje er avvist',
    gathered: {
      one: '{{names}} har avvist bildene eller videoene deres i en losje',
      other: 'Bildene eller videoene deres i losjer er avvist {{count}} ganger, av {{names}}',
    },
  },
  [NotificationTopic.LodgeRequest]: {
    named: '{{name}} vil gjerne bli med i losjen deres',
    unnamed: 'Noen vil gjerne bli med i en av losjene deres',
    gathered: {
      one: 'En søknad til losjene deres fra {{names}}',
      other: '{{count}} søknader til losjene deres fra {{names}}',
    },
  },
  [NotificationTopic.LodgeRequestApproved]: {
    named: '{{name}} har tatt dere opp i en losje',
    unnamed: 'Dere er tatt opp i en losje',
    gathered: {
      one: '{{names}} har tatt dere opp i en losje',
      other: 'Dere er tatt opp i {{count}} losjer av {{names}}',
    },
  },
  [NotificationTopic.LodgeRequestDeclined]: {
    named: '{{name}} har avslått søknaden deres til en losje',
    unnamed: 'Søknaden deres til en losje er avslått',
    gathered: {
      one: '{{names}} har avslått søknaden deres til en losje',
      other: '{{count}} av søknadene deres til losjer er avslått av {{names}}',
    },
  },
  [NotificationTopic.LodgeInvitation]: {
    named: '{{name}} har invitert dere til en losje',
    unnamed: 'Dere er invitert til en losje',
    gathered: {
      one: 'En invitasjon til en losje fra {{names}}',
      other: '{{count}} invitasjoner til losjer fra {{names}}',
    },
  },
  [NotificationTopic.LodgeRole]: {
    named: '{{name}} har gitt dere en ny rolle i en losje',
    unnamed: 'Dere har fått en ny rolle i en losje',
    gathered: {
      one: '{{names}} har gitt dere en ny rolle i en losje',
      other: 'Dere har fått {{count}} nye roller i losjer av {{names}}',
    },
  },
  [NotificationTopic.BondRequest]: {
    named: '{{name}} vil gjerne ha en forbindelse med dere',
    unnamed: 'Noen vil gjerne ha en forbindelse med dere',
    gathered: {
      one: '{{names}} vil gjerne ha en forbindelse med dere',
      other: '{{names}} vil gjerne ha en forbindelse med dere',
    },
  },
  [NotificationTopic.BondAccepted]: {
    named: '{{name}} har sagt ja til en forbindelse med dere',
    unnamed: 'Noen har sagt ja til en forbindelse med dere',
    gathered: {
      one: '{{names}} har sagt ja til en forbindelse med dere',
      other: '{{names}} har sagt ja til en forbindelse med dere',
    },
  },
  [NotificationTopic.BondRoleChange]: {
    named: '{{name}} vil gjerne endre forbindelsen med dere',
    unnamed: 'Noen vil gjerne endre en forbindelse med dere',
    gathered: {
      one: '{{names}} vil gjerne endre forbindelsen med dere',
      other: '{{names}} vil gjerne endre forbindelsene med dere',
    },
  },
  [NotificationTopic.BondDeleted]: {
    named: '{{name}} har avsluttet forbindelsen med dere',
    unnamed: 'Noen har avsluttet en forbindelse med dere',
    gathered: {
      one: '{{names}} har avsluttet forbindelsen med dere',
      other: '{{names}} har avsluttet forbindelsene med dere',
    },
  },
}

export default texts
