import { NotificationTopic } from '../../contract/enums'
import type { CoupleNotificationTexts } from './notice'

const texts: CoupleNotificationTexts = {
  [NotificationTopic.Visit]: {
    named: '{{name}} har kigget på jeres profil',
    unnamed: 'Nogen har kigget på jeres profil',
    gathered: { one: 'Et besøg på jeres profil fra {{names}}', other: '{{count}} besøg på jeres profil fra {{names}}' },
  },
  [NotificationTopic.Favourite]: {
    named: '{{name}} har gjort jer til favorit',
    unnamed: 'Nogen har gjort jer til favorit',
    gathered: { one: '{{names}} har gjort jer til favorit', other: '{{names}} har gjort jer til favorit' },
  },
  [NotificationTopic.FavouriteOnline]: { unnamed: 'En af jeres favoritter er online' },
  [NotificationTopic.Like]: {
    named: '{{name}} synes godt om noget af jeres',
    unnamed: 'Nogen synes godt om noget af jeres',
    gathered: { one: '{{names}} synes godt om noget af jeres', other: '{{names}} synes godt om noget af jeres' },
  },
  [NotificationTopic.GuestbookEntry]: {
    named: '{{name}} har skrevet i jeres gæstebog',
    unnamed: 'Nogen har skrevet i jeres gæstebog',
    gathered: {
      one: 'En ny hilsen i jeres gæstebog fra {{names}}',
      other: '{{count}} nye hilsner i jeres gæstebog fra {{names}}',
    },
  },
  [NotificationTopic.RelationRequest]: {
    named: '{{name}} vil gerne knyttes til jer',
    unnamed: 'Nogen vil gerne knyttes til jer',
    gathered: { one: '{{names}} vil gerne knyttes til jer', other: '{{names}} vil gerne knyttes til jer' },
  },
  [NotificationTopic.AlbumRequest]: {
    named: '{{name}} beder om at se et af jeres albummer',
    unnamed: 'Nogen beder om at se et af jeres albummer',
    gathered: {
      one: '{{names}} beder om at se et af jeres albummer',
      other: '{{names}} beder om at se jeres albummer',
    },
  },
  [NotificationTopic.Mail]: { named: '{{name}} har skrevet til jer', unnamed: 'I har fået en ny besked' },
  [NotificationTopic.BlogComment]: {
    named: '{{name}} har kommenteret jeres blogindlæg',
    unnamed: 'Der er en kommentar til jeres blogindlæg',
    gathered: {
      one: 'En kommentar til jeres blogindlæg fra {{names}}',
      other: '{{count}} kommentarer til jeres blogindlæg fra {{names}}',
    },
  },
  [NotificationTopic.CommentReply]: {
    named: '{{name}} har svaret på jeres kommentar',
    unnamed: 'Der er et svar på jeres kommentar',
    gathered: {
      one: 'Et svar på jeres kommentar fra {{names}}',
      other: '{{count}} svar på jeres kommentarer fra {{names}}',
    },
  },
  [NotificationTopic.Mention]: {
    named: '{{name}} har nævnt jer',
    unnamed: 'Nogen har nævnt jer',
    gathered: { one: '{{names}} har nævnt jer', other: 'I er nævnt {{count}} gange af {{names}}' },
  },
  [NotificationTopic.FollowedAuthorEntry]: { unnamed: 'Der er et nyt blogindlæg til jer' },
  [NotificationTopic.FollowedEntryComment]: {
    named: '{{name}} har kommenteret et indlæg, I følger',
    unnamed: 'Der er en kommentar til et indlæg, I følger',
    gathered: {
      one: 'En kommentar til et indlæg, I følger, fra {{names}}',
      other: '{{count}} kommentarer til indlæg, I følger, fra {{names}}',
    },
  },
  [NotificationTopic.DebateComment]: {
    named: '{{name}} har kommenteret jeres emne i en loge',
    unnamed: 'Der er en kommentar til jeres emne i en loge',
    gathered: {
      one: 'En kommentar til jeres emner i loger fra {{names}}',
      other: '{{count}} kommentarer til jeres emner i loger fra {{names}}',
    },
  },
  [NotificationTopic.FollowedDebateComment]: {
    named: '{{name}} har kommenteret et emne, I følger',
    unnamed: 'Der er en kommentar til et emne, I følger',
    gathered: {
      one: 'En kommentar til et emne, I følger, fra {{names}}',
      other: '{{count}} kommentarer til emner, I følger, fra {{names}}',
    },
  },
  [NotificationTopic.MeetupComment]: {
    named: '{{name}} har kommenteret jeres træf',
    unnamed: 'Der er en kommentar til jeres træf',
    gathered: {
      one: 'En kommentar til jeres træf fra {{names}}',
      other: '{{count}} kommentarer til jeres træf fra {{names}}',
    },
  },
  [NotificationTopic.MeetupPlace]: {
    named: 'I har fået plads til et træf hos {{name}}',
    unnamed: 'I har fået plads til et træf',
    gathered: {
      one: 'I har fået plads til et træf hos {{names}}',
      other: 'I har fået plads til {{count}} træf hos {{names}}',
    },
  },
  [NotificationTopic.MeetupReminder]: {
    unnamed: 'Husk: I har et træf inden for et døgn',
    gathered: {
      one: 'Husk jeres træf hos {{names}}',
      other: 'Husk jeres {{count}} træf hos {{names}}',
    },
  },
  [NotificationTopic.MeetupCancelled]: {
    unnamed: 'Et træf, I er tilmeldt, er aflyst',
  },
  [NotificationTopic.EventPlace]: {
    named: 'I har fået plads til et event hos {{name}}',
    unnamed: 'I har fået plads til et event',
    gathered: {
      one: 'I har fået plads til et event hos {{names}}',
      other: 'I har fået plads til {{count}} events hos {{names}}',
    },
  },
  [NotificationTopic.EventReminder]: {
    unnamed: 'Husk: I har et event inden for et døgn',
  },
  [NotificationTopic.EventCancelled]: {
    unnamed: 'Et event, I er tilmeldt, er aflyst',
  },
  [NotificationTopic.EventComment]: {
    named: '{{name}} har kommenteret jeres event',
    unnamed: 'Der er en kommentar til jeres event',
    gathered: {
      one: 'En kommentar til jeres events fra {{names}}',
      other: '{{count}} kommentarer til jeres events fra {{names}}',
    },
  },
  [NotificationTopic.EventQuestion]: {
    named: '{{name}} har et spørgsmål om jeres event',
    unnamed: 'Der er et spørgsmål om jeres event',
    gathered: {
      one: 'Et spørgsmål om jeres events fra {{names}}',
      other: '{{count}} spørgsmål om jeres events fra {{names}}',
    },
  },
  [NotificationTopic.EventAnswer]: {
    named: '{{name}} har svaret på jeres spørgsmål om et event',
    unnamed: 'Jeres spørgsmål om et event har fået svar',
    gathered: {
      one: 'Et svar på jeres spørgsmål om et event fra {{names}}',
      other: '{{count}} svar på jeres spørgsmål om events fra {{names}}',
    },
  },
  [NotificationTopic.NewFollower]: {
    named: '{{name}} følger nu jeres blog',
    unnamed: 'Jeres blog har fået en ny følger',
    gathered: { one: 'En ny følger af jeres blog: {{names}}', other: '{{count}} nye følgere af jeres blog: {{names}}' },
  },
  [NotificationTopic.LodgeMediaAccepted]: {
    named: '{{name}} har godkendt jeres billeder eller videoer i en loge',
    unnamed: 'Jeres billeder eller videoer i en loge er godkendt',
    gathered: {
      one: '{{names}} har godkendt jeres billeder eller videoer i en loge',
      other: 'Jeres billeder eller videoer i loger er godkendt {{count}} gange, af {{names}}',
    },
  },
  [NotificationTopic.LodgeMediaRejected]: {
    named: '{{name}} har afvist jeres billeder eller videoer i en loge',
    unnamed: 'Jeres billeder eller videoer i en loge er afvist',
    gathered: {
      one: '{{names}} har afvist jeres billeder eller videoer i en loge',
      other: 'Jeres billeder eller videoer i loger er afvist {{count}} gange, af {{names}}',
    },
  },
  [NotificationTopic.LodgeRequest]: {
    named: '{{name}} vil gerne med i jeres loge',
    unnamed: 'Nogen vil gerne med i en af jeres loger',
    gathered: {
      one: 'En ansøgning til jeres loger fra {{names}}',
      other: '{{count}} ansøgninger til jeres loger fra {{names}}',
    },
  },
  [NotificationTopic.LodgeRequestApproved]: {
    named: '{{name}} har taget jer med i en loge',
    unnamed: 'I er kommet med i en loge',
    gathered: {
      one: '{{names}} har taget jer med i en loge',
      other: 'I er kommet med i {{count}} loger, godkendt af {{names}}',
    },
  },
  [NotificationTopic.LodgeRequestDeclined]: {
    named: '{{name}} har afvist jeres ansøgning til en loge',
    unnamed: 'Jeres ansøgning til en loge er afvist',
    gathered: {
      one: '{{names}} har afvist jeres ansøgning til en loge',
      other: '{{count}} af jeres ansøgninger til loger er afvist af {{names}}',
    },
  },
  [NotificationTopic.LodgeInvitation]: {
    named: '{{name}} har inviteret jer til en loge',
    unnamed: 'I er inviteret til en loge',
    gathered: {
      one: 'En invitation til en loge fra {{names}}',
      other: '{{count}} invitationer til loger fra {{names}}',
    },
  },
  [NotificationTopic.LodgeRole]: {
    named: '{{name}} har givet jer en ny rolle i en loge',
    unnamed: 'I har fået en ny rolle i en loge',
    gathered: {
      one: '{{names}} har givet jer en ny rolle i en loge',
      other: 'I har fået {{count}} nye roller i loger af {{names}}',
    },
  },
  [NotificationTopic.BondRequest]: {
    named: '{{name}} vil gerne forbindes med jer',
    unnamed: 'Nogen vil gerne forbindes med jer',
    gathered: { one: '{{names}} vil gerne forbindes med jer', other: '{{names}} vil gerne forbindes med jer' },
  },
  [NotificationTopic.BondAccepted]: {
    named: '{{name}} har sagt ja til en forbindelse med jer',
    unnamed: 'Nogen har sagt ja til en forbindelse med jer',
    gathered: {
      one: '{{names}} har sagt ja til en forbindelse med jer',
      other: '{{names}} har sagt ja til en forbindelse med jer',
    },
  },
  [NotificationTopic.BondRoleChange]: {
    named: '{{name}} vil gerne ændre forbindelsen med jer',
    unnamed: 'Nogen vil gerne ændre en forbindelse med jer',
    gathered: {
      one: '{{names}} vil gerne ændre forbindelsen med jer',
      other: '{{names}} vil gerne ændre deres forbindelser med jer',
    },
  },
  [NotificationTopic.BondDeleted]: {
    named: '{{name}} har afsluttet forbindelsen med jer',
    unnamed: 'Nogen har afsluttet en forbindelse med jer',
    gathered: {
      one: '{{names}} har afsluttet forbindelsen med jer',
      other: '{{names}} har afsluttet deres forbindelser med jer',
    },
  },
}

export default texts
