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
    body: 'Alla album visar nu under titeln vem som har tillgång. Vill du inte visa postnummer och ort kan du slå av dem under [inställningar](/Settings).',
  },
  {
    date: '2026-09-01',
    title: '28 år i dag',
    body: 'Den 1 september 1998 skapades den första profilen. Tack till alla som har varit här halva tiden eller mer, och till er som kom i går.',
  },
  {
    date: '2026-07-02',
    title: 'Sök i dina brev',
    body: 'Ovanför dina samtal finns nu en sökruta. Skriv några ord som du minns, så hittar den breven de står i.',
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
    title: 'Bilder direkt från telefonen',
    body: 'Du kan ladda upp bilder i det format som telefonen tar dem i. Plats, tid och kamera tas bort ur filen på vägen.',
  },
  {
    date: '2025-11-25',
    title: 'Ta med dig dina uppgifter',
    body: 'Under [inställningar](/Settings) kan du hämta allt du har berättat för oss i en enda fil. På samma ställe kan du ta bort din profil, utan omvägar.',
  },
]

export default entries
