import type { ChangelogEntry } from './changelog'

const entries: ChangelogEntry[] = [
  {
    date: '2026-11-12',
    title: 'Hela huset är ombyggt',
    body: 'Sidorna öppnas snabbare, listorna minns var du var och allt går att nå från tangentbordet. Din profil, dina brev och dina bilder finns där de alltid har funnits.\n\nÄr det något som krånglar, skriv till oss från [supporten](/Support). Vi läser allt.',
  },
  {
    date: '2026-10-20',
    title: 'Du ser vem som kan se det',
    body: 'Alla album visar nu under titeln vem som har tillgång. Detsamma gäller besök: innan du öppnar en profil ser du om ditt besök kommer att visas.',
  },
  {
    date: '2026-09-01',
    title: '28 år i dag',
    body: 'Den 1 september 1998 skapades den första profilen. Tack till alla som har varit här halva tiden eller mer, och till er som kom i går.',
  },
  {
    date: '2026-07-02',
    title: 'Träffar i logernas kalender',
    body: 'Logerna har fått en kalender med månader och dagar. Anmäl dig till en träff med ett tryck och se vilka andra som kommer.',
  },
  {
    date: '2026-05-12',
    title: 'Din egen startsida',
    body: 'Dra avsnitten i den ordning du vill ha dem, dölj dem du inte använder och välj den täta vyn om du vill ha mer på skärmen. Allt går också att göra från tangentbordet.',
  },
  {
    date: '2026-03-18',
    title: 'Blockera och anmäl med två tryck',
    body: 'Överallt där du möter en profil eller en text finns blockering och anmälan nu i samma meny på samma ställe. Den du anmäler får aldrig veta vem som gjorde det.',
  },
  {
    date: '2026-01-21',
    title: 'Nya sätt att validera',
    body: 'Nu kan du visa din ålder, och att du är en riktig människa, på fler sätt än tidigare. Vi sparar bara svaret, aldrig ditt personnummer.',
  },
  {
    date: '2025-11-25',
    title: 'Ta med dig dina uppgifter',
    body: 'Under [inställningar](/Settings) kan du hämta allt du har berättat för oss i en enda fil. På samma ställe kan du ta bort din profil, utan omvägar.',
  },
]

export default entries
