import type { DemoContent } from './content'

export const danishContent: DemoContent = {
  tickers: {
    ownArea: { text: 'Andre kan nøjes med at se dit område: Du vælger det i dine indstillinger', path: '/Settings' },
    validation: { text: 'Validér din profil, så ved andre, at du er dig', path: '/ProfileValidation' },
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
    { term: 'Betalende medlem', text: 'En, der har købt medlemskab og kan skrive frit, blogge og oprette loger.' },
    { term: 'Døgnmedlemskab', text: 'Et medlemskab på 24 timer, til når du bare skal svare på en enkelt besked.' },
    { term: 'Favorit', text: 'En profil, du gerne vil følge. Du ser, når vedkommende er online.' },
    { term: 'Mærkat', text: 'Dit private ord for en profil, så du kan finde den igen. Kun du kan se det.' },
    { term: 'Note', text: 'En huskeseddel om en anden profil. Den er kun til dine egne øjne.' },
    { term: 'Besøg', text: 'Når nogen har set din profil. Du kan besøge andre skjult, hvis du vil.' },
    { term: 'Sortliste', text: 'Dem, du ikke ønsker kontakt med. I kan ikke længere se eller skrive til hinanden.' },
    { term: 'Loge', text: 'En gruppe, medlemmer selv har lavet, med debat, album og kalender.' },
    {
      term: 'Logeejer',
      text: 'Den, der har oprettet logen, eller har fået den overdraget, og som har det sidste ord.',
    },
    { term: 'Træf', text: 'Når mennesker herfra mødes i virkeligheden, aftalt i en loge eller som arrangement.' },
    { term: 'Blog', text: 'Et indlæg til alle, der gider læse. Du vælger selv, om der må kommenteres.' },
    { term: 'Fremhævet blog', text: 'Et indlæg, redaktionen har valgt ud, fordi det fortjener flere læsere.' },
    {
      term: 'Lynopslag',
      text: 'En kort annonce på opslagstavlen, der forsvinder af sig selv. God til spontane ideer.',
    },
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
    { term: 'Mørk profil', text: 'Din profil på den mørke side. Du ansøger, og et menneske læser ansøgningen.' },
    {
      term: 'Kink',
      text: 'En forkærlighed i det erotiske. Du vælger selv, hvilke du viser, og hvad de betyder for dig.',
    },
    { term: 'Samtykke', text: 'Et ja, der er givet frit og kan trækkes tilbage. Uden det sker der ingenting.' },
    {
      term: 'Indberetning',
      text: 'En besked til os om noget, der ikke er i orden. Den anden får ikke at vide, hvem der skrev.',
    },
    { term: 'Karantæne', text: 'En pause for en profil, mens vi ser på en sag. Ingen kan se profilen imens.' },
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
