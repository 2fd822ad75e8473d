import type { FaqTexts } from './faq'

const texts: FaqTexts = {
  categories: {
    profile: 'Profilen din',
    media: 'Bilder og videoer',
    membership: 'Medlemskap og betaling',
    safety: 'Trygghet og blokkering',
    mail: 'Meldinger og varsler',
    dark: 'Den mørke siden',
  },
  entries: [
    {
      id: 101,
      category: 'profile',
      question: 'Hva trengs for å lage en profil?',
      answer:
        'Du må ha fylt 18 år. Du velger et navn, oppgir fødselsdato, postnummer, e-postadresse og passord, og forteller om dere er én eller et par. Det tar noen få minutter og koster ingenting.\n\nIngen ser fødselsdatoen, adressen eller e-posten din. Andre ser alderen, postnummeret, byen og en avrundet avstand. Under [innstillinger](/Settings) kan du velge å vise bare området og holde deg utenfor bursdagene.',
    },
    {
      id: 102,
      category: 'profile',
      question: 'Hvordan endrer jeg navn, e-postadresse eller passord?',
      answer:
        'Alt ligger under [innstillinger](/Settings). En ny e-postadresse gjelder når du har klikket på lenken vi sender til den, og vi gir også beskjed til den gamle. Når du bytter passord, blir du logget ut alle andre steder.',
    },
    {
      id: 103,
      category: 'profile',
      question: 'Kan en singelprofil bli et par, og omvendt?',
      answer:
        'Ja. Under [rediger profil](/EditProfile/Convert) legger du til en person eller tar bort en. Brev og bilder følger med. Begge må ha fylt 18 år, og begge må ha sagt ja til å være her.',
    },
    {
      id: 104,
      category: 'profile',
      question: 'Hvordan sletter jeg profilen min?',
      answer:
        'Gå til [slett profil](/EditProfile/Delete) og bekreft med passordet ditt. Profilen forsvinner med en gang, og etter 30 dager sletter vi tekster, bilder, videoer og meldinger. Fram til da kan du logge inn og velge å få den tilbake. Før du går, kan du hente alle dataene dine under [innstillinger](/Settings).',
    },
    {
      id: 201,
      category: 'media',
      question: 'Hva vil det si at jeg har opphavsrett og samtykke?',
      answer:
        'Før du legger ut et bilde eller en video, bekrefter du to ting.\n\n- **Opphavsretten er din.** Du har tatt bildet selv, eller den som tok det, har sagt at du kan bruke det. Bilder du har funnet på nettet, er noen andres.\n- **Alle som kan kjennes igjen, har sagt ja.** Ikke bare til å bli fotografert, men til å bli vist her, og alle har fylt 18 år.\n\nEt samtykke kan trekkes tilbake. Ber noen deg fjerne et bilde av dem, gjør du det med en gang. Finner du deg selv på et bilde du ikke har sagt ja til, skriv til {{supportEmail}} eller meld fra. Vi tar det ned mens vi ser på saken.',
    },
    {
      id: 202,
      category: 'media',
      question: 'Hvem kan se bildene mine?',
      answer:
        'Det bestemmer du for hvert album: alle som er logget inn, eller bare dem du har sluppet inn. Det står under albumtittelen. Ingen utenfor siden kan åpne et bilde ved hjelp av adressen, for adressene slutter å virke etter en stund.',
    },
    {
      id: 203,
      category: 'media',
      question: 'Hvorfor ble bildet mitt avvist?',
      answer:
        'Som oftest fordi det er for lite, ikke er av deg eller tilhører en annen. På hovedsiden kan bilder ikke vise nakenhet. På den mørke siden kan de det, men aldri som det første en besøkende møter. Du kan alltid legge ut et annet.',
    },
    {
      id: 204,
      category: 'media',
      question: 'Kan noen se hvor bildene mine er tatt?',
      answer:
        'Nei. Vi skriver hvert bilde på nytt når du legger det ut, så sted, tid og kamera er borte fra filen. Ta en titt på bakgrunnen likevel: Et gateskilt eller et bilskilt kan fortelle like mye.',
    },
    {
      id: 301,
      category: 'membership',
      question: 'Hva er gratis, og hva hører til medlemskapet?',
      answer:
        'Det er gratis å ha profil, bilder og album, å se seg rundt, like og lese blogger. Å skrive til andre, ha sin egen blogg og sette merkelapper på profiler hører til medlemskapet.',
    },
    {
      id: 302,
      category: 'membership',
      question: 'Hvordan får jeg et medlemskap?',
      answer:
        'Ring {{supportPhone}} ({{openingHours}}) eller skriv til {{supportEmail}}, så ordner vi det sammen. Det kan ikke kjøpes på selve nettstedet ennå.',
    },
    {
      id: 401,
      category: 'safety',
      question: 'Hva betyr det at en profil er validert?',
      answer:
        'At vi har forsikret oss om at det er et ekte, voksent menneske bak. Det vises med et merke ved navnet, og det virkelige navnet ditt blir aldri vist. Det kan ikke gjøres på selve nettstedet ennå: Ring {{supportPhone}} eller skriv til {{supportEmail}}, så går vi gjennom det sammen med deg.',
    },
    {
      id: 402,
      category: 'safety',
      question: 'Hvordan blokkerer jeg noen?',
      answer:
        'Åpne menyen ved siden av navnet og velg **Blokker**. Da er dere usynlige for hverandre: ingen brev, ingen besøk, ingenting i søk. Den andre får ikke vite det. De du har blokkert, finner du på listen over [blokkerte](/Blacklist), der du også kan angre.',
    },
    {
      id: 403,
      category: 'safety',
      question: 'Hvordan rapporterer jeg en profil eller en tekst?',
      answer:
        'Velg **Rapporter** i den samme menyen, og fortell med egne ord hva som er galt. Et menneske hos oss avgjør hva som skal skje, og den du rapporterte, får aldri vite hvem det var.',
    },
    {
      id: 404,
      category: 'safety',
      question: 'Hva bør jeg tenke på før vi møtes første gang?',
      answer:
        'Møt hverandre der det er andre mennesker. Fortell en venn hvor du er, og når du er hjemme. Kom deg dit og hjem på egen hånd. Du kan gå når som helst uten å forklare hvorfor, og det kan den andre også. Den som er verdt å møte, forstår det.',
    },
    {
      id: 405,
      category: 'safety',
      question: 'Noen ber meg om penger. Hva gjør jeg?',
      answer:
        'Ikke send noe, uansett hvor god historien er. Den som kommer for kjærlighetens skyld, ber ikke om gavekort, investeringer eller hjelp til et tollgebyr. Rapporter profilen med en gang, så vi hører om den før den når andre. Har du allerede betalt, ring banken, gå til politiet og skriv til oss.',
    },
    {
      id: 501,
      category: 'mail',
      question: 'Kan andre se at jeg har lest brevet deres?',
      answer:
        'I en samtale kan begge se når et brev er lest. Vil du ha tid til å tenke, ser du den første linjen i samtalelisten uten å åpne brevet.',
    },
    {
      id: 502,
      category: 'mail',
      question: 'Hvordan får jeg færre e-poster fra dere?',
      answer:
        'Under [varslingsinnstillinger](/NotificationSettings) velger du for hver type om den kan komme på skjermen, med lyd, på e-post eller som push. E-post om passord, e-postadresse og sletting av profilen sender vi alltid.',
    },
    {
      id: 503,
      category: 'mail',
      question: 'Kan folk rundt meg se hva varslene mine handler om?',
      answer:
        'På den mørke siden nevner verken e-poster om nytt eller pushvarsler noen ved navn. På hovedsiden kan de fortelle hvem som har skrevet. Under [varsler](/NotificationSettings) velger du for hver type hva som får nå deg.',
    },
    {
      id: 504,
      category: 'mail',
      question: 'Jeg har ikke fått e-posten dere sa dere sendte',
      answer:
        'Gi den fem minutter, og se i mappen for søppelpost. Sjekk under [innstillinger](/Settings) at adressen er riktig, og be om en ny lenke samme sted. Kommer den fortsatt ikke, ring {{supportPhone}} eller skriv til {{supportEmail}}. Vi svarer {{openingHours}}.',
    },
    {
      id: 601,
      category: 'dark',
      question: 'Hva er den mørke siden?',
      answer:
        'Det er det samme fellesskapet etter midnatt: et sted for seg selv for lyst, kinks og nysgjerrighet, blant voksne som selv har bedt om å være der. Du bruker samme profilnavn og passord begge steder.',
    },
    {
      id: 602,
      category: 'dark',
      question: 'Hvordan får jeg tilgang?',
      answer: 'Du må være godkjent. Skriv til {{supportEmail}} fra adressen profilen din har, og be om det.',
    },
    {
      id: 603,
      category: 'dark',
      question: 'Kan folk på hovedsiden se at jeg er på den mørke?',
      answer:
        'Nei. Bare de som er godkjent for den mørke siden, kan se hvem andre som er der. Kinkene dine og bildene du sparer til etter mørkets frembrudd, vises ikke andre steder.',
    },
  ],
}

export default texts
