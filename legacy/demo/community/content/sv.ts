import type { DemoContent } from './content'

export const swedishContent: DemoContent = {
  tickers: {
    ownArea: { text: 'Andra kan få se bara ditt område: du väljer det i dina inställningar', path: '/Settings' },
    validation: { text: 'Validera din profil, så vet andra att du är du', path: '/ProfileValidation' },
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
    { term: 'Betalande medlem', text: 'Någon som har köpt medlemskap och kan skriva fritt, blogga och skapa loger.' },
    { term: 'Dygnsmedlemskap', text: 'Ett medlemskap på 24 timmar, för när du bara ska svara på ett enda meddelande.' },
    { term: 'Favorit', text: 'En profil du gärna vill följa. Du ser när personen är inloggad.' },
    { term: 'Etikett', text: 'Ditt privata ord för en profil, så att du hittar den igen. Bara du ser det.' },
    { term: 'Anteckning', text: 'En minneslapp om en annan profil. Den är bara för dina egna ögon.' },
    { term: 'Besök', text: 'När någon har tittat på din profil. Du kan besöka andra dolt om du vill.' },
    { term: 'Svartlista', text: 'De du inte vill ha kontakt med. Ni kan inte längre se eller skriva till varandra.' },
    { term: 'Loge', text: 'En grupp som medlemmar själva har skapat, med debatt, album och kalender.' },
    { term: 'Logeägare', text: 'Den som har skapat logen, eller har tagit över den, och som har sista ordet.' },
    { term: 'Träff', text: 'När människor härifrån ses på riktigt, bestämt i en loge eller som evenemang.' },
    { term: 'Blogg', text: 'Ett inlägg för alla som vill läsa. Du väljer själv om det får kommenteras.' },
    { term: 'Utvald blogg', text: 'Ett inlägg som redaktionen lyfter fram för att det förtjänar fler läsare.' },
    {
      term: 'Snabbannons',
      text: 'En kort annons på anslagstavlan som försvinner av sig själv. Bra för spontana idéer.',
    },
    { term: 'Matchord', text: 'Ord som beskriver dig. Andra hittar dig genom att söka på dem.' },
    { term: 'Gästbok', text: 'Platsen för små hälsningar på en profil. Ägaren kan alltid ta bort dem.' },
    { term: 'Skyddade bilder', text: 'Bilder som bara de du ger tillgång får se. Du kan dra tillbaka tillgången.' },
    {
      term: 'Den mörka sidan',
      text: 'Huset efter midnatt: ett område för godkända profiler med plats för lust och kinks.',
    },
    { term: 'Mörk profil', text: 'Din profil på den mörka sidan. Du ansöker, och en människa läser ansökan.' },
    { term: 'Kink', text: 'Något man dras till i det erotiska. Du väljer vad du visar och vad det betyder för dig.' },
    { term: 'Samtycke', text: 'Ett ja som ges fritt och kan tas tillbaka. Utan det händer ingenting.' },
    {
      term: 'Anmälan',
      text: 'Ett meddelande till oss om något som inte är okej. Den andra får inte veta vem som skrev.',
    },
    {
      term: 'Karantän',
      text: 'En paus för en profil medan vi tittar på ett ärende. Ingen kan se profilen under tiden.',
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
