import type { ChangelogEntry } from './changelog'

const entries: ChangelogEntry[] = [
  {
    date: '2026-11-12',
    title: 'Hele huset er bygget om',
    body: 'Sidene åpner raskere, listene husker hvor du var, og alt kan nås fra tastaturet. Profilen, brevene og bildene dine er der de pleier å være.\n\nEr det noe som ikke stemmer, skriv til oss fra [support](/Support). Vi leser alt.',
  },
  {
    date: '2026-10-20',
    title: 'Du ser hvem som kan se det',
    body: 'Alle album viser nå under tittelen hvem som har tilgang. Vil du ikke vise postnummer og by, kan du slå dem av under [innstillinger](/Settings).',
  },
  {
    date: '2026-09-01',
    title: '28 år i dag',
    body: '1. september 1998 ble den første profilen laget. Takk til de mange som har vært her halve tiden eller mer, og til dere som kom i går.',
  },
  {
    date: '2026-07-02',
    title: 'Søk i brevene dine',
    body: 'Over samtalene dine er det nå et søkefelt. Skriv noen ord du husker, så finner det brevene de står i.',
  },
  {
    date: '2026-05-12',
    title: 'Din egen startside',
    body: 'Dra delene i den rekkefølgen du liker, skjul dem du ikke bruker, og velg den tette visningen hvis du vil ha mer på skjermen. Alt kan også gjøres fra tastaturet.',
  },
  {
    date: '2026-03-18',
    title: 'Blokker og rapporter med to trykk',
    body: 'Overalt der du møter en profil eller en tekst, står blokkering og rapportering nå i samme meny på samme sted. Den du rapporterer, får aldri vite hvem som gjorde det.',
  },
  {
    date: '2026-01-21',
    title: 'Bilder rett fra telefonen',
    body: 'Du kan laste opp bilder i det formatet telefonen tar dem i. Sted, tid og kamera blir fjernet fra filen underveis.',
  },
  {
    date: '2025-11-25',
    title: 'Ta med deg dataene dine',
    body: 'Under [innstillinger](/Settings) kan du hente alt du har fortalt oss, i én fil. Samme sted kan du slette profilen din uten omveier.',
  },
]

export default entries
