import { NotificationTopic } from '../../contract/enums'
import type { NotificationTexts } from './notice'

const texts: NotificationTexts = {
  andMore: '{{names}} og {{count}} til',
  topics: {
    [NotificationTopic.Visit]: {
      named: '{{name}} har kigget på din profil',
      unnamed: 'Nogen har kigget på din profil',
      gathered: { one: 'Et besøg på din profil fra {{names}}', other: '{{count}} besøg på din profil fra {{names}}' },
    },
    [NotificationTopic.Favourite]: {
      named: '{{name}} har gjort dig til favorit',
      unnamed: 'Nogen har gjort dig til favorit',
      gathered: { one: '{{names}} har gjort dig til favorit', other: '{{names}} har gjort dig til favorit' },
    },
    [NotificationTopic.FavouriteOnline]: {
      named: '{{name}} er online',
      unnamed: 'En af dine favoritter er online',
      gathered: { one: '{{names}} har været online', other: '{{names}} har været online' },
    },
    [NotificationTopic.Like]: {
      named: '{{name}} synes godt om noget af dit',
      unnamed: 'Nogen synes godt om noget af dit',
      gathered: { one: '{{names}} synes godt om noget af dit', other: '{{names}} synes godt om noget af dit' },
    },
    [NotificationTopic.GuestbookEntry]: {
      named: '{{name}} har skrevet i din gæstebog',
      unnamed: 'Nogen har skrevet i din gæstebog',
      gathered: {
        one: 'En ny hilsen i din gæstebog fra {{names}}',
        other: '{{count}} nye hilsner i din gæstebog fra {{names}}',
      },
    },
    [NotificationTopic.RelationRequest]: {
      named: '{{name}} vil gerne knyttes til dig',
      unnamed: 'Nogen vil gerne knyttes til dig',
      gathered: { one: '{{names}} vil gerne knyttes til dig', other: '{{names}} vil gerne knyttes til dig' },
    },
    [NotificationTopic.AlbumRequest]: {
      named: '{{name}} beder om at se et af dine albummer',
      unnamed: 'Nogen beder om at se et af dine albummer',
      gathered: {
        one: '{{names}} beder om at se et af dine albummer',
        other: '{{names}} beder om at se dine albummer',
      },
    },
    [NotificationTopic.Mail]: {
      named: '{{name}} har skrevet til dig',
      unnamed: 'Du har fået en ny besked',
      gathered: { one: 'En besked fra {{names}}', other: '{{count}} beskeder fra {{names}}' },
    },
    [NotificationTopic.GroupChat]: {
      named: '{{name}} har skrevet i en gruppe',
      unnamed: 'Der er en ny besked i en gruppe',
      gathered: { one: 'En besked i en gruppe fra {{names}}', other: '{{count}} beskeder i grupper fra {{names}}' },
    },
    [NotificationTopic.BlogComment]: {
      named: '{{name}} har kommenteret dit blogindlæg',
      unnamed: 'Der er en kommentar til dit blogindlæg',
      gathered: {
        one: 'En kommentar til dine blogindlæg fra {{names}}',
        other: '{{count}} kommentarer til dine blogindlæg fra {{names}}',
      },
    },
    [NotificationTopic.CommentReply]: {
      named: '{{name}} har svaret på din kommentar',
      unnamed: 'Der er et svar på din kommentar',
      gathered: {
        one: 'Et svar på din kommentar fra {{names}}',
        other: '{{count}} svar på dine kommentarer fra {{names}}',
      },
    },
    [NotificationTopic.Mention]: {
      named: '{{name}} har nævnt dig',
      unnamed: 'Nogen har nævnt dig',
      gathered: { one: '{{names}} har nævnt dig', other: 'Du er nævnt {{count}} gange af {{names}}' },
    },
    [NotificationTopic.FollowedAuthorEntry]: {
      named: '{{name}} har udgivet et blogindlæg',
      unnamed: 'Der er et nyt blogindlæg til dig',
      gathered: { one: 'Et nyt blogindlæg af {{names}}', other: '{{count}} nye blogindlæg af {{names}}' },
    },
    [NotificationTopic.FollowedEntryComment]: {
      named: '{{name}} har kommenteret et indlæg, du følger',
      unnamed: 'Der er en kommentar til et indlæg, du følger',
      gathered: {
        one: 'En kommentar til et indlæg, du følger, fra {{names}}',
        other: '{{count}} kommentarer til indlæg, du følger, fra {{names}}',
      },
    },
    [NotificationTopic.DebateComment]: {
      named: '{{name}} har kommenteret dit emne i en loge',
      unnamed: 'Der er en kommentar til dit emne i en loge',
      gathered: {
        one: 'En kommentar til dine emner i loger fra {{names}}',
        other: '{{count}} kommentarer til dine emner i loger fra {{names}}',
      },
    },
    [NotificationTopic.FollowedDebateComment]: {
      named: '{{name}} har kommenteret et emne, du følger',
      unnamed: 'Der er en kommentar til et emne, du følger',
      gathered: {
        one: 'En kommentar til et emne, du følger, fra {{names}}',
        other: '{{count}} kommentarer til emner, du følger, fra {{names}}',
      },
    },
    [NotificationTopic.MeetupComment]: {
      named: '{{name}} har kommenteret dit træf',
      unnamed: 'Der er en kommentar til dit træf',
      gathered: {
        one: 'En kommentar til dine træf fra {{names}}',
        other: '{{count}} kommentarer til dine træf fra {{names}}',
      },
    },
    [NotificationTopic.MeetupPlace]: {
      named: 'Du har fået plads til et træf hos {{name}}',
      unnamed: 'Du har fået plads til et træf',
      gathered: {
        one: 'Du har fået plads til et træf hos {{names}}',
        other: 'Du har fået plads til {{count}} træf hos {{names}}',
      },
    },
    [NotificationTopic.MeetupReminder]: {
      named: 'Husk: Inden for et døgn er der træf hos {{name}}',
      unnamed: 'Husk: Du har et træf inden for et døgn',
      gathered: {
        one: 'Husk dit træf hos {{names}}',
        other: 'Husk dine {{count}} træf hos {{names}}',
      },
    },
    [NotificationTopic.MeetupChanged]: {
      named: '{{name}} har nyt om tid eller sted for et træf',
      unnamed: 'Et træf har fået ny tid eller nyt sted',
      gathered: {
        one: 'Et træf har fået ny tid eller nyt sted, siger {{names}}',
        other: '{{count}} træf har fået ny tid eller nyt sted, siger {{names}}',
      },
    },
    [NotificationTopic.MeetupCancelled]: {
      named: '{{name}} melder, at et træf er aflyst',
      unnamed: 'Et træf, du er tilmeldt, er aflyst',
      gathered: {
        one: 'Et træf er aflyst, siger {{names}}',
        other: '{{count}} træf er aflyst, siger {{names}}',
      },
    },
    [NotificationTopic.EventPlace]: {
      named: 'Du har fået plads til et event hos {{name}}',
      unnamed: 'Du har fået plads til et event',
      gathered: {
        one: 'Du har fået plads til et event hos {{names}}',
        other: 'Du har fået plads til {{count}} events hos {{names}}',
      },
    },
    [NotificationTopic.EventReminder]: {
      named: 'Husk: Inden for et døgn er der event hos {{name}}',
      unnamed: 'Husk: Du har et event inden for et døgn',
      gathered: {
        one: 'Husk eventet hos {{names}}',
        other: 'Husk {{count}} events hos {{names}}',
      },
    },
    [NotificationTopic.EventChanged]: {
      named: '{{name}} har nyt om tid eller sted for et event',
      unnamed: 'Et event har fået ny tid eller nyt sted',
      gathered: {
        one: 'Et event har fået ny tid eller nyt sted, siger {{names}}',
        other: '{{count}} events har fået ny tid eller nyt sted, siger {{names}}',
      },
    },
    [NotificationTopic.EventCancelled]: {
      named: '{{name}} melder, at et event er aflyst',
      unnamed: 'Et event, du er tilmeldt, er aflyst',
      gathered: {
        one: 'Et event er aflyst, siger {{names}}',
        other: '{{count}} events er aflyst, siger {{names}}',
      },
    },
    [NotificationTopic.EventComment]: {
      named: '{{name}} har kommenteret dit event',
      unnamed: 'Der er en kommentar til dit event',
      gathered: {
        one: 'En kommentar til dine events fra {{names}}',
        other: '{{count}} kommentarer til dine events fra {{names}}',
      },
    },
    [NotificationTopic.EventQuestion]: {
      named: '{{name}} har et spørgsmål om dit event',
      unnamed: 'Der er et spørgsmål om dit event',
      gathered: {
        one: 'Et spørgsmål om dine events fra {{names}}',
        other: '{{count}} spørgsmål om dine events fra {{names}}',
      },
    },
    [NotificationTopic.EventAnswer]: {
      named: '{{name}} har svaret på dit spørgsmål om et event',
      unnamed: 'Dit spørgsmål om et event har fået svar',
      gathered: {
        one: 'Et svar på dit spørgsmål om et event fra {{names}}',
        other: '{{count}} svar på dine spørgsmål om events fra {{names}}',
      },
    },
    [NotificationTopic.NewFollower]: {
      named: '{{name}} følger nu din blog',
      unnamed: 'Din blog har fået en ny følger',
      gathered: { one: 'En ny følger af din blog: {{names}}', other: '{{count}} nye følgere af din blog: {{names}}' },
    },
    [NotificationTopic.LodgeMediaAccepted]: {
      named: '{{name}} har godkendt dine billeder eller videoer i en loge',
      unnamed: 'Dine billeder eller videoer i en loge er godkendt',
      gathered: {
        one: '{{names}} har godkendt dine billeder eller videoer i en loge',
        other: 'Dine billeder eller videoer i loger er godkendt {{count}} gange, af {{names}}',
      },
    },
    [NotificationTopic.LodgeMediaRejected]: {
      named: '{{name}} har afvist dine billeder eller videoer i en loge',
      unnamed: 'Dine billeder eller videoer i en loge er afvist',
      gathered: {
        one: '{{names}} har afvist dine billeder eller videoer i en loge',
        other: 'Dine billeder eller videoer i loger er afvist {{count}} gange, af {{names}}',
      },
    },
    [NotificationTopic.LodgeRequest]: {
      named: '{{name}} vil gerne med i din loge',
      unnamed: 'Nogen vil gerne med i en af dine loger',
      gathered: {
        one: 'En ansøgning til dine loger fra {{names}}',
        other: '{{count}} ansøgninger til dine loger fra {{names}}',
      },
    },
    [NotificationTopic.LodgeRequestApproved]: {
      named: '{{name}} har taget dig med i en loge',
      unnamed: 'Du er kommet med i en loge',
      gathered: {
        one: '{{names}} har taget dig med i en loge',
        other: 'Du er kommet med i {{count}} loger, godkendt af {{names}}',
      },
    },
    [NotificationTopic.LodgeRequestDeclined]: {
      named: '{{name}} har afvist din ansøgning til en loge',
      unnamed: 'Din ansøgning til en loge er afvist',
      gathered: {
        one: '{{names}} har afvist din ansøgning til en loge',
        other: '{{count}} af dine ansøgninger til loger er afvist af {{names}}',
      },
    },
    [NotificationTopic.LodgeInvitation]: {
      named: '{{name}} har inviteret dig til en loge',
      unnamed: 'Du er inviteret til en loge',
      gathered: {
        one: 'En invitation til en loge fra {{names}}',
        other: '{{count}} invitationer til loger fra {{names}}',
      },
    },
    [NotificationTopic.LodgeRole]: {
      named: '{{name}} har givet dig en ny rolle i en loge',
      unnamed: 'Du har fået en ny rolle i en loge',
      gathered: {
        one: '{{names}} har givet dig en ny rolle i en loge',
        other: 'Du har fået {{count}} nye roller i loger af {{names}}',
      },
    },
    [NotificationTopic.BondRequest]: {
      named: '{{name}} vil gerne forbindes med dig',
      unnamed: 'Nogen vil gerne forbindes med dig',
      gathered: { one: '{{names}} vil gerne forbindes med dig', other: '{{names}} vil gerne forbindes med dig' },
    },
    [NotificationTopic.BondAccepted]: {
      named: '{{name}} har sagt ja til en forbindelse med dig',
      unnamed: 'Nogen har sagt ja til en forbindelse med dig',
      gathered: {
        one: '{{names}} har sagt ja til en forbindelse med dig',
        other: '{{names}} har sagt ja til en forbindelse med dig',
      },
    },
    [NotificationTopic.BondRoleChange]: {
      named: '{{name}} vil gerne ændre forbindelsen med dig',
      unnamed: 'Nogen vil gerne ændre en forbindelse med dig',
      gathered: {
        one: '{{names}} vil gerne ændre forbindelsen med dig',
        other: '{{names}} vil gerne ændre deres forbindelser med dig',
      },
    },
    [NotificationTopic.BondDeleted]: {
      named: '{{name}} har afsluttet forbindelsen med dig',
      unnamed: 'Nogen har afsluttet en forbindelse med dig',
      gathered: {
        one: '{{names}} har afsluttet forbindelsen med dig',
        other: '{{names}} har afsluttet deres forbindelser med dig',
      },
    },
  },
}

export default texts
