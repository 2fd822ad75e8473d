import type { DemoContent } from './content'

export const swedishContent: DemoContent = {
  tickers: {
    ownArea: { text: 'Andra kan få se bara ditt område: du väljer det i dina inställningar', path: '/Settings' },
    validation: {
      text: 'Vill du ha märket som visar att du är du? Ring eller skriv till oss',
      path: '/ProfileValidation',
    },
    chatSunday: { text: 'På söndagskvällen är chatten som varmast. Titta in efter klockan 20', path: '/Start' },
    codeOfConduct: { text: 'Var schyst, fråga först och ta ett nej för ett nej', path: '/Support/CodeOfConduct' },
  },
  breakingNews: {
    newStartPage: {
      title: 'Startsidan är din egen',
      text: 'Nu kan du själv flytta runt delarna på startsidan och dölja dem du inte använder. Tryck på Anpassa högst upp på sidan och dra dem på plats. Du kan alltid gå tillbaka till vår ordning.',
    },
    readAlong: {
      title: 'Läs med i bloggarna',
      text: 'Alla kan läsa och kommentera det andra skriver. Det nyaste, det mest lästa och det vi har valt ut hittar du under Bloggar. Följ en skribent, så får du veta när det kommer mer.',
    },
  },
  chatRooms: [
    { name: 'Fikarummet', path: '/chat/se/fikarummet', dark: false, onlineCount: 37 },
    { name: 'Södra Sverige', path: '/chat/se/sodra', dark: false, onlineCount: 28 },
    { name: 'Mellansverige', path: '/chat/se/mellan', dark: false, onlineCount: 31 },
    { name: 'Norr om Dalälven', path: '/chat/se/norr', dark: false, onlineCount: 16 },
    { name: 'Efter midnatt', path: '/chat/se/efter-midnatt', dark: true, onlineCount: 30 },
    { name: 'Parrummet', path: '/chat/se/parrummet', dark: true, onlineCount: 17 },
  ],
  glossary: [
    { term: 'Profilnamn', text: 'Namnet du är känd under här. Det behöver inte likna det i ditt pass.' },
    {
      term: 'Parprofil',
      text: 'En profil som två människor delar. Båda kan läsa och skriva, så skriv som om båda lyssnar.',
    },
    {
      term: 'Validering',
      text: 'En kontroll av att det finns en riktig människa bakom profilen. Den ger ett litet märke vid namnet.',
    },
    { term: 'Betalande medlem', text: 'Någon som har ett medlemskap och kan skriva till alla och ha en blogg.' },
    { term: 'Favorit', text: 'En profil du gärna vill följa. Du ser när personen är online.' },
    { term: 'Etikett', text: 'Ditt privata ord för en profil, så att du hittar den igen. Bara du ser det.' },
    { term: 'Anteckning', text: 'En minneslapp om en annan profil. Den är bara för dina egna ögon.' },
    { term: 'Besök', text: 'När någon har tittat på din profil. Du kan ta bort ett besök från din lista igen.' },
    { term: 'Blockerade', text: 'De du inte vill ha kontakt med. Ni kan inte längre se eller skriva till varandra.' },
    { term: 'Blogg', text: 'Ett inlägg för alla som vill läsa. Du väljer själv om det får kommenteras.' },
    { term: 'Utvalt av oss', text: 'Ett inlägg som redaktionen lyfter fram för att det förtjänar fler läsare.' },
    { term: 'Matchord', text: 'Ord som beskriver dig. Andra hittar dig genom att söka på dem.' },
    { term: 'Gästbok', text: 'Platsen för små hälsningar på en profil. Ägaren kan alltid ta bort dem.' },
    { term: 'Skyddade bilder', text: 'Bilder som bara de du ger tillgång får se. Du kan dra tillbaka tillgången.' },
    {
      term: 'Den mörka sidan',
      text: 'Huset efter midnatt: ett område för godkända profiler med plats för lust och kinks.',
    },
    { term: 'Kink', text: 'Något man dras till i det erotiska. Du väljer vad du visar och vad det betyder för dig.' },
    { term: 'Samtycke', text: 'Ett ja som ges fritt och kan tas tillbaka. Utan det händer ingenting.' },
    {
      term: 'Anmälan',
      text: 'Ett meddelande till oss om något som inte är okej. Den andra får inte veta vem som skrev.',
    },
  ],
  tags: [
    'Vill fika',
    'Träffats på riktigt',
    'Bra humor',
    'Skriv igen',
    'Hundvän',
    'Dansare',
    'Nära mig',
    'Kanske senare',
    'Fin text',
    'Resesällskap',
    'Nattmänniska',
    'Vän till en vän',
  ],
}
