import { NotificationTopic } from '../../contract/enums'
import type { CoupleTexts } from './couples'

const texts: CoupleTexts = {
  hints: {
    ConfirmEmail: {
      title: 'Bekräfta er e-postadress',
      text: 'Vi har skickat en länk till er. När ni har klickat på den kan vi hjälpa er in igen om ni glömmer lösenordet.',
    },
    AddPicture: {
      text: 'Profiler med ett ansikte får många fler brev. Profilbilden kan alla medlemmar se; i ett album bestämmer ni själva vilka ni släpper in.',
    },
    WriteText: {
      title: 'Skriv några rader om er själva',
    },
    ValidateProfile: {
      title: 'Validera er profil',
      text: 'Det visar att ni är riktiga människor och vuxna. Det tar några minuter, och ingen får se era namn.',
    },
    SetMatchSettings: {
      title: 'Berätta vem ni vill träffa',
      text: 'Ålder, avstånd och vad ni hoppas på. Då kan vi visa er dem som passar, och dem som söker ett par som ni.',
    },
    AddMatchWords: {
      title: 'Välj era matchord',
      text: 'Fem eller sex ord om det ni tycker om räcker för att vi ska hitta andra som tycker om samma sak.',
    },
    FillPersonFacts: {
      title: 'Berätta lite mer om er själva',
      text: 'Ögon, hår, civilstånd och sådant. Ni väljer själva vad ni säger, och resten lämnas tomt.',
    },
    AddHeightAndWeight: {
      text: 'En del söker på det. Vill ni hellre inte berätta låter ni bara bli.',
    },
  },
  mails: {
    confirmEmail: {
      subject: 'Bekräfta er e-postadress',
      heading: 'Fint att ni är här, {{profileName}}',
      paragraphs: [
        'Er profil är klar. Bekräfta att adressen är er, så att vi kan hjälpa er om ni någon gång glömmer lösenordet.',
        'Ni behöver lösenordet ni valde. Länken fungerar i {{validity}}.',
      ],
      footer:
        'Ni får mejlet för att någon har skapat en profil på {{siteName}} med er adress. Var det inte ni behöver ni inte göra något: adressen förblir obekräftad.',
    },
    alreadyHaveProfile: {
      subject: 'Ni är redan registrerade',
      paragraphs: [
        'Någon försökte nyss skapa en profil med er e-postadress. Ni har redan en, så inget har skapats och inget har ändrats.',
        'Var det ni är det bara att logga in som vanligt. Har ni glömt lösenordet väljer ni ett nytt här.',
      ],
      footer:
        'Ni får mejlet för att er adress hör till en profil på {{siteName}}. Var det inte ni som försökte behöver ni inte göra något: ingen har fått veta att ni har en profil.',
    },
    resetPassword: {
      paragraphs: [
        'Hej {{profileName}}. Ni har bett om ett nytt lösenord. Ni väljer det själva på sidan bakom knappen.',
        'Länken fungerar en gång och i {{validity}}. Tills ni använder den gäller det gamla lösenordet.',
      ],
      footer:
        'Ni får mejlet för att någon har bett om ett nytt lösenord på {{siteName}}. Var det inte ni behöver ni inte göra något: ert lösenord är detsamma.',
    },
    passwordChanged: {
      subject: 'Ert lösenord har ändrats',
      preheader: 'Var det ni är allt som det ska.',
      heading: 'Ert lösenord har ändrats',
      paragraphs: [
        'Hej {{profileName}}. Ert lösenord har just ändrats, och ni har loggats ut överallt annars.',
        'Var det ni är allt som det ska. Om inte, välj genast ett nytt lösenord och skriv till oss på {{supportEmail}}.',
      ],
      footer: 'Vi skriver alltid när det händer något som är viktigt för säkerheten för er profil på {{siteName}}.',
    },
    logOnAttempts: {
      preheader: 'Ert lösenord har inte använts.',
      paragraphs: [
        'Hej {{profileName}}. Någon har många gånger försökt logga in på er profil med fel lösenord. Ingen har kommit in, och den närmaste timmen släpper vi bara in enheter som ni har använt förut.',
        'Var det ni, och har ni glömt lösenordet, så välj ett nytt via knappen. Då kommer ni in direkt, även på en ny enhet.',
        'Var det inte ni behöver ni inte göra något. Använder ni samma lösenord någon annanstans, så välj ett nytt som ni bara använder här. Har ni frågor, så skriv till oss på {{supportEmail}}.',
      ],
      footer:
        'Vi skriver alltid om det som är viktigt för säkerheten på er profil på {{siteName}}, och om detta högst en gång om dagen.',
    },
    emailChanged: {
      subject: 'Er e-postadress har ändrats',
      preheader: 'Nu skriver vi till er på en annan adress.',
      heading: 'Er adress har ändrats',
      paragraphs: [
        'Hej {{profileName}}. Från och med nu skriver vi till er på en annan e-postadress, och den här hör inte längre till er profil.',
        'Var det inte ni, hör av er med en gång, så att vi kan hjälpa er att få tillbaka profilen.',
      ],
      footer: 'Det här är det sista mejlet om er profil som {{siteName}} skickar till den här adressen.',
    },
    confirmNewEmail: {
      subject: 'Bekräfta er nya e-postadress',
      heading: 'Är det här er nya adress?',
      paragraphs: [
        'Hej {{profileName}}. Ni har bett oss att skriva till er här i fortsättningen. Bekräfta det, så byter vi adressen.',
        'Länken fungerar i {{validity}}. Till dess behåller vi den gamla adressen.',
      ],
      footer:
        'Ni får mejlet för att någon har angett adressen på {{siteName}}. Var det inte ni behöver ni inte göra något: inget ändras.',
    },
    profileDeleted: {
      subject: 'Er profil är raderad',
      paragraphs: [
        'Profilen {{profileName}} är raderad, tillsammans med texter, bilder, videor och meddelanden. Den går inte att få tillbaka.',
        'Vi sparar kvitton så länge bokföringslagen kräver det, och i övrigt inget som berättar vem ni är.',
        'Ni är välkomna tillbaka en annan dag, med en ny profil.',
      ],
      footer: 'Det här är det sista mejlet ni får från {{siteName}}.',
    },
    profileWillBeErased: {
      subject: 'Er profil raderas den {{eraseOn}}',
      preheader: 'Logga in innan dess om ni vill behålla den.',
      heading: 'Er profil raderas den {{eraseOn}}',
      paragraphs: [
        'Hej {{profileName}}. Antingen har ni bett oss att ta bort er profil, eller så har den inte använts på länge. Vi sparar inte det som ingen använder.',
        'Den {{eraseOn}} raderar vi texter, bilder, videor och meddelanden för alltid. Är det så ni vill ha det behöver ni inte göra något.',
        'Har ni ändrat er? Logga in innan dess och välj att få den tillbaka, så är allt som det var.',
      ],
      footer: 'Ni får mejlet för att er adress hör till en profil på {{siteName}}.',
    },
    digest: {
      subject: 'Nytt till er',
      preheader: 'Det väntar tills ni har tid.',
      heading: 'Något väntar på er, {{profileName}}',
      paragraphs: ['Medan ni var borta:'],
      footer:
        'Ni får det här mejlet för att ni har valt att få besked via e-post. Under Aviseringar bestämmer ni vad vi skriver om.',
    },
  },
  membership: {
    reasons: {
      CreateBlog: {
        headline: 'Skriv er egen blogg',
        body: 'Som medlemmar kan ni publicera inlägg, välja vilka som får läsa dem och samla läsare som kommer tillbaka. Det är gratis att läsa och kommentera.',
      },
      EditBlog: {
        headline: 'Fortsätt på er blogg',
        body: 'Att redigera inlägg ingår i medlemskapet. Det ni har skrivit ligger tryggt och väntar tills ni kommer tillbaka till det.',
      },
      CreateLodge: {
        body: 'Samla folk kring något ni bryr er om, med debatter, träffar och album. Som medlemmar bestämmer ni vilka som får vara med och hur tonen är.',
      },
      TaggedProfiles: {
        headline: 'Håll koll på dem ni lägger märke till',
        body: 'Sätt egna etiketter på profiler och se direkt när någon av dem är online. Bara ni ser era etiketter.',
      },
      MembersOnly: {
        body: 'Ett medlemskap öppnar hela {{siteName}}. Ni väljer själva hur länge det varar, och ni kan stoppa förnyelsen när ni vill.',
      },
      LoginOldProfile: {
        headline: 'Roligt att se er igen',
        body: 'Er profil är precis som ni lämnade den. Ta ett dygn som medlemmar, se er omkring och skriv till dem ni minns. Det förnyas inte av sig självt.',
      },
      WriteMail: {
        body: 'Med ett dygns medlemskap kan ni skriva till vem ni vill. Det förnyas inte av sig självt, och era brev stannar hos dem ni har skrivit till.',
      },
    },
    benefits: [
      {
        title: 'Skriv till alla',
        text: 'Inled samtal och svara så mycket ni vill, även med bilder och videor.',
      },
      {
        title: 'En egen blogg',
        text: 'Skriv, välj vem som får läsa och samla läsare.',
      },
      {
        title: 'Etiketter',
        text: 'Era egna ord på profiler och ett stillsamt tecken när de är online.',
      },
      {
        title: 'Ni betalar för en riktig plats',
        text: 'Inga sålda profiler, inga påhittade medlemmar och människor i supporten som svarar.',
      },
    ],
  },
  messages: {
    FORBIDDEN: 'Ni har inte tillgång till det här.',
    PROFILE_LOCKED: 'Er profil är låst tills den har validerats. Det tar några minuter.',
    VALIDATION_REQUIRED: 'Er profil måste valideras innan ni kan gå vidare.',
    NOT_DARK_APPROVED: 'Den mörka sidan är för godkända medlemmar. Ni kan ansöka från er profil.',
    BANNED: 'Ni är för närvarande avstängda från det här.',
    REPEATED_COOKIE:
      'Er webbläsare skickar två olika inloggningar samtidigt. Ta bort kakorna för sajten och logga in igen.',
    PROFILE_WILL_BE_ERASED:
      'Ni har tagit bort den här profilen. Ingen ser den, och den {{date}} tas den bort för gott. Fram till dess kan ni få den tillbaka.',
    PASSWORD_REQUIRED: 'Skriv lösenordet ni valde när ni registrerade er.',
    UNDER_AGE: 'Ni måste båda ha fyllt 18 år för att gå med.',
    CONSENT_REQUIRED: 'Vi behöver ert uttryckliga samtycke innan vi får spara det här.',
    LINK_INVALID: 'Länken fungerar inte. Kontrollera att ni fick med hela, eller be om en ny.',
    EMAIL_UNCHANGED: 'Det är redan er e-postadress.',
    PICTURE_NOT_READY: 'Bilden är inte redo att visas, så den kan inte vara er profils ansikte. Välj en annan.',
    VIDEO_NOT_ALLOWED: 'Här kan ni bara ladda upp bilder.',
    TOO_MANY_PROFILE_PICTURES: 'Ni har redan {{max}} profilbilder. Ta bort eller flytta någon för att få plats.',
    TOO_MANY_ALBUMS: 'Ni har redan {{max}} album. Ta bort något för att få plats.',
    FILE_ARCHIVE_FULL: 'Ert filarkiv är fullt: Det rymmer {{max}} bilder. Ta bort några för att få plats.',
    TOO_MANY_MEDIA: 'Er profil är full: Den rymmer {{max}} bilder och videor. Ta bort några för att få plats.',
    TOO_MANY_SAVED_SEARCHES: 'Ni har redan sparat {{max}} sökningar. Ta bort en för att få plats.',
    OWN_PROFILE: 'Det är er egen profil. Välj en annan.',
    OWN_CONTENT: 'Det här är ert eget. Ni kan ändra eller ta bort det själva.',
    TOO_MANY_TAGS: 'Ni har redan {{max}} etiketter. Använd någon av dem, eller ta bort en.',
    BIRTHDAY_VALIDATED: 'Er profil är validerad, så födelsedagen står fast. Skriv till oss om den är fel.',
    EDIT_CONFLICT: 'Det här har sparats från ett annat fönster sedan dess. Se vad som står där nu innan ni sparar ert.',
    MEDIA_NOT_OPEN:
      'Era läsare kan inte se en av bilderna eller videorna. Välj något som ni visar för alla, eller ladda upp det på nytt i texten.',
    TOO_MANY_DRAFTS: 'Ni har redan {{max}} utkast. Publicera eller ta bort några för att få plats.',
    OWN_ENTRY: 'Det här är ert eget inlägg. Det kan ni varken följa eller dölja.',
    NO_REPLY: 'Ingen läser svar i det här samtalet. Skriv till supporten om ni behöver oss.',
    RECIPIENT_GONE: 'Profilen är borta eller låst, så ni kan inte skriva till den.',
    TOO_MANY_PINNED: 'Ni har redan fäst {{max}} samtal. Lossa ett av dem för att få plats.',
    BETWEEN_TWO_ONLY: 'Videosamtal är för två profiler och hör hemma i ett samtal mellan er och en annan.',
    MAINTENANCE: 'Vi arbetar med sajten och är snart tillbaka. Inget av ert går förlorat.',
  },
  notices: {
    [NotificationTopic.Visit]: {
      named: '{{name}} har tittat på er profil',
      unnamed: 'Någon har tittat på er profil',
      gathered: {
        one: 'Ett besök på er profil från {{names}}',
        other: '{{count}} besök på er profil från {{names}}',
      },
    },
    [NotificationTopic.Favourite]: {
      named: '{{name}} har gjort er till favorit',
      unnamed: 'Någon har gjort er till favorit',
      gathered: {
        one: '{{names}} har gjort er till favorit',
        other: '{{names}} har gjort er till favorit',
      },
    },
    [NotificationTopic.FavouriteOnline]: {
      unnamed: 'En av era favoriter är online',
    },
    [NotificationTopic.Like]: {
      named: '{{name}} gillar något av ert',
      unnamed: 'Någon gillar något av ert',
      gathered: {
        one: '{{names}} gillar något av ert',
        other: '{{names}} gillar något av ert',
      },
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
      gathered: {
        one: '{{names}} vill gärna kopplas till er',
        other: '{{names}} vill gärna kopplas till er',
      },
    },
    [NotificationTopic.AlbumRequest]: {
      named: '{{name}} ber att få se ett av era album',
      unnamed: 'Någon ber att få se ett av era album',
      gathered: {
        one: '{{names}} ber att få se ett av era album',
        other: '{{names}} ber att få se era album',
      },
    },
    [NotificationTopic.Mail]: {
      named: '{{name}} har skrivit till er',
      unnamed: 'Ni har fått ett nytt meddelande',
    },
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
      gathered: {
        one: '{{names}} har nämnt er',
        other: 'Ni har nämnts {{count}} gånger av {{names}}',
      },
    },
    [NotificationTopic.FollowedAuthorEntry]: {
      unnamed: 'Det finns ett nytt blogginlägg till er',
    },
    [NotificationTopic.FollowedEntryComment]: {
      named: '{{name}} har kommenterat ett inlägg som ni följer',
      unnamed: 'Det finns en kommentar till ett inlägg som ni följer',
      gathered: {
        one: 'En kommentar till ett inlägg som ni följer, från {{names}}',
        other: '{{count}} kommentarer till inlägg som ni följer, från {{names}}',
      },
    },
    [NotificationTopic.NewFollower]: {
      named: '{{name}} följer nu er blogg',
      unnamed: 'Er blogg har fått en ny följare',
      gathered: {
        one: 'En ny följare av er blogg: {{names}}',
        other: '{{count}} nya följare av er blogg: {{names}}',
      },
    },
  },
  systemMessages: {
    WELCOME:
      'Välkommen till {{siteName}}, {{profileName}}. Här skriver vi till er om ert medlemskap och er profil. När andra medlemmar skriver till er får var och en sitt eget samtal, och ni bestämmer själva vem ni svarar.',
  },
}

export default texts
