import { NotificationTopic } from '../../contract/enums'
import type { NotificationTexts } from './notice'

const texts: NotificationTexts = {
  andMore: '{{names}} og {{count}} til',
  topics: {
    [NotificationTopic.Visit]: {
      named: '{{name}} har sett på profilen din',
      unnamed: 'Noen har sett på profilen din',
      gathered: {
        one: 'Et besøk på profilen din fra {{names}}',
        other: '{{count}} besøk på profilen din fra {{names}}',
      },
    },
    [NotificationTopic.Favourite]: {
      named: '{{name}} har gjort deg til favoritt',
      unnamed: 'Noen har gjort deg til favoritt',
      gathered: { one: '{{names}} har gjort deg til favoritt', other: '{{names}} har gjort deg til favoritt' },
    },
    [NotificationTopic.FavouriteOnline]: {
      named: '{{name}} er på nett',
      unnamed: 'En av favorittene dine er på nett',
      gathered: { one: '{{names}} har vært på nett', other: '{{names}} har vært på nett' },
    },
    [NotificationTopic.Like]: {
      named: '{{name}} liker noe av ditt',
      unnamed: 'Noen liker noe av ditt',
      gathered: { one: '{{names}} liker noe av ditt', other: '{{names}} liker noe av ditt' },
    },
    [NotificationTopic.GuestbookEntry]: {
      named: '{{name}} har skrevet i gjesteboken din',
      unnamed: 'Noen har skrevet i gjesteboken din',
      gathered: {
        one: 'En ny hilsen i gjesteboken din fra {{names}}',
        other: '{{count}} nye hilsener i gjesteboken din fra {{names}}',
      },
    },
    [NotificationTopic.RelationRequest]: {
      named: '{{name}} vil gjerne knyttes til deg',
      unnamed: 'Noen vil gjerne knyttes til deg',
      gathered: { one: '{{names}} vil gjerne knyttes til deg', other: '{{names}} vil gjerne knyttes til deg' },
    },
    [NotificationTopic.AlbumRequest]: {
      named: '{{name}} ber om å få se et av albumene dine',
      unnamed: 'Noen ber om å få se et av albumene dine',
      gathered: {
        one: '{{names}} ber om å få se et av albumene dine',
        other: '{{names}} ber om å få se albumene dine',
      },
    },
    [NotificationTopic.Mail]: {
      named: '{{name}} har skrevet til deg',
      unnamed: 'Du har fått en ny melding',
      gathered: { one: 'En melding fra {{names}}', other: '{{count}} meldinger fra {{names}}' },
    },
    [NotificationTopic.GroupChat]: {
      named: '{{name}} har skrevet i en gruppe',
      unnamed: 'Det er en ny melding i en gruppe',
      gathered: { one: 'En melding i en gruppe fra {{names}}', other: '{{count}} meldinger i grupper fra {{names}}' },
    },
    [NotificationTopic.BlogComment]: {
      named: '{{name}} har kommentert blogginnlegget ditt',
      unnamed: 'Det er en kommentar til blogginnlegget ditt',
      gathered: {
        one: 'En kommentar til blogginnleggene dine fra {{names}}',
        other: '{{count}} kommentarer til blogginnleggene dine fra {{names}}',
      },
    },
    [NotificationTopic.CommentReply]: {
      named: '{{name}} har svart på kommentaren din',
      unnamed: 'Det er et svar på kommentaren din',
      gathered: {
        one: 'Et svar på kommentaren din fra {{names}}',
        other: '{{count}} svar på kommentarene dine fra {{names}}',
      },
    },
    [NotificationTopic.Mention]: {
      named: '{{name}} har nevnt deg',
      unnamed: 'Noen har nevnt deg',
      gathered: { one: '{{names}} har nevnt deg', other: 'Du er nevnt {{count}} ganger av {{names}}' },
    },
    [NotificationTopic.FollowedAuthorEntry]: {
      named: '{{name}} har publisert et blogginnlegg',
      unnamed: 'Det er et nytt blogginnlegg til deg',
      gathered: { one: 'Et nytt blogginnlegg av {{names}}', other: '{{count}} nye blogginnlegg av {{names}}' },
    },
    [NotificationTopic.FollowedEntryComment]: {
      named: '{{name}} har kommentert et innlegg du følger',
      unnamed: 'Det er en kommentar til et innlegg du følger',
      gathered: {
        one: 'En kommentar til et innlegg du følger, fra {{names}}',
        other: '{{count}} kommentarer til innlegg du følger, fra {{names}}',
      },
    },
    [NotificationTopic.DebateComment]: {
      named: '{{name}} har kommentert emnet ditt i en losje',
      unnamed: 'Det er en kommentar til emnet ditt i en losje',
      gathered: {
        one: 'En kommentar til emnene dine i losjer fra {{names}}',
        other: '{{count}} kommentarer til emnene dine i losjer fra {{names}}',
      },
    },
    [NotificationTopic.FollowedDebateComment]: {
      named: '{{name}} har kommentert et emne du følger',
      unnamed: 'Det er en kommentar til et emne du følger',
      gathered: {
        one: 'En kommentar til et emne du følger, fra {{names}}',
        other: '{{count}} kommentarer til emner du følger, fra {{names}}',
      },
    },
    [NotificationTopic.MeetupComment]: {
      named: '{{name}} har kommentert treffet ditt',
      unnamed: 'Det er en kommentar til treffet ditt',
      gathered: {
        one: 'En kommentar til treffene dine fra {{names}}',
        other: '{{count}} kommentarer til treffene dine fra {{names}}',
      },
    },
    [NotificationTopic.MeetupPlace]: {
      named: 'Du har fått plass på et treff hos {{name}}',
      unnamed: 'Du har fått plass på et treff',
      gathered: {
        one: 'Du har fått plass på et treff hos {{names}}',
        other: 'Du har fått plass på {{count}} treff hos {{names}}',
      },
    },
    [NotificationTopic.MeetupReminder]: {
      named: 'Husk: Innen et døgn er det treff hos {{name}}',
      unnamed: 'Husk: Du har et treff innen et døgn',
      gathered: {
        one: 'Husk treffet ditt hos {{names}}',
        other: 'Husk de {{count}} treffene dine hos {{names}}',
      },
    },
    [NotificationTopic.MeetupChanged]: {
      named: '{{name}} har nytt om tid eller sted for et treff',
      unnamed: 'Et treff har fått ny tid eller nytt sted',
      gathered: {
        one: 'Et treff har fått ny tid eller nytt sted, sier {{names}}',
        other: '{{count}} treff har fått ny tid eller nytt sted, sier {{names}}',
      },
    },
    [NotificationTopic.MeetupCancelled]: {
      named: '{{name}} melder at et treff er avlyst',
      unnamed: 'Et treff du er påmeldt, er avlyst',
      gathered: {
        one: 'Et treff er avlyst, sier {{names}}',
        other: '{{count}} treff er avlyst, sier {{names}}',
      },
    },
    [NotificationTopic.EventPlace]: {
      named: 'Du har fått plass på et arrangement hos {{name}}',
      unnamed: 'Du har fått plass på et arrangement',
      gathered: {
        one: 'Du har fått plass på et arrangement hos {{names}}',
        other: 'Du har fått plass på {{count}} arrangementer hos {{names}}',
      },
    },
    [NotificationTopic.EventReminder]: {
      named: 'Husk: Innen et døgn er det arrangement hos {{name}}',
      unnamed: 'Husk: Du har et arrangement innen et døgn',
      gathered: {
        one: 'Husk arrangementet hos {{names}}',
        other: 'Husk {{count}} arrangementer hos {{names}}',
      },
    },
    [NotificationTopic.EventChanged]: {
      named: '{{name}} har nytt om tid eller sted for et arrangement',
      unnamed: 'Et arrangement har fått ny tid eller nytt sted',
      gathered: {
        one: 'Et arrangement har fått ny tid eller nytt sted, sier {{names}}',
        other: '{{count}} arrangementer har fått ny tid eller nytt sted, sier {{names}}',
      },
    },
    [NotificationTopic.EventCancelled]: {
      named: '{{name}} melder at et arrangement er avlyst',
      unnamed: 'Et arrangement du er påmeldt, er avlyst',
      gathered: {
        one: 'Et arrangement er avlyst, sier {{names}}',
        other: '{{count}} arrangementer er avlyst, sier {{names}}',
      },
    },
    [NotificationTopic.EventComment]: {
      named: '{{name}} har kommentert arrangementet ditt',
      unnamed: 'Det er en kommentar til arrangementet ditt',
      gathered: {
        one: 'En kommentar til arrangementene dine fra {{names}}',
        other: '{{count}} kommentarer til arrangementene dine fra {{names}}',
      },
    },
    [NotificationTopic.EventQuestion]: {
      named: '{{name}} har et spørsmål om arrangementet ditt',
      unnamed: 'Det er et spørsmål om arrangementet ditt',
      gathered: {
        one: 'Et spørsmål om arrangementene dine fra {{names}}',
        other: '{{count}} spørsmål om arrangementene dine fra {{names}}',
      },
    },
    [NotificationTopic.EventAnswer]: {
      named: '{{name}} har svart på spørsmålet ditt om et arrangement',
      unnamed: 'Spørsmålet ditt om et arrangement har fått svar',
      gathered: {
        one: 'Et svar på spørsmålet ditt om et arrangement fra {{names}}',
        other: '{{count}} svar på spørsmålene dine om arrangementer fra {{names}}',
      },
    },
    [NotificationTopic.NewFollower]: {
      named: '{{name}} følger nå bloggen din',
      unnamed: 'Bloggen din har fått en ny følger',
      gathered: {
        one: 'En ny følger av bloggen din: {{names}}',
        other: '{{count}} nye følgere av bloggen din: {{names}}',
      },
    },
    [NotificationTopic.LodgeMediaAccepted]: {
      named: '{{name}} har godkjent bildene eller videoene dine i en losje',
      unnamed: 'Bildene eller videoene dine i en losje er godkjent',
      gathered: {
        one: '{{names}} har godkjent bildene eller videoene dine i en losje',
        other: 'Bildene eller videoene dine i losjer er godkjent {{count}} ganger, av {{names}}',
      },
    },
    [NotificationTopic.LodgeMediaRejected]: {
      named: '{{name}} har avvist bildene eller videoene dine i en losje',
      unnamed: 'Bildene eller videoene dine i en losje er avvist',
      gathered: {
        one: '{{names}} har avvist bildene eller videoene dine i en losje',
        other: 'Bildene eller videoene dine i losjer er avvist {{count}} ganger, av {{names}}',
      },
    },
    [NotificationTopic.LodgeRequest]: {
      named: '{{name}} vil gjerne bli med i losjen din',
      unnamed: 'Noen vil gjerne bli med i en av losjene dine',
      gathered: {
        one: 'En søknad til losjene dine fra {{names}}',
        other: '{{count}} søknader til losjene dine fra {{names}}',
      },
    },
    [NotificationTopic.LodgeRequestApproved]: {
      named: '{{name}} har tatt deg opp i en losje',
      unnamed: 'Du er tatt opp i en losje',
      gathered: {
        one: '{{names}} har tatt deg opp i en losje',
        other: 'Du er tatt opp i {{count}} losjer av {{names}}',
      },
    },
    [NotificationTopic.LodgeRequestDeclined]: {
      named: '{{name}} har avslått søknaden din til en losje',
      unnamed: 'Søknaden din til en losje er avslått',
      gathered: {
        one: '{{names}} har avslått søknaden din til en losje',
        other: '{{count}} av søknadene dine til losjer er avslått av {{names}}',
      },
    },
    [NotificationTopic.LodgeInvitation]: {
      named: '{{name}} har invitert deg til en losje',
      unnamed: 'Du er invitert til en losje',
      gathered: {
        one: 'En invitasjon til en losje fra {{names}}',
        other: '{{count}} invitasjoner til losjer fra {{names}}',
      },
    },
    [NotificationTopic.LodgeRole]: {
      named: '{{name}} har gitt deg en ny rolle i en losje',
      unnamed: 'Du har fått en ny rolle i en losje',
      gathered: {
        one: '{{names}} har gitt deg en ny rolle i en losje',
        other: 'Du har fått {{count}} nye roller i losjer av {{names}}',
      },
    },
    [NotificationTopic.BondRequest]: {
      named: '{{name}} vil gjerne ha en forbindelse med deg',
      unnamed: 'Noen vil gjerne ha en forbindelse med deg',
      gathered: {
        one: '{{names}} vil gjerne ha en forbindelse med deg',
        other: '{{names}} vil gjerne ha en forbindelse med deg',
      },
    },
    [NotificationTopic.BondAccepted]: {
      named: '{{name}} har sagt ja til en forbindelse med deg',
      unnamed: 'Noen har sagt ja til en forbindelse med deg',
      gathered: {
        one: '{{names}} har sagt ja til en forbindelse med deg',
        other: '{{names}} har sagt ja til en forbindelse med deg',
      },
    },
    [NotificationTopic.BondRoleChange]: {
      named: '{{name}} vil gjerne endre forbindelsen med deg',
      unnamed: 'Noen vil gjerne endre en forbindelse med deg',
      gathered: {
        one: '{{names}} vil gjerne endre forbindelsen med deg',
        other: '{{names}} vil gjerne endre forbindelsene med deg',
      },
    },
    [NotificationTopic.BondDeleted]: {
      named: '{{name}} har avsluttet forbindelsen med deg',
      unnamed: 'Noen har avsluttet en forbindelse med deg',
      gathered: {
        one: '{{names}} har avsluttet forbindelsen med deg',
        other: '{{names}} har avsluttet forbindelsene med deg',
      },
    },
  },
}

export default texts
