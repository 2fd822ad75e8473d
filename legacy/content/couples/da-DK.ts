import { NotificationTopic } from '../../contract/enums'
import type { CoupleTexts } from './couples'

const texts: CoupleTexts = {
  hints: {
    ConfirmEmail: {
      title: 'Bekræft jeres e-mailadresse',
      text: 'Vi har sendt jer et link. Når I har klikket på det, kan vi hjælpe jer ind igen, hvis I glemmer adgangskoden.',
    },
    AddPicture: {
      text: 'Profiler med et ansigt får langt flere breve. Profilbilledet kan alle medlemmer se; i et album bestemmer I selv, hvem I lukker ind.',
    },
    WriteText: {
      title: 'Skriv et par linjer om jer selv',
    },
    ValidateProfile: {
      title: 'Valider jeres profil',
      text: 'Det viser, at I er rigtige mennesker og voksne. Det tager et par minutter, og ingen får jeres navne at se.',
    },
    SetMatchSettings: {
      title: 'Fortæl, hvem I vil møde',
      text: 'Alder, afstand og hvad I håber på. Så kan vi vise jer dem, der passer, og dem, der leder efter et par som jer.',
    },
    AddMatchWords: {
      title: 'Vælg jeres matchord',
      text: 'Fem-seks ord om det, I holder af, er nok til, at vi kan finde andre, som holder af det samme.',
    },
    FillPersonFacts: {
      title: 'Fortæl lidt mere om jer selv',
      text: 'Øjne, hår, civilstand og den slags. I vælger selv, hvad I siger, og resten står tomt.',
    },
    AddHeightAndWeight: {
      text: 'Nogle søger efter det. Vil I helst ikke ud med det, lader I det bare være.',
    },
  },
  mails: {
    confirmEmail: {
      subject: 'Bekræft jeres e-mailadresse',
      heading: 'Dejligt at have jer med, {{profileName}}',
      paragraphs: [
        'Jeres profil er klar. Bekræft, at adressen er jeres, så vi kan hjælpe jer, hvis I en dag glemmer adgangskoden.',
        'I skal bruge den adgangskode, I valgte. Linket virker i {{validity}}.',
      ],
      footer:
        'I får mailen, fordi nogen har oprettet en profil på {{siteName}} med jeres adresse. Var det ikke jer, skal I ikke gøre noget: Adressen bliver ikke bekræftet.',
    },
    alreadyHaveProfile: {
      subject: 'I er allerede oprettet',
      paragraphs: [
        'Nogen har netop prøvet at oprette en profil med jeres e-mailadresse. I har en i forvejen, så intet er oprettet, og intet er ændret.',
        'Var det jer, kan I bare logge ind, som I plejer. Har I glemt adgangskoden, vælger I en ny her.',
      ],
      footer:
        'I får mailen, fordi jeres adresse hører til en profil på {{siteName}}. Var det ikke jer, der prøvede, skal I ikke gøre noget: Ingen har fået at vide, at I har en profil.',
    },
    resetPassword: {
      paragraphs: [
        'Hej {{profileName}}. I har bedt om en ny adgangskode. Den vælger I selv på siden bag knappen.',
        'Linket virker én gang og i {{validity}}. Indtil I bruger det, gælder den gamle adgangskode.',
      ],
      footer:
        'I får mailen, fordi nogen har bedt om en ny adgangskode på {{siteName}}. Var det ikke jer, skal I ikke gøre noget: Jeres adgangskode er den samme.',
    },
    passwordChanged: {
      subject: 'Jeres adgangskode er ændret',
      preheader: 'Var det jer, er alt i orden.',
      heading: 'Jeres adgangskode er ændret',
      paragraphs: [
        'Hej {{profileName}}. Jeres adgangskode er lige blevet ændret, og I er logget ud alle andre steder.',
        'Var det jer, er alt i orden. Var det ikke, så vælg straks en ny adgangskode, og skriv til os på {{supportEmail}}.',
      ],
      footer:
        'Vi skriver altid, når der sker noget, som betyder noget for sikkerheden på jeres profil på {{siteName}}.',
    },
    logOnAttempts: {
      preheader: 'Jeres adgangskode er ikke blevet brugt.',
      paragraphs: [
        'Hej {{profileName}}. Nogen har mange gange prøvet at logge ind på jeres profil med forkerte adgangskoder. Ingen er kommet ind, og den næste time lukker vi kun enheder ind, som I har brugt før.',
        'Var det jer, og har I glemt jeres adgangskode, så vælg en ny via knappen. Så kommer I ind med det samme, også på en ny enhed.',
        'Var det ikke jer, behøver I ikke gøre noget. Bruger I den samme adgangskode andre steder, så vælg en ny, som I kun bruger her. Har I spørgsmål, så skriv til os på {{supportEmail}}.',
      ],
      footer:
        'Vi skriver altid om det, der betyder noget for sikkerheden på jeres profil på {{siteName}}, og om dette højst én gang om dagen.',
    },
    emailChanged: {
      subject: 'Jeres e-mailadresse er ændret',
      preheader: 'Vi skriver nu til jer på en anden adresse.',
      heading: 'Jeres adresse er ændret',
      paragraphs: [
        'Hej {{profileName}}. Fra nu af skriver vi til jer på en anden e-mailadresse, og denne hører ikke længere til jeres profil.',
        'Var det ikke jer, så kontakt os med det samme, så vi kan hjælpe jer med at få profilen tilbage.',
      ],
      footer: 'Det er den sidste mail om jeres profil, {{siteName}} sender til denne adresse.',
    },
    confirmNewEmail: {
      subject: 'Bekræft jeres nye e-mailadresse',
      heading: 'Er det her jeres nye adresse?',
      paragraphs: [
        'Hej {{profileName}}. I har bedt os om at skrive til jer her fremover. Bekræft det, så skifter vi adressen.',
        'Linket virker i {{validity}}. Indtil da beholder vi den gamle adresse.',
      ],
      footer:
        'I får mailen, fordi nogen har oplyst adressen på {{siteName}}. Var det ikke jer, skal I ikke gøre noget: Intet bliver ændret.',
    },
    profileDeleted: {
      subject: 'Jeres profil er slettet',
      paragraphs: [
        'Profilen {{profileName}} er slettet, og det samme er tekster, billeder, videoer og beskeder. Den kan ikke hentes tilbage.',
        'Vi gemmer kvitteringer, så længe bogføringsloven kræver det, og ellers intet, der fortæller, hvem I er.',
        'I er velkomne igen en anden dag, med en ny profil.',
      ],
      footer: 'Det er den sidste mail, I får fra {{siteName}}.',
    },
    profileWillBeErased: {
      subject: 'Jeres profil bliver slettet den {{eraseOn}}',
      preheader: 'Log ind inden da, hvis I vil beholde den.',
      heading: 'Jeres profil bliver slettet den {{eraseOn}}',
      paragraphs: [
        'Hej {{profileName}}. Enten har I bedt os slette jeres profil, eller også har den ikke været brugt i lang tid. Vi gemmer ikke det, ingen bruger.',
        'Den {{eraseOn}} sletter vi tekster, billeder, videoer og beskeder for altid. Er det sådan, I vil have det, skal I ikke gøre noget.',
        'Har I ombestemt jer? Log ind inden da, og vælg at få den tilbage, så er alt, som det var.',
      ],
      footer: 'I får mailen, fordi jeres adresse hører til en profil på {{siteName}}.',
    },
    digest: {
      subject: 'Nyt til jer',
      preheader: 'Det venter, til I har tid.',
      heading: 'Der venter noget på jer, {{profileName}}',
      paragraphs: ['Mens I var væk:'],
      footer:
        'I får denne mail, fordi I har valgt at få besked på mail. Under Notifikationer bestemmer I, hvad vi skriver om.',
    },
  },
  membership: {
    reasons: {
      CreateBlog: {
        headline: 'Skriv jeres egen blog',
        body: 'Som medlemmer kan I udgive indlæg, bestemme, hvem der må læse dem, og samle læsere, der kommer igen. Det er gratis at læse med og kommentere.',
      },
      EditBlog: {
        headline: 'Arbejd videre på jeres blog',
        body: 'At redigere indlæg er en del af medlemskabet. Det, I har skrevet, ligger trygt og venter, til I vender tilbage til det.',
      },
      CreateLodge: {
        headline: 'Start jeres egen loge',
        body: 'Saml folk om noget, I brænder for, med debatter, træf og albummer. Som medlemmer bestemmer I, hvem der kommer med, og hvordan tonen er.',
      },
      TaggedProfiles: {
        headline: 'Hold øje med dem, I lægger mærke til',
        body: 'Sæt jeres egne mærker på profiler, og se med det samme, når en af dem er online. Kun I kan se jeres mærker.',
      },
      MembersOnly: {
        body: 'Et medlemskab åbner hele {{siteName}}. I vælger selv, hvor længe det varer, og I kan stoppe fornyelsen, når I vil.',
      },
      LoginOldProfile: {
        headline: 'Godt at se jer igen',
        body: 'Jeres profil er, som I forlod den. Tag et døgn som medlemmer, se jer omkring, og skriv til dem, I kan huske. Det fornyes ikke af sig selv.',
      },
      WriteMail: {
        body: 'Med et døgns medlemskab kan I skrive til hvem, I vil. Det fornyes ikke af sig selv, og jeres breve bliver hos dem, I har skrevet til.',
      },
    },
    benefits: [
      {
        title: 'Skriv til alle',
        text: 'Begynd samtaler, og svar så meget I vil, også med billeder og videoer.',
      },
      {
        title: 'Jeres egen blog',
        text: 'Skriv, vælg, hvem der må læse med, og saml læsere.',
      },
      {
        title: 'Mærker',
        text: 'Jeres egne ord på profiler og et stille tegn, når de er online.',
      },
      {
        title: 'I betaler for et rigtigt sted',
        text: 'Ingen solgte profiler, ingen opdigtede medlemmer og mennesker i supporten, der svarer.',
      },
    ],
  },
  messages: {
    FORBIDDEN: 'I har ikke adgang til det her.',
    PROFILE_LOCKED: 'Jeres profil er låst, indtil den er valideret. Det tager et par minutter.',
    VALIDATION_REQUIRED: 'Jeres profil skal valideres, før I kan komme videre.',
    NOT_DARK_APPROVED: 'Den mørke side er for godkendte medlemmer. I kan søge om adgang fra jeres profil.',
    BANNED: 'Det her er I for tiden udelukket fra.',
    REPEATED_COOKIE: 'Jeres browser sender to forskellige log-in på én gang. Slet cookies for siden, og log ind igen.',
    PROFILE_WILL_BE_ERASED:
      'I har slettet denne profil. Ingen ser den, og den {{date}} bliver den fjernet for altid. Indtil da kan I få den tilbage.',
    PASSWORD_REQUIRED: 'Skriv den adgangskode, I valgte, da I oprettede jer.',
    UNDER_AGE: 'I skal begge være fyldt 18 år for at være med.',
    CONSENT_REQUIRED: 'Vi skal have jeres udtrykkelige samtykke, før vi må gemme det her.',
    LINK_INVALID: 'Linket virker ikke. Se efter, om I fik det hele med, eller bed om et nyt.',
    EMAIL_UNCHANGED: 'Det er allerede jeres e-mailadresse.',
    PICTURE_NOT_READY:
      'Billedet er ikke klar til at blive vist, så det kan ikke være jeres profils ansigt. Vælg et andet.',
    VIDEO_NOT_ALLOWED: 'Her kan I kun lægge billeder op.',
    TOO_MANY_PROFILE_PICTURES: 'I har allerede {{max}} profilbilleder. Slet eller flyt et for at gøre plads.',
    TOO_MANY_ALBUMS: 'I har allerede {{max}} albummer. Slet et for at gøre plads.',
    FILE_ARCHIVE_FULL: 'Jeres filarkiv er fuldt: Der er plads til {{max}} billeder. Slet nogle for at gøre plads.',
    TOO_MANY_MEDIA: 'Jeres profil er fuld: Der er plads til {{max}} billeder og videoer. Slet nogle for at gøre plads.',
    TOO_MANY_SAVED_SEARCHES: 'I har allerede gemt {{max}} søgninger. Slet en for at gøre plads.',
    OWN_PROFILE: 'Det er jeres egen profil. Vælg en anden.',
    OWN_CONTENT: 'Det er jeres eget. I kan selv ændre eller slette det.',
    TOO_MANY_TAGS: 'I har allerede {{max}} mærker. Brug et af dem, eller fjern et.',
    BIRTHDAY_VALIDATED: 'Jeres profil er valideret, så fødselsdagen står fast. Skriv til os, hvis den er forkert.',
    EDIT_CONFLICT: 'Det er gemt fra et andet vindue siden. Se, hvad der står nu, før I gemmer jeres.',
    MEDIA_NOT_OPEN:
      'Jeres læsere kan ikke se et af billederne eller en af videoerne. Vælg noget, I viser til alle, eller læg det op her.',
    TOO_MANY_DRAFTS: 'I har allerede {{max}} kladder. Udgiv eller slet nogle for at gøre plads.',
    OWN_ENTRY: 'Det er jeres eget indlæg. Det kan I hverken følge eller skjule.',
    NO_REPLY: 'Der er ingen, der læser svar i denne samtale. Skriv til supporten, hvis I har brug for os.',
    RECIPIENT_GONE: 'Profilen er væk eller låst, så I kan ikke skrive til den.',
    TOO_MANY_PINNED: 'I har allerede fastgjort {{max}} samtaler. Løsn en af dem for at få plads.',
    BETWEEN_TWO_ONLY: 'Videoopkald er for to profiler og hører til i en samtale mellem jer og én anden.',
    MAINTENANCE: 'Vi arbejder på siden og er snart tilbage. Intet af jeres går tabt.',
  },
  notices: {
    [NotificationTopic.Visit]: {
      named: '{{name}} har kigget på jeres profil',
      unnamed: 'Nogen har kigget på jeres profil',
      gathered: {
        one: 'Et besøg på jeres profil fra {{names}}',
        other: '{{count}} besøg på jeres profil fra {{names}}',
      },
    },
    [NotificationTopic.Favourite]: {
      named: '{{name}} har gjort jer til favorit',
      unnamed: 'Nogen har gjort jer til favorit',
      gathered: {
        one: '{{names}} har gjort jer til favorit',
        other: '{{names}} har gjort jer til favorit',
      },
    },
    [NotificationTopic.FavouriteOnline]: {
      unnamed: 'En af jeres favoritter er online',
    },
    [NotificationTopic.Like]: {
      named: '{{name}} synes godt om noget af jeres',
      unnamed: 'Nogen synes godt om noget af jeres',
      gathered: {
        one: '{{names}} synes godt om noget af jeres',
        other: '{{names}} synes godt om noget af jeres',
      },
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
      gathered: {
        one: '{{names}} vil gerne knyttes til jer',
        other: '{{names}} vil gerne knyttes til jer',
      },
    },
    [NotificationTopic.AlbumRequest]: {
      named: '{{name}} beder om at se et af jeres albummer',
      unnamed: 'Nogen beder om at se et af jeres albummer',
      gathered: {
        one: '{{names}} beder om at se et af jeres albummer',
        other: '{{names}} beder om at se jeres albummer',
      },
    },
    [NotificationTopic.Mail]: {
      named: '{{name}} har skrevet til jer',
      unnamed: 'I har fået en ny besked',
    },
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
      gathered: {
        one: '{{names}} har nævnt jer',
        other: 'I er nævnt {{count}} gange af {{names}}',
      },
    },
    [NotificationTopic.FollowedAuthorEntry]: {
      unnamed: 'Der er et nyt blogindlæg til jer',
    },
    [NotificationTopic.FollowedEntryComment]: {
      named: '{{name}} har kommenteret et indlæg, I følger',
      unnamed: 'Der er en kommentar til et indlæg, I følger',
      gathered: {
        one: 'En kommentar til et indlæg, I følger, fra {{names}}',
        other: '{{count}} kommentarer til indlæg, I følger, fra {{names}}',
      },
    },
    [NotificationTopic.NewFollower]: {
      named: '{{name}} følger nu jeres blog',
      unnamed: 'Jeres blog har fået en ny følger',
      gathered: {
        one: 'En ny følger af jeres blog: {{names}}',
        other: '{{count}} nye følgere af jeres blog: {{names}}',
      },
    },
  },
  systemMessages: {
    WELCOME:
      'Velkommen til {{siteName}}, {{profileName}}. Her skriver vi til jer om jeres medlemskab og jeres profil. Når andre medlemmer skriver til jer, får de hver deres samtale, og I bestemmer selv, hvem I svarer.',
  },
}

export default texts
