import { NotificationTopic } from '../../contract/enums'
import type { NotificationTexts } from './notice'

const texts: NotificationTexts = {
  andMore: '{{names}} och {{count}} till',
  topics: {
    [NotificationTopic.Visit]: {
      named: '{{name}} har tittat på din profil',
      unnamed: 'Någon har tittat på din profil',
      gathered: {
        one: 'Ett besök på din profil från {{names}}',
        other: '{{count}} besök på din profil från {{names}}',
      },
    },
    [NotificationTopic.Favourite]: {
      named: '{{name}} har gjort dig till favorit',
      unnamed: 'Någon har gjort dig till favorit',
      gathered: { one: '{{names}} har gjort dig till favorit', other: '{{names}} har gjort dig till favorit' },
    },
    [NotificationTopic.FavouriteOnline]: {
      named: '{{name}} är online',
      unnamed: 'En av dina favoriter är online',
      gathered: { one: '{{names}} har varit online', other: '{{names}} har varit online' },
    },
    [NotificationTopic.Like]: {
      named: '{{name}} gillar något av ditt',
      unnamed: 'Någon gillar något av ditt',
      gathered: { one: '{{names}} gillar något av ditt', other: '{{names}} gillar något av ditt' },
    },
    [NotificationTopic.GuestbookEntry]: {
      named: '{{name}} har skrivit i din gästbok',
      unnamed: 'Någon har skrivit i din gästbok',
      gathered: {
        one: 'En ny hälsning i din gästbok från {{names}}',
        other: '{{count}} nya hälsningar i din gästbok från {{names}}',
      },
    },
    [NotificationTopic.RelationRequest]: {
      named: '{{name}} vill gärna kopplas till dig',
      unnamed: 'Någon vill gärna kopplas till dig',
      gathered: { one: '{{names}} vill gärna kopplas till dig', other: '{{names}} vill gärna kopplas till dig' },
    },
    [NotificationTopic.AlbumRequest]: {
      named: '{{name}} ber att få se ett av dina album',
      unnamed: 'Någon ber att få se ett av dina album',
      gathered: { one: '{{names}} ber att få se ett av dina album', other: '{{names}} ber att få se dina album' },
    },
    [NotificationTopic.Mail]: {
      named: '{{name}} har skrivit till dig',
      unnamed: 'Du har fått ett nytt meddelande',
      gathered: { one: 'Ett meddelande från {{names}}', other: '{{count}} meddelanden från {{names}}' },
    },
    [NotificationTopic.GroupChat]: {
      named: '{{name}} har skrivit i en grupp',
      unnamed: 'Det finns ett nytt meddelande i en grupp',
      gathered: {
        one: 'Ett meddelande i en grupp från {{names}}',
        other: '{{count}} meddelanden i grupper från {{names}}',
      },
    },
    [NotificationTopic.BlogComment]: {
      named: '{{name}} har kommenterat ditt blogginlägg',
      unnamed: 'Det finns en kommentar till ditt blogginlägg',
      gathered: {
        one: 'En kommentar till dina blogginlägg från {{names}}',
        other: '{{count}} kommentarer till dina blogginlägg från {{names}}',
      },
    },
    [NotificationTopic.CommentReply]: {
      named: '{{name}} har svarat på din kommentar',
      unnamed: 'Det finns ett svar på din kommentar',
      gathered: {
        one: 'Ett svar på din kommentar från {{names}}',
        other: '{{count}} svar på dina kommentarer från {{names}}',
      },
    },
    [NotificationTopic.Mention]: {
      named: '{{name}} har nämnt dig',
      unnamed: 'Någon har nämnt dig',
      gathered: { one: '{{names}} har nämnt dig', other: 'Du har nämnts {{count}} gånger av {{names}}' },
    },
    [NotificationTopic.FollowedAuthorEntry]: {
      named: '{{name}} har publicerat ett blogginlägg',
      unnamed: 'Det finns ett nytt blogginlägg till dig',
      gathered: { one: 'Ett nytt blogginlägg av {{names}}', other: '{{count}} nya blogginlägg av {{names}}' },
    },
    [NotificationTopic.FollowedEntryComment]: {
      named: '{{name}} har kommenterat ett inlägg som du följer',
      unnamed: 'Det finns en kommentar till ett inlägg som du följer',
      gathered: {
        one: 'En kommentar till ett inlägg som du följer, från {{names}}',
        other: '{{count}} kommentarer till inlägg som du följer, från {{names}}',
      },
    },
    [NotificationTopic.DebateComment]: {
      named: '{{name}} har kommenterat ditt ämne i en loge',
      unnamed: 'Det finns en kommentar till ditt ämne i en loge',
      gathered: {
        one: 'En kommentar till dina ämnen i loger från {{names}}',
        other: '{{count}} kommentarer till dina ämnen i loger från {{names}}',
      },
    },
    [NotificationTopic.FollowedDebateComment]: {
      named: '{{name}} har kommenterat ett ämne som du följer',
      unnamed: 'Det finns en kommentar till ett ämne som du följer',
      gathered: {
        one: 'En kommentar till ett ämne som du följer, från {{names}}',
        other: '{{count}} kommentarer till ämnen som du följer, från {{names}}',
      },
    },
    [NotificationTopic.MeetupComment]: {
      named: '{{name}} har kommenterat din träff',
      unnamed: 'Det finns en kommentar till din träff',
      gathered: {
        one: 'En kommentar till dina träffar från {{names}}',
        other: '{{count}} kommentarer till dina träffar från {{names}}',
      },
    },
    [NotificationTopic.MeetupPlace]: {
      named: 'Du har fått plats på en träff hos {{name}}',
      unnamed: 'Du har fått plats på en träff',
      gathered: {
        one: 'Du har fått plats på en träff hos {{names}}',
        other: 'Du har fått plats på {{count}} träffar hos {{names}}',
      },
    },
    [NotificationTopic.MeetupReminder]: {
      named: 'Kom ihåg: Inom ett dygn är det träff hos {{name}}',
      unnamed: 'Kom ihåg: Du har en träff inom ett dygn',
      gathered: {
        one: 'Kom ihåg din träff hos {{names}}',
        other: 'Kom ihåg dina {{count}} träffar hos {{names}}',
      },
    },
    [NotificationTopic.MeetupChanged]: {
      named: '{{name}} har nytt om tid eller plats för en träff',
      unnamed: 'En träff har fått ny tid eller plats',
      gathered: {
        one: 'En träff har fått ny tid eller plats, säger {{names}}',
        other: '{{count}} träffar har fått ny tid eller plats, säger {{names}}',
      },
    },
    [NotificationTopic.MeetupCancelled]: {
      named: '{{name}} meddelar att en träff är inställd',
      unnamed: 'En träff som du är anmäld till är inställd',
      gathered: {
        one: 'En träff är inställd, säger {{names}}',
        other: '{{count}} träffar är inställda, säger {{names}}',
      },
    },
    [NotificationTopic.EventPlace]: {
      named: 'Du har fått plats på ett evenemang hos {{name}}',
      unnamed: 'Du har fått plats på ett evenemang',
      gathered: {
        one: 'Du har fått plats på ett evenemang hos {{names}}',
        other: 'Du har fått plats på {{count}} evenemang hos {{names}}',
      },
    },
    [NotificationTopic.EventReminder]: {
      named: 'Kom ihåg: Inom ett dygn är det evenemang hos {{name}}',
      unnamed: 'Kom ihåg: Du har ett evenemang inom ett dygn',
      gathered: {
        one: 'Kom ihåg evenemanget hos {{names}}',
        other: 'Kom ihåg {{count}} evenemang hos {{names}}',
      },
    },
    [NotificationTopic.EventChanged]: {
      named: '{{name}} har nytt om tid eller plats för ett evenemang',
      unnamed: 'Ett evenemang har fått ny tid eller ny plats',
      gathered: {
        one: 'Ett evenemang har fått ny tid eller ny plats, säger {{names}}',
        other: '{{count}} evenemang har fått ny tid eller ny plats, säger {{names}}',
      },
    },
    [NotificationTopic.EventCancelled]: {
      named: '{{name}} meddelar att ett evenemang är inställt',
      unnamed: 'Ett evenemang som du är anmäld till är inställt',
      gathered: {
        one: 'Ett evenemang är inställt, säger {{names}}',
        other: '{{count}} evenemang är inställda, säger {{names}}',
      },
    },
    [NotificationTopic.EventComment]: {
      named: '{{name}} har kommenterat ditt evenemang',
      unnamed: 'Det finns en kommentar till ditt evenemang',
      gathered: {
        one: 'En kommentar till dina evenemang från {{names}}',
        other: '{{count}} kommentarer till dina evenemang från {{names}}',
      },
    },
    [NotificationTopic.EventQuestion]: {
      named: '{{name}} har en fråga om ditt evenemang',
      unnamed: 'Det finns en fråga om ditt evenemang',
      gathered: {
        one: 'En fråga om dina evenemang från {{names}}',
        other: '{{count}} frågor om dina evenemang från {{names}}',
      },
    },
    [NotificationTopic.EventAnswer]: {
      named: '{{name}} har svarat på din fråga om ett evenemang',
      unnamed: 'Din fråga om ett evenemang har fått svar',
      gathered: {
        one: 'Ett svar på din fråga om ett evenemang från {{names}}',
        other: '{{count}} svar på dina frågor om evenemang från {{names}}',
      },
    },
    [NotificationTopic.NewFollower]: {
      named: '{{name}} följer nu din blogg',
      unnamed: 'Din blogg har fått en ny följare',
      gathered: {
        one: 'En ny följare av din blogg: {{names}}',
        other: '{{count}} nya följare av din blogg: {{names}}',
      },
    },
    [NotificationTopic.LodgeMediaAccepted]: {
      named: '{{name}} har godkänt dina bilder eller videor i en loge',
      unnamed: 'Dina bilder eller videor i en loge har godkänts',
      gathered: {
        one: '{{names}} har godkänt dina bilder eller videor i en loge',
        other: 'Dina bilder eller videor i loger har godkänts {{count}} gånger, av {{names}}',
      },
    },
    [NotificationTopic.LodgeMediaRejected]: {
      named: '{{name}} har avvisat dina bilder eller videor i en loge',
      unnamed: 'Dina bilder eller videor i en loge har avvisats',
      gathered: {
        one: '{{names}} har avvisat dina bilder eller videor i en loge',
        other: 'Dina bilder eller videor i loger har avvisats {{count}} gånger, av {{names}}',
      },
    },
    [NotificationTopic.LodgeRequest]: {
      named: '{{name}} vill gå med i din loge',
      unnamed: 'Någon vill gå med i en av dina loger',
      gathered: {
        one: 'En ansökan till dina loger från {{names}}',
        other: '{{count}} ansökningar till dina loger från {{names}}',
      },
    },
    [NotificationTopic.LodgeRequestApproved]: {
      named: '{{name}} har släppt in dig i en loge',
      unnamed: 'Du har kommit med i en loge',
      gathered: {
        one: '{{names}} har släppt in dig i en loge',
        other: 'Du har kommit med i {{count}} loger, godkänd av {{names}}',
      },
    },
    [NotificationTopic.LodgeRequestDeclined]: {
      named: '{{name}} har avslagit din ansökan till en loge',
      unnamed: 'Din ansökan till en loge har avslagits',
      gathered: {
        one: '{{names}} har avslagit din ansökan till en loge',
        other: '{{count}} av dina ansökningar till loger har avslagits av {{names}}',
      },
    },
    [NotificationTopic.LodgeInvitation]: {
      named: '{{name}} har bjudit in dig till en loge',
      unnamed: 'Du är inbjuden till en loge',
      gathered: {
        one: 'En inbjudan till en loge från {{names}}',
        other: '{{count}} inbjudningar till loger från {{names}}',
      },
    },
    [NotificationTopic.LodgeRole]: {
      named: '{{name}} har gett dig en ny roll i en loge',
      unnamed: 'Du har fått en ny roll i en loge',
      gathered: {
        one: '{{names}} har gett dig en ny roll i en loge',
        other: 'Du har fått {{count}} nya roller i loger av {{names}}',
      },
    },
    [NotificationTopic.BondRequest]: {
      named: '{{name}} vill gärna ha en förbindelse med dig',
      unnamed: 'Någon vill gärna ha en förbindelse med dig',
      gathered: {
        one: '{{names}} vill gärna ha en förbindelse med dig',
        other: '{{names}} vill gärna ha en förbindelse med dig',
      },
    },
    [NotificationTopic.BondAccepted]: {
      named: '{{name}} har sagt ja till en förbindelse med dig',
      unnamed: 'Någon har sagt ja till en förbindelse med dig',
      gathered: {
        one: '{{names}} har sagt ja till en förbindelse med dig',
        other: '{{names}} har sagt ja till en förbindelse med dig',
      },
    },
    [NotificationTopic.BondRoleChange]: {
      named: '{{name}} vill gärna ändra förbindelsen med dig',
      unnamed: 'Någon vill gärna ändra en förbindelse med dig',
      gathered: {
        one: '{{names}} vill gärna ändra förbindelsen med dig',
        other: '{{names}} vill gärna ändra sina förbindelser med dig',
      },
    },
    [NotificationTopic.BondDeleted]: {
      named: '{{name}} har avslutat förbindelsen med dig',
      unnamed: 'Någon har avslutat en förbindelse med dig',
      gathered: {
        one: '{{names}} har avslutat förbindelsen med dig',
        other: '{{names}} har avslutat sina förbindelser med dig',
      },
    },
  },
}

export default texts
