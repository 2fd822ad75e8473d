import { NotificationTopic } from '../../contract/enums'
import type { CoupleTexts } from './couples'

const texts: CoupleTexts = {
  hints: {
    ConfirmEmail: {
      title: 'Bekreft e-postadressen deres',
      text: 'Vi har sendt dere en lenke. Når dere har klikket på den, kan vi hjelpe dere inn igjen hvis dere glemmer passordet.',
    },
    AddPicture: {
      text: 'Profiler med et ansikt får langt flere brev. Profilbildet kan alle medlemmer se; i et album bestemmer dere selv hvem dere slipper inn.',
    },
    WriteText: {
      title: 'Skriv noen linjer om dere selv',
    },
    ValidateProfile: {
      title: 'Valider profilen deres',
      text: 'Det viser at dere er ekte mennesker og voksne. Det tar noen få minutter, og ingen får se navnene deres.',
    },
    SetMatchSettings: {
      title: 'Fortell hvem dere vil møte',
      text: 'Alder, avstand og hva dere håper på. Da kan vi vise dere dem som passer, og dem som ser etter et par som dere.',
    },
    AddMatchWords: {
      title: 'Velg matchordene deres',
      text: 'Fem–seks ord om det dere liker, er nok til at vi kan finne andre som liker det samme.',
    },
    FillPersonFacts: {
      title: 'Fortell litt mer om dere selv',
      text: 'Øyne, hår, sivilstatus og slikt. Dere velger selv hva dere sier, og resten står tomt.',
    },
    AddHeightAndWeight: {
      text: 'Noen søker etter det. Vil dere helst ikke si det, lar dere det bare være.',
    },
  },
  mails: {
    confirmEmail: {
      subject: 'Bekreft e-postadressen deres',
      heading: 'Så fint at dere er her, {{profileName}}',
      paragraphs: [
        'Profilen deres er klar. Bekreft at adressen er deres, så vi kan hjelpe dere hvis dere en dag glemmer passordet.',
        'Dere trenger passordet dere valgte. Lenken virker i {{validity}}.',
      ],
      footer:
        'Dere får denne e-posten fordi noen har laget en profil på {{siteName}} med adressen deres. Var det ikke dere, trenger dere ikke å gjøre noe: Adressen blir ikke bekreftet.',
    },
    alreadyHaveProfile: {
      subject: 'Dere er allerede registrert',
      paragraphs: [
        'Noen prøvde nettopp å lage en profil med e-postadressen deres. Dere har en fra før, så ingenting er opprettet, og ingenting er endret.',
        'Var det dere, kan dere logge inn som vanlig. Har dere glemt passordet, velger dere et nytt her.',
      ],
      footer:
        'Dere får denne e-posten fordi adressen deres hører til en profil på {{siteName}}. Var det ikke dere som prøvde, trenger dere ikke å gjøre noe: Ingen har fått vite at dere har en profil.',
    },
    resetPassword: {
      paragraphs: [
        'Hei {{profileName}}. Dere har bedt om et nytt passord. Det velger dere selv på siden bak knappen.',
        'Lenken virker én gang og i {{validity}}. Til dere bruker den, gjelder det gamle passordet.',
      ],
      footer:
        'Dere får denne e-posten fordi noen har bedt om et nytt passord på {{siteName}}. Var det ikke dere, trenger dere ikke å gjøre noe: Passordet deres er det samme.',
    },
    passwordChanged: {
      subject: 'Passordet deres er endret',
      preheader: 'Var det dere, er alt i orden.',
      heading: 'Passordet deres er endret',
      paragraphs: [
        'Hei {{profileName}}. Passordet deres ble nettopp endret, og dere er logget ut alle andre steder.',
        'Var det dere, er alt i orden. Hvis ikke, velg et nytt passord med en gang, og skriv til oss på {{supportEmail}}.',
      ],
      footer: 'Vi skriver alltid når det skjer noe som betyr noe for sikkerheten til profilen deres på {{siteName}}.',
    },
    logOnAttempts: {
      preheader: 'Passordet deres er ikke brukt.',
      paragraphs: [
        'Hei {{profileName}}. Noen har prøvd mange ganger å logge inn på profilen deres med feil passord. Ingen har kommet inn, og den neste timen slipper vi bare inn enheter dere har brukt før.',
        'Var det dere, og har dere glemt passordet, velger dere et nytt via knappen. Da kommer dere inn med en gang, også på en ny enhet.',
        'Var det ikke dere, trenger dere ikke gjøre noe. Bruker dere samme passord andre steder, bør dere velge et nytt som dere bare bruker her. Har dere spørsmål, så skriv til oss på {{supportEmail}}.',
      ],
      footer:
        'Vi skriver alltid om det som har betydning for sikkerheten til profilen deres på {{siteName}}, og om dette høyst én gang om dagen.',
    },
    emailChanged: {
      subject: 'E-postadressen deres er endret',
      preheader: 'Nå skriver vi til dere på en annen adresse.',
      heading: 'Adressen deres er endret',
      paragraphs: [
        'Hei {{profileName}}. Fra nå av skriver vi til dere på en annen e-postadresse, og denne hører ikke lenger til profilen deres.',
        'Var det ikke dere, ta kontakt med en gang, så vi kan hjelpe dere med å få profilen tilbake.',
      ],
      footer: 'Dette er den siste e-posten om profilen deres som {{siteName}} sender til denne adressen.',
    },
    confirmNewEmail: {
      subject: 'Bekreft den nye e-postadressen deres',
      heading: 'Er dette den nye adressen deres?',
      paragraphs: [
        'Hei {{profileName}}. Dere har bedt oss om å skrive til dere her fra nå av. Bekreft det, så bytter vi adressen.',
        'Lenken virker i {{validity}}. Til da beholder vi den gamle adressen.',
      ],
      footer:
        'Dere får denne e-posten fordi noen har oppgitt adressen på {{siteName}}. Var det ikke dere, trenger dere ikke å gjøre noe: Ingenting blir endret.',
    },
    profileDeleted: {
      subject: 'Profilen deres er slettet',
      paragraphs: [
        'Profilen {{profileName}} er slettet, og det samme er tekster, bilder, videoer og meldinger. Den kan ikke hentes tilbake.',
        'Vi tar vare på kvitteringer så lenge bokføringsloven krever det, og ellers ingenting som forteller hvem dere er.',
        'Dere er velkomne tilbake en annen dag, med en ny profil.',
      ],
      footer: 'Dette er den siste e-posten dere får fra {{siteName}}.',
    },
    profileWillBeErased: {
      subject: 'Profilen deres blir slettet {{eraseOn}}',
      preheader: 'Logg inn før det hvis dere vil beholde den.',
      heading: 'Profilen deres blir slettet {{eraseOn}}',
      paragraphs: [
        'Hei {{profileName}}. Enten har dere bedt oss om å slette profilen deres, eller så har den ikke vært brukt på lenge. Vi tar ikke vare på det ingen bruker.',
        '{{eraseOn}} sletter vi tekster, bilder, videoer og meldinger for godt. Er det slik dere vil ha det, trenger dere ikke å gjøre noe.',
        'Har dere ombestemt dere? Logg inn før det og velg å få den tilbake, så er alt som det var.',
      ],
      footer: 'Dere får denne e-posten fordi adressen deres hører til en profil på {{siteName}}.',
    },
    digest: {
      subject: 'Nytt til dere',
      preheader: 'Det venter til dere har tid.',
      heading: 'Noe venter på dere, {{profileName}}',
      paragraphs: ['Mens dere var borte:'],
      footer:
        'Dere får denne e-posten fordi dere har valgt å få beskjed på e-post. Under Varsler bestemmer dere hva vi skriver om.',
    },
  },
  membership: {
    reasons: {
      CreateBlog: {
        headline: 'Skriv deres egen blogg',
        body: 'Som medlemmer kan dere publisere innlegg, bestemme hvem som får lese dem, og samle lesere som kommer tilbake. Det er gratis å lese og kommentere.',
      },
      EditBlog: {
        headline: 'Skriv videre på bloggen deres',
        body: 'Å redigere innlegg er en del av medlemskapet. Det dere har skrevet, ligger trygt og venter til dere kommer tilbake til det.',
      },
      CreateLodge: {
        headline: 'Start deres egen losje',
        body: 'Samle folk om noe dere brenner for, med debatter, treff og album. Som medlemmer bestemmer dere hvem som blir med, og hvordan tonen er.',
      },
      TaggedProfiles: {
        headline: 'Hold øye med dem dere legger merke til',
        body: 'Sett deres egne merkelapper på profiler, og se med en gang når en av dem er på nett. Bare dere ser merkelappene deres.',
      },
      MembersOnly: {
        body: 'Et medlemskap åpner hele {{siteName}}. Dere velger selv hvor lenge det varer, og dere kan stoppe fornyelsen når dere vil.',
      },
      LoginOldProfile: {
        headline: 'Godt å se dere igjen',
        body: 'Profilen deres er slik dere forlot den. Ta et døgn som medlemmer, se dere rundt og skriv til dem dere husker. Det fornyes ikke av seg selv.',
      },
      WriteMail: {
        body: 'Med et døgns medlemskap kan dere skrive til hvem dere vil. Det fornyes ikke av seg selv, og brevene deres blir hos dem dere har skrevet til.',
      },
    },
    benefits: [
      {
        title: 'Skriv til alle',
        text: 'Start samtaler og svar så mye dere vil, også med bilder og videoer.',
      },
      {
        title: 'Deres egen blogg',
        text: 'Skriv, velg hvem som får lese, og samle lesere.',
      },
      {
        title: 'Merkelapper',
        text: 'Deres egne ord på profiler, og et stille tegn når de er på nett.',
      },
      {
        title: 'Dere betaler for et ekte sted',
        text: 'Ingen solgte profiler, ingen oppdiktede medlemmer, og mennesker i supporten som svarer.',
      },
    ],
  },
  messages: {
    FORBIDDEN: 'Dere har ikke tilgang til dette.',
    PROFILE_LOCKED: 'Profilen deres er låst til den er validert. Det tar noen få minutter.',
    VALIDATION_REQUIRED: 'Profilen deres må valideres før dere kan gå videre.',
    NOT_DARK_APPROVED: 'Den mørke siden er for godkjente medlemmer. Dere kan søke om tilgang fra profilen deres.',
    BANNED: 'Dere er for tiden utestengt fra dette.',
    REPEATED_COOKIE:
      'Nettleseren deres sender to ulike innlogginger samtidig. Slett informasjonskapslene for siden, og logg inn igjen.',
    PROFILE_WILL_BE_ERASED:
      'Dere har slettet denne profilen. Ingen ser den, og {{date}} fjernes den for godt. Fram til da kan dere få den tilbake.',
    PASSWORD_REQUIRED: 'Skriv passordet dere valgte da dere registrerte dere.',
    UNDER_AGE: 'Dere må begge ha fylt 18 år for å bli med.',
    CONSENT_REQUIRED: 'Vi trenger deres uttrykkelige samtykke før vi kan lagre dette.',
    LINK_INVALID: 'Lenken virker ikke. Sjekk at dere fikk med hele, eller be om en ny.',
    EMAIL_UNCHANGED: 'Det er allerede e-postadressen deres.',
    PICTURE_NOT_READY:
      'Bildet er ikke klart til å vises, så det kan ikke være ansiktet til profilen deres. Velg et annet.',
    VIDEO_NOT_ALLOWED: 'Her kan dere bare legge ut bilder.',
    TOO_MANY_PROFILE_PICTURES: 'Dere har allerede {{max}} profilbilder. Slett eller flytt et for å få plass.',
    TOO_MANY_ALBUMS: 'Dere har allerede {{max}} album. Slett et for å få plass.',
    FILE_ARCHIVE_FULL: 'Filarkivet deres er fullt: Det har plass til {{max}} bilder. Slett noen for å få plass.',
    TOO_MANY_MEDIA: 'Profilen deres er full: Den har plass til {{max}} bilder og videoer. Slett noen for å få plass.',
    TOO_MANY_SAVED_SEARCHES: 'Dere har allerede lagret {{max}} søk. Slett ett for å gjøre plass.',
    OWN_PROFILE: 'Det er deres egen profil. Velg en annen.',
    OWN_CONTENT: 'Dette er deres eget. Dere kan endre eller slette det selv.',
    TOO_MANY_TAGS: 'Dere har allerede {{max}} merkelapper. Bruk en av dem, eller fjern en.',
    BIRTHDAY_VALIDATED: 'Profilen deres er validert, så fødselsdagen står fast. Skriv til oss hvis den er feil.',
    EDIT_CONFLICT: 'Dette er lagret fra et annet vindu siden. Se hva som står der nå, før dere lagrer deres.',
    MEDIA_NOT_OPEN:
      'Leserne deres kan ikke se et av bildene eller en av videoene. Velg noe dere viser til alle, eller last det opp her.',
    TOO_MANY_DRAFTS: 'Dere har allerede {{max}} utkast. Publiser eller slett noen for å gjøre plass.',
    OWN_ENTRY: 'Det er deres eget innlegg. Det kan dere verken følge eller skjule.',
    NO_REPLY: 'Det er ingen som leser svar i denne samtalen. Skriv til supporten hvis dere trenger oss.',
    RECIPIENT_GONE: 'Profilen er borte eller låst, så dere kan ikke skrive til den.',
    TOO_MANY_PINNED: 'Dere har allerede festet {{max}} samtaler. Løsne en av dem for å få plass.',
    BETWEEN_TWO_ONLY: 'Videosamtaler er for to profiler og hører hjemme i en samtale mellom dere og én annen.',
    MAINTENANCE: 'Vi jobber med siden og er snart tilbake. Ingenting av deres går tapt.',
  },
  notices: {
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
      gathered: {
        one: '{{names}} har gjort dere til favoritt',
        other: '{{names}} har gjort dere til favoritt',
      },
    },
    [NotificationTopic.FavouriteOnline]: {
      unnamed: 'En av favorittene deres er på nett',
    },
    [NotificationTopic.Like]: {
      named: '{{name}} liker noe av deres',
      unnamed: 'Noen liker noe av deres',
      gathered: {
        one: '{{names}} liker noe av deres',
        other: '{{names}} liker noe av deres',
      },
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
      gathered: {
        one: '{{names}} vil gjerne knyttes til dere',
        other: '{{names}} vil gjerne knyttes til dere',
      },
    },
    [NotificationTopic.AlbumRequest]: {
      named: '{{name}} ber om å få se et av albumene deres',
      unnamed: 'Noen ber om å få se et av albumene deres',
      gathered: {
        one: '{{names}} ber om å få se et av albumene deres',
        other: '{{names}} ber om å få se albumene deres',
      },
    },
    [NotificationTopic.Mail]: {
      named: '{{name}} har skrevet til dere',
      unnamed: 'Dere har fått en ny melding',
    },
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
      gathered: {
        one: '{{names}} har nevnt dere',
        other: 'Dere er nevnt {{count}} ganger av {{names}}',
      },
    },
    [NotificationTopic.FollowedAuthorEntry]: {
      unnamed: 'Det er et nytt blogginnlegg til dere',
    },
    [NotificationTopic.FollowedEntryComment]: {
      named: '{{name}} har kommentert et innlegg dere følger',
      unnamed: 'Det er en kommentar til et innlegg dere følger',
      gathered: {
        one: 'En kommentar til et innlegg dere følger, fra {{names}}',
        other: '{{count}} kommentarer til innlegg dere følger, fra {{names}}',
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
  },
  systemMessages: {
    WELCOME:
      'Velkommen til {{siteName}}, {{profileName}}. Her skriver vi til dere om medlemskapet og profilen deres. Når andre medlemmer skriver til dere, får de hver sin samtale, og dere bestemmer selv hvem dere svarer.',
  },
}

export default texts
