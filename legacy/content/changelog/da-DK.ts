import type { ChangelogEntry } from './changelog'

const entries: ChangelogEntry[] = [
  {
    date: '2026-11-12',
    title: 'Hele huset er bygget om',
    body: 'Siderne åbner hurtigere, listerne husker, hvor du var, og alt kan nås fra tastaturet. Din profil, dine breve og dine billeder er der, hvor de plejer.\n\nEr der noget, der driller, så skriv til os fra [supporten](/Support). Vi læser det hele.',
  },
  {
    date: '2026-10-20',
    title: 'Du kan se, hvem der kan se det',
    body: 'Alle albummer viser nu under titlen, hvem der har adgang. Vil du ikke vise postnummer og by, kan du slå dem fra under [indstillinger](/Settings).',
  },
  {
    date: '2026-09-01',
    title: '28 år i dag',
    body: 'Den 1. september 1998 blev den første profil oprettet. Tak til de mange, der har været her halvdelen af tiden eller mere, og til jer, der kom i går.',
  },
  {
    date: '2026-07-02',
    title: 'Søg i dine breve',
    body: 'Over dine samtaler er der nu et søgefelt. Skriv et par ord, du kan huske, så finder det de breve, de står i.',
  },
  {
    date: '2026-05-12',
    title: 'Din egen startside',
    body: 'Træk afsnittene i den rækkefølge, du vil have dem, skjul dem, du ikke bruger, og vælg den tætte visning, hvis du vil have mere på skærmen. Det kan alt sammen også gøres fra tastaturet.',
  },
  {
    date: '2026-03-18',
    title: 'Bloker og anmeld med to tryk',
    body: 'Alle steder, hvor du møder en profil eller en tekst, står blokering og anmeldelse nu i den samme menu på det samme sted. Den, du anmelder, får aldrig at vide, hvem der gjorde det.',
  },
  {
    date: '2026-01-21',
    title: 'Billeder direkte fra telefonen',
    body: 'Du kan lægge billeder op i det format, din telefon tager dem i. Sted, tid og kamera bliver fjernet fra filen undervejs.',
  },
  {
    date: '2025-11-25',
    title: 'Tag dine data med dig',
    body: 'Under [indstillinger](/Settings) kan du hente alt det, du har fortalt os, i én fil. Samme sted kan du slette din profil uden omveje.',
  },
]

export default entries
