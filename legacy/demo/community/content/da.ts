import type { DemoContent } from './content'

export const danishContent: DemoContent = {
  tickers: {
    ownArea: { text: 'Andre kan nøjes med at se dit område: Du vælger det i dine indstillinger', path: '/Settings' },
    validation: {
      text: 'Vil du have mærket, der viser, at du er dig? Ring eller skriv til os',
      path: '/ProfileValidation',
    },
    chatSunday: { text: 'Søndag aften er chatten varmest. Kom forbi efter klokken 20', path: '/Start' },
    codeOfConduct: { text: 'Tal pænt, spørg først, og tag et nej for et nej', path: '/Support/CodeOfConduct' },
  },
  breakingNews: {
    newStartPage: {
      title: 'Din startside er din egen',
      text: 'Nu kan du selv flytte rundt på afsnittene på startsiden og skjule dem, du ikke bruger. Tryk på Tilpas øverst på siden, og træk dem på plads. Du kan altid vende tilbage til vores rækkefølge.',
    },
    readAlong: {
      title: 'Læs med i blogs',
      text: 'Alle kan læse og kommentere det, andre skriver. Det nyeste, det mest læste og det, vi har udvalgt, finder du under Blogs. Følg en forfatter, så får du besked, når der er mere.',
    },
  },
  chatRooms: [
    { name: 'Kaffekrogen', path: '/chat/dk/kaffekrogen', dark: false, onlineCount: 41 },
    { name: 'Øst for Storebælt', path: '/chat/dk/oest', dark: false, onlineCount: 27 },
    { name: 'Vest for Storebælt', path: '/chat/dk/vest', dark: false, onlineCount: 33 },
    { name: '50 og fri', path: '/chat/dk/50-og-fri', dark: false, onlineCount: 22 },
    { name: 'Efter midnat', path: '/chat/dk/efter-midnat', dark: true, onlineCount: 38 },
    { name: 'Parlogen', path: '/chat/dk/parlogen', dark: true, onlineCount: 19 },
  ],
  glossary: [
    { term: 'Profilnavn', text: 'Det navn, du er kendt under her. Det behøver ikke ligne det i dit pas.' },
    {
      term: 'Parprofil',
      text: 'En profil, to mennesker deler. Begge kan læse og skrive, så skriv som om begge lytter.',
    },
    {
      term: 'Validering',
      text: 'Et tjek af, at der er et rigtigt menneske bag profilen. Det giver et lille mærke ved dit navn.',
    },
    { term: 'Betalende medlem', text: 'En, der har et medlemskab og kan skrive til alle og have en blog.' },
    { term: 'Favorit', text: 'En profil, du gerne vil følge. Du ser, når vedkommende er online.' },
    { term: 'Mærke', text: 'Dit private ord for en profil, så du kan finde den igen. Kun du kan se det.' },
    { term: 'Note', text: 'En huskeseddel om en anden profil. Den er kun til dine egne øjne.' },
    { term: 'Besøg', text: 'Når nogen har set din profil. Du kan tage et besøg af din liste igen.' },
    { term: 'Blokerede', text: 'Dem, du ikke ønsker kontakt med. I kan ikke længere se eller skrive til hinanden.' },
    { term: 'Blog', text: 'Et indlæg til alle, der gider læse. Du vælger selv, om der må kommenteres.' },
    { term: 'Udvalgt af os', text: 'Et indlæg, redaktionen har valgt ud, fordi det fortjener flere læsere.' },
    { term: 'Matchord', text: 'Ord, der beskriver dig. Andre finder dig ved at søge på dem.' },
    { term: 'Gæstebog', text: 'Stedet for små hilsner på en profil. Ejeren kan altid slette dem.' },
    {
      term: 'Beskyttede billeder',
      text: 'Billeder, som kun dem, du selv giver adgang, kan se. Du kan tage adgangen tilbage.',
    },
    {
      term: 'Den mørke side',
      text: 'Huset efter midnat: et område for godkendte profiler med plads til lyster og kinks.',
    },
    {
      term: 'Kink',
      text: 'En forkærlighed i det erotiske. Du vælger selv, hvilke du viser, og hvad de betyder for dig.',
    },
    { term: 'Samtykke', text: 'Et ja, der er givet frit og kan trækkes tilbage. Uden det sker der ingenting.' },
    {
      term: 'Anmeldelse',
      text: 'En besked til os om noget, der ikke er i orden. Den anden får ikke at vide, hvem der skrev.',
    },
  ],
  tags: [
    'Vil drikke kaffe',
    'Mødt til træf',
    'God humor',
    'Skriv igen',
    'Hundeven',
    'Danser',
    'Tæt på mig',
    'Måske senere',
    'Spændende tekst',
    'Rejsemakker',
    'Nattergal',
    'Ven af en ven',
  ],
}
