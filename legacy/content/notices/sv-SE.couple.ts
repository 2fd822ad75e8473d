import { NotificationTopic } from '../../contract/enums'
import type { CoupleNotificationTexts } from './notice'

const texts: CoupleNotificationTexts = {
  [NotificationTopic.Visit]: {
    named: '{{name}} har tittat på er profil',
    unnamed: 'Någon har tittat på er profil',
    gathered: { one: 'Ett besök på er profil från {{names}}', other: '{{count}} besök på er profil från {{names}}' },
  },
  [NotificationTopic.Favourite]: {
    named: '{{name}} har gjort er till favorit',
    unnamed: 'Någon har gjort er till favorit',
    gathered: { one: '{{names}} har gjort er till favorit', other: '{{names}} har gjort er till favorit' },
  },
  [NotificationTopic.FavouriteOnline]: { unnamed: 'En av era favoriter är online' },
  [NotificationTopic.Like]: {
    named: '{{name}} gillar något av ert',
    unnamed: 'Någon gillar något av ert',
    gathered: { one: '{{names}} gillar något av ert', other: '{{names}} gillar något av ert' },
  },
  [NotificationTopic.GuestbookEntry]: {
    named: '{{name}} har skrivit i er gästbok',
    unnamed: 'Någon har skrivit i er gästbok',
    gathered: {
      one: 'En ny hälsning i er gästbok från {{names}}',
      other: '{{count}} nya hälsningar i er gästbok från {{names}}',
    },
  },
  [NotificationTopic.RelationRequest]: {
    named: '{{name}} vill gärna kopplas till er',
    unnamed: 'Någon vill gärna kopplas till er',
    gathered: { one: '{{names}} vill gärna kopplas till er', other: '{{names}} vill gärna kopplas till er' },
  },
  [NotificationTopic.AlbumRequest]: {
    named: '{{name}} ber att få se ett av era album',
    unnamed: 'Någon ber att få se ett av era album',
    gathered: { one: '{{names}} ber att få se ett av era album', other: '{{names}} ber att få se era album' },
  },
  [NotificationTopic.Mail]: { named: '{{name}} har skrivit till er', unnamed: 'Ni har fått ett nytt meddelande' },
  [NotificationTopic.BlogComment]: {
    named: '{{name}} har kommenterat ert blogginlägg',
    unnamed: 'Det finns en kommentar till ert blogginlägg',
    gathered: {
      one: 'En kommentar till era blogginlägg från {{names}}',
      other: '{{count}} kommentarer till era blogginlägg från {{names}}',
    },
  },
  [NotificationTopic.CommentReply]: {
    named: '{{name}} har svarat på er kommentar',
    unnamed: 'Det finns ett svar på er kommentar',
    gathered: {
      one: 'Ett svar på er kommentar från {{names}}',
      other: '{{count}} svar på era kommentarer från {{names}}',
    },
  },
  [NotificationTopic.Mention]: {
    named: '{{name}} har nämnt er',
    unnamed: 'Någon har nämnt er',
    gathered: { one: '{{names}} har nämnt er', other: 'Ni har nämnts {{count}} gånger av {{names}}' },
  },
  [NotificationTopic.FollowedAuthorEntry]: { unnamed: 'Det finns ett nytt blogginlägg till er' },
  [NotificationTopic.FollowedEntryComment]: {
    named: '{{name}} har kommenterat ett inlägg som ni följer',
    unnamed: 'Det finns en kommentar till ett inlägg som ni följer',
    gathered: {
      one: 'En kommentar till ett inlägg som ni följer, från {{names}}',
      other: '{{count}} kommentarer till inlägg som ni följer, från {{names}}',
    },
  },
  [NotificationTopic.DebateComment]: {
    named: '{{name}} har kommenterat ert ämne i en loge',
    unnamed: 'Det finns en kommentar till ert ämne i en loge',
    gathered: {
      one: 'En kommentar till era ämnen i loger från {{names}}',
      other: '{{count}} kommentarer till era ämnen i loger från {{names}}',
    },
  },
  [NotificationTopic.FollowedDebateComment]: {
    named: '{{name}} har kommenterat ett ämne som ni följer',
    unnamed: 'Det finns en kommentar till ett ämne som ni följer',
    gathered: {
      one: 'En kommentar till ett ämne som ni följer, från {{names}}',
      other: '{{count}} kommentarer till ämnen som ni följer, från {{names}}',
    },
  },
  [NotificationTopic.MeetupComment]: {
    named: '{{name}} har kommenterat er träff',
    unnamed: 'Det finns en kommentar till er träff',
    gathered: {
      one: 'En kommentar till era träffar från {{names}}',
      other: '{{count}} kommentarer till era träffar från {{names}}',
    },
  },
  [NotificationTopic.MeetupPlace]: {
    named: 'Ni har fått plats på en träff hos {{name}}',
    unnamed: 'Ni har fått plats på en träff',
    gathered: {
      one: 'Ni har fått plats på en träff hos {{names}}',
      other: 'Ni har fått plats på {{count}} träffar hos {{names}}',
    },
  },
  [NotificationTopic.MeetupReminder]: {
    unnamed: 'Kom ihåg: Ni har en träff inom ett dygn',
    gathered: {
      one: 'Kom ihåg er träff hos {{names}}',
      other: 'Kom ihåg era {{count}} träffar hos {{names}}',
    },
  },
  [NotificationTopic.MeetupCancelled]: {
    unnamed: 'En träff som ni är anmälda till är inställd',
  },
  [NotificationTopic.EventPlace]: {
    named: 'Ni har fått plats på ett evenemang hos {{name}}',
    unnamed: 'Ni har fått plats på ett evenemang',
    gathered: {
      one: 'Ni har fått plats på ett evenemang hos {{names}}',
      other: 'Ni har fått plats på {{count}} evenemang hos {{names}}',
    },
  },
  [NotificationTopic.EventReminder]: {
    unnamed: 'Kom ihåg: Ni har ett evenemang inom ett dygn',
  },
  [NotificationTopic.EventCancelled]: {
    unnamed: 'Ett evenemang som ni är anmälda till är inställt',
  },
  [NotificationTopic.EventComment]: {
    named: '{{name}} har kommenterat ert evenemang',
    unnamed: 'Det finns en kommentar till ert evenemang',
    gathered: {
      one: 'En kommentar till era evenemang från {{names}}',
      other: '{{count}} kommentarer till era evenemang från {{names}}',
    },
  },
  [NotificationTopic.EventQuestion]: {
    named: '{{name}} har en fråga om ert evenemang',
    unnamed: 'Det finns en fråga om ert evenemang',
    gathered: {
      one: 'En fråga om era evenemang från {{names}}',
      other: '{{count}} frågor om era evenemang från {{names}}',
    },
  },
  [NotificationTopic.EventAnswer]: {
    named: '{{name}} har svarat på er fråga om ett evenemang',
    unnamed: 'Er fråga om ett evenemang har fått svar',
    gathered: {
      one: 'Ett svar på er fråga om ett evenemang från {{names}}',
      other: '{{count}} svar på era frågor om evenemang från {{names}}',
    },
  },
  [NotificationTopic.NewFollower]: {
    named: '{{name}} följer nu er blogg',
    unnamed: 'Er blogg har fått en ny följare',
    gathered: { one: 'En ny följare av er blogg: {{names}}', other: '{{count}} nya följare av er blogg: {{names}}' },
  },
  [NotificationTopic.LodgeMediaAccepted]: {
    named: '{{name}} har godkänt era bilder eller videor i en loge',
    unnamed: 'Era bilder eller videor i en loge har godkänts',
    gathered: {
      one: '{{names}} har godkänt era bilder eller videor i en loge',
      other: 'Era bilder eller videor i loger har godkänts {{count}} gånger, av {{names}}',
    },
  },
  [NotificationTopic.LodgeMediaRejected]: {
    named: '{{name}} har avvisat era bilder eller videor i en loge',
    unnamed: 'Era bilder eller videor i en loge har avvisats',
    gathered: {
      one: '{{names}} har avvisat era bilder eller videor i en loge',
      other: 'Era bilder eller videor i loger har avvisats {{count}} gånger, av {{names}}',
    },
  },
  [NotificationTopic.LodgeRequest]: {
    named: '{{name}} vill gå med i er loge',
    unnamed: 'Någon vill gå med i en av era loger',
    gathered: {
      one: 'En ansökan till era loger från {{names}}',
      other: '{{count}} ansökningar till era loger från {{names}}',
    },
  },
  [NotificationTopic.LodgeRequestApproved]: {
    named: '{{name}} har släppt in er i en loge',
    unnamed: 'Ni har kommit med i en loge',
    gathered: {
      one: '{{names}} har släppt in er i en loge',
      other: 'Ni har kommit med i {{count}} loger, godkända av {{names}}',
    },
  },
  [NotificationTopic.LodgeRequestDeclined]: {
    named: '{{name}} har avslagit er ansökan till en loge',
    unnamed: 'Er ansökan till en loge har avslagits',
    gathered: {
      one: '{{names}} har avslagit er ansökan till en loge',
      other: '{{count}} av era ansökningar till loger har avslagits av {{names}}',
    },
  },
  [NotificationTopic.LodgeInvitation]: {
    named: '{{name}} har bjudit in er till en loge',
    unnamed: 'Ni är inbjudna till en loge',
    gathered: {
      one: 'En inbjudan till en loge från {{names}}',
      other: '{{count}} inbjudningar till loger från {{names}}',
    },
  },
  [NotificationTopic.LodgeRole]: {
    named: '{{name}} har gett er en ny roll i en loge',
    unnamed: 'Ni har fått en ny roll i en loge',
    gathered: {
      one: '{{names}} har gett er en ny roll i en loge',
      other: 'Ni har fått {{count}} nya roller i loger av {{names}}',
    },
  },
  [NotificationTopic.BondRequest]: {
    named: '{{name}} vill gärna ha en förbindelse med er',
    unnamed: 'Någon vill gärna ha en förbindelse med er',
    gathered: {
      one: '{{names}} vill gärna ha en förbindelse med er',
      other: '{{names}} vill gärna ha en förbindelse med er',
    },
  },
  [NotificationTopic.BondAccepted]: {
    named: '{{name}} har sagt ja till en förbindelse med er',
    unnamed: 'Någon har sagt ja till en förbindelse med er',
    gathered: {
      one: '{{names}} har sagt ja till en förbindelse med er',
      other: '{{names}} har sagt ja till en förbindelse med er',
    },
  },
  [NotificationTopic.BondRoleChange]: {
    named: '{{name}} vill gärna ändra förbindelsen med er',
    unnamed: 'Någon vill gärna ändra en förbindelse med er',
    gathered: {
      one: '{{names}} vill gärna ändra förbindelsen med er',
      other: '{{names}} vill gärna ändra sina förbindelser med er',
    },
  },
  [NotificationTopic.BondDeleted]: {
    named: '{{name}} har avslutat förbindelsen med er',
    unnamed: 'Någon har avslutat en förbindelse med er',
    gathered: {
      one: '{{names}} har avslutat förbindelsen med er',
      other: '{{names}} har avslutat sina förbindelser med er',
    },
  },
}

export default texts
