import type { FaqTexts } from './faq'

const texts: FaqTexts = {
  categories: {
    profile: 'Din profil',
    media: 'Billeder og videoer',
    membership: 'Medlemskab og betaling',
    safety: 'Tryghed og blokering',
    mail: 'Beskeder og notifikationer',
    dark: 'Den mørke side',
  },
  entries: [
    {
      id: 101,
      category: 'profile',
      question: 'Hvad skal der til for at oprette en profil?',
      answer:
        'Du skal være fyldt 18 år. Du vælger et navn, oplyser fødselsdato, postnummer, e-mailadresse og adgangskode og fortæller, om I er én eller et par. Det tager et par minutter og koster ikke noget.\n\nIngen ser din fødselsdato, din adresse eller din e-mail. Andre ser din alder, dit postnummer, din by og en afrundet afstand. Under [indstillinger](/Settings) kan du nøjes med at vise området og holde dig uden for fødselsdagene.',
    },
    {
      id: 102,
      category: 'profile',
      question: 'Hvordan ændrer jeg navn, e-mailadresse eller adgangskode?',
      answer:
        'Det hele ligger under [indstillinger](/Settings). En ny e-mailadresse gælder, når du har klikket på det link, vi sender til den, og vi giver også den gamle besked. Når du skifter adgangskode, bliver du logget ud alle andre steder.',
    },
    {
      id: 103,
      category: 'profile',
      question: 'Kan en singleprofil blive til et par og omvendt?',
      answer:
        'Ja. Under [rediger profil](/EditProfile/Convert) lægger du en person til eller trækker en fra. Breve og billeder følger med. I skal begge være fyldt 18 år, og begge skal have sagt ja til at være her.',
    },
    {
      id: 104,
      category: 'profile',
      question: 'Hvordan sletter jeg min profil?',
      answer:
        'Gå til [slet profil](/EditProfile/Delete), og bekræft med din adgangskode. Profilen forsvinder med det samme, og efter 30 dage sletter vi tekster, billeder, videoer og beskeder. Indtil da kan du logge ind og vælge at få den tilbage. Inden du går, kan du hente alle dine data under [indstillinger](/Settings).',
    },
    {
      id: 201,
      category: 'media',
      question: 'Hvad vil det sige, at jeg har ophavsret og samtykke?',
      answer:
        'Før du lægger et billede eller en video op, bekræfter du to ting.\n\n- **Ophavsretten er din.** Du har selv taget billedet, eller den, der tog det, har sagt, at du må bruge det. Billeder fundet på nettet er nogle andres.\n- **Alle, der kan genkendes, har sagt ja.** Ikke kun til at blive fotograferet, men til at blive vist her, og alle er fyldt 18 år.\n\nEt samtykke kan trækkes tilbage. Beder nogen dig fjerne et billede af dem, så gør det med det samme. Finder du dig selv på et billede, du ikke har sagt ja til, så skriv til {{supportEmail}} eller anmeld det. Vi tager det ned, mens vi ser på sagen.',
    },
    {
      id: 202,
      category: 'media',
      question: 'Hvem kan se mine billeder?',
      answer:
        'Det bestemmer du for hvert album: alle, der er logget ind, eller kun dem, du har lukket ind. Det står under albummets titel. Ingen uden for siden kan åbne et billede ved hjælp af adressen, for adresserne holder op med at virke efter et stykke tid.',
    },
    {
      id: 203,
      category: 'media',
      question: 'Hvorfor blev mit billede afvist?',
      answer:
        'Oftest fordi det er for lille, ikke forestiller dig eller tilhører en anden. På hovedsiden må billeder ikke vise nøgenhed. På den mørke side må de gerne, men aldrig som det første, en besøgende møder. Du kan altid lægge et andet op.',
    },
    {
      id: 204,
      category: 'media',
      question: 'Kan man se på mine billeder, hvor de er taget?',
      answer:
        'Nej. Vi skriver hvert billede om, når du lægger det op, så sted, tid og kamera er væk fra filen. Se alligevel på baggrunden: Et gadeskilt eller en nummerplade kan fortælle lige så meget.',
    },
    {
      id: 301,
      category: 'membership',
      question: 'Hvad er gratis, og hvad hører til medlemskabet?',
      answer:
        'Det er gratis at have profil, billeder og albummer, at se sig omkring, synes godt om og læse blogs. At skrive til andre, skrive sin egen blog og sætte mærker på profiler hører til medlemskabet.',
    },
    {
      id: 302,
      category: 'membership',
      question: 'Hvordan får jeg et medlemskab?',
      answer:
        'Ring på {{supportPhone}} ({{openingHours}}), eller skriv til {{supportEmail}}, så ordner vi det sammen. Det kan ikke købes på selve siden endnu.',
    },
    {
      id: 401,
      category: 'safety',
      question: 'Hvad betyder det, at en profil er valideret?',
      answer:
        'At vi har sikret os, at der er et rigtigt, voksent menneske bag. Det ses på mærket ved navnet, og dit rigtige navn bliver aldrig vist. Det kan ikke klares på selve siden endnu: Ring på {{supportPhone}}, eller skriv til {{supportEmail}}, så gennemgår vi det sammen med dig.',
    },
    {
      id: 402,
      category: 'safety',
      question: 'Hvordan blokerer jeg nogen?',
      answer:
        'Åbn menuen ved siden af navnet, og vælg **Blokér**. Så er I usynlige for hinanden: ingen breve, ingen besøg, intet i søgninger. Den anden får det ikke at vide. Dem, du har blokeret, finder du på listen over [blokerede](/Blacklist), hvor du også kan fortryde.',
    },
    {
      id: 403,
      category: 'safety',
      question: 'Hvordan anmelder jeg en profil eller en tekst?',
      answer:
        'Vælg **Anmeld** i den samme menu, og fortæl med dine egne ord, hvad der er galt. Et menneske hos os afgør, hvad der skal ske, og den, du anmelder, får aldrig at vide, hvem det var.',
    },
    {
      id: 404,
      category: 'safety',
      question: 'Hvad skal jeg tænke på, før vi mødes første gang?',
      answer:
        'Mødes, hvor der er andre mennesker. Fortæl en ven, hvor du er, og hvornår du er hjemme. Sørg selv for transporten frem og tilbage. Du må gå når som helst uden at forklare hvorfor, og det må den anden også. Er vedkommende værd at møde, er det til at forstå.',
    },
    {
      id: 405,
      category: 'safety',
      question: 'En beder mig om penge. Hvad gør jeg?',
      answer:
        'Send dem ikke, uanset hvor god historien er. Den, der kommer for kærlighedens skyld, beder ikke om gavekort, investeringer eller hjælp til et toldgebyr. Anmeld profilen med det samme, så vi hører om den, før den når andre. Har du allerede betalt, så ring til din bank, gå til politiet, og skriv til os.',
    },
    {
      id: 501,
      category: 'mail',
      question: 'Kan andre se, at jeg har læst deres brev?',
      answer:
        'I en samtale kan I begge se, hvornår et brev er læst. Vil du have tid til at tænke, kan du se den første linje i listen over samtaler uden at åbne brevet.',
    },
    {
      id: 502,
      category: 'mail',
      question: 'Hvordan får jeg færre mails fra jer?',
      answer:
        'Under [notifikationer](/NotificationSettings) vælger du for hver slags, om den må komme på skærmen, med lyd, på mail eller som push. Mails om adgangskode, e-mailadresse og sletning af profilen sender vi altid.',
    },
    {
      id: 503,
      category: 'mail',
      question: 'Kan folk omkring mig se, hvad mine beskeder handler om?',
      answer:
        'På den mørke side nævner hverken mails om nyt eller pushbeskeder nogen ved navn. På hovedsiden kan de fortælle, hvem der har skrevet. Under [notifikationer](/NotificationSettings) vælger du for hver slags, hvad der må nå dig.',
    },
    {
      id: 504,
      category: 'mail',
      question: 'Jeg har ikke fået den mail, I skrev, at I sendte',
      answer:
        'Giv den fem minutter, og kig i mappen med uønsket post. Se efter under [indstillinger](/Settings), om adressen er rigtig, og bed om et nyt link samme sted. Kommer den stadig ikke, så ring på {{supportPhone}} eller skriv til {{supportEmail}}. Vi svarer {{openingHours}}.',
    },
    {
      id: 601,
      category: 'dark',
      question: 'Hvad er den mørke side?',
      answer:
        'Det er det samme fællesskab efter midnat: et sted for sig til lyst, kinks og nysgerrighed, blandt voksne, der selv har bedt om at være der. Du bruger det samme profilnavn og den samme adgangskode begge steder.',
    },
    {
      id: 602,
      category: 'dark',
      question: 'Hvordan får jeg adgang?',
      answer: 'Du skal være godkendt. Skriv til {{supportEmail}} fra den adresse, din profil har, og bed om det.',
    },
    {
      id: 603,
      category: 'dark',
      question: 'Kan folk på hovedsiden se, at jeg er på den mørke?',
      answer:
        'Nej. Kun de, der er godkendt til den mørke side, kan se, hvem der ellers er der. Dine kinks og de billeder, du gemmer til efter mørkets frembrud, bliver ikke vist andre steder.',
    },
  ],
}

export default texts
