import type { DemoContent } from './content'

export const norwegianContent: DemoContent = {
  tickers: {
    ownArea: { text: 'Andre kan nøye seg med å se området ditt: Du velger det i innstillingene', path: '/Settings' },
    validation: {
      text: 'Vil du ha merket som viser at du er deg? Ring eller skriv til oss',
      path: '/ProfileValidation',
    },
    chatSunday: { text: 'Søndag kveld er chatten varmest. Stikk innom etter klokka 20', path: '/Start' },
    codeOfConduct: { text: 'Snakk pent, spør først, og ta et nei for et nei', path: '/Support/CodeOfConduct' },
  },
  breakingNews: {
    newStartPage: {
      title: 'Startsiden er din egen',
      text: 'Nå kan du selv flytte på delene på startsiden og skjule dem du ikke bruker. Trykk på Tilpass øverst på siden og dra dem på plass. Du kan alltid gå tilbake til vår rekkefølge.',
    },
    readAlong: {
      title: 'Les med i bloggene',
      text: 'Alle kan lese og kommentere det andre skriver. Det nyeste, det mest leste og det vi har plukket ut, finner du under Blogger. Følg en forfatter, så får du beskjed når det kommer mer.',
    },
  },
  chatRooms: [
    { name: 'Kaffekroken', path: '/chat/no/kaffekroken', dark: false, onlineCount: 34 },
    { name: 'Østafjells', path: '/chat/no/ostafjells', dark: false, onlineCount: 25 },
    { name: 'Vestafjells', path: '/chat/no/vestafjells', dark: false, onlineCount: 21 },
    { name: 'Nord for polarsirkelen', path: '/chat/no/nord', dark: false, onlineCount: 18 },
    { name: 'Etter midnatt', path: '/chat/no/etter-midnatt', dark: true, onlineCount: 29 },
    { name: 'Parrommet', path: '/chat/no/parrommet', dark: true, onlineCount: 14 },
  ],
  glossary: [
    { term: 'Profilnavn', text: 'Navnet du er kjent under her. Det trenger ikke ligne på det i passet ditt.' },
    {
      term: 'Parprofil',
      text: 'En profil som to mennesker deler. Begge kan lese og skrive, så skriv som om begge hører på.',
    },
    {
      term: 'Validering',
      text: 'En sjekk av at det finnes et ekte menneske bak profilen. Det gir et lite merke ved navnet.',
    },
    { term: 'Betalende medlem', text: 'En som har et medlemskap og kan skrive til alle og ha en blogg.' },
    { term: 'Favoritt', text: 'En profil du gjerne vil følge. Du ser når vedkommende er på nett.' },
    { term: 'Merkelapp', text: 'Ditt private ord for en profil, så du finner den igjen. Bare du ser det.' },
    { term: 'Notat', text: 'En huskelapp om en annen profil. Den er bare for dine egne øyne.' },
    { term: 'Besøk', text: 'Når noen har sett på profilen din. Du kan ta et besøk bort fra listen din igjen.' },
    { term: 'Blokkerte', text: 'De du ikke vil ha kontakt med. Dere kan ikke lenger se eller skrive til hverandre.' },
    { term: 'Blogg', text: 'Et innlegg til alle som har lyst til å lese. Du velger selv om det kan kommenteres.' },
    { term: 'Utvalgt av oss', text: 'Et innlegg redaksjonen har løftet fram fordi det fortjener flere lesere.' },
    { term: 'Matchord', text: 'Ord som beskriver deg. Andre finner deg ved å søke på dem.' },
    { term: 'Gjestebok', text: 'Stedet for små hilsener på en profil. Eieren kan alltid slette dem.' },
    { term: 'Beskyttede bilder', text: 'Bilder som bare de du gir tilgang, får se. Du kan trekke tilgangen tilbake.' },
    {
      term: 'Den mørke siden',
      text: 'Huset etter midnatt: et område for godkjente profiler med plass til lyster og kinks.',
    },
    {
      term: 'Kink',
      text: 'Noe man har en forkjærlighet for i det erotiske. Du velger hva du viser, og hva det betyr for deg.',
    },
    { term: 'Samtykke', text: 'Et ja som er gitt fritt og kan trekkes tilbake. Uten det skjer det ingenting.' },
    {
      term: 'Rapportering',
      text: 'En beskjed til oss om noe som ikke er greit. Den andre får ikke vite hvem som skrev.',
    },
  ],
  tags: [
    'Vil ta en kaffe',
    'Møtt på treff',
    'God humor',
    'Skriv igjen',
    'Hundevenn',
    'Turfølge',
    'Nær meg',
    'Kanskje senere',
    'Fin tekst',
    'Reisefølge',
    'Nattmenneske',
    'Venn av en venn',
  ],
}
