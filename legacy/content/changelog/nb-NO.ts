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
    body: 'Alle album viser nå under tittelen hvem som har tilgang. Det samme gjelder besøk: Før du åpner en profil, ser du om besøket ditt blir vist.',
  },
  {
    date: '2026-09-01',
    title: '28 år i dag',
    body: '1. september 1998 ble den første profilen laget. Takk til de mange som har vært her halve tiden eller mer, og til dere som kom i går.',
  },
  {
    date: '2026-07-02',
    title: 'Treff i losjekalenderen',
    body: 'Losjene har fått en kalender med måneder og dager. Meld deg på et treff med ett trykk, og se hvem andre som kommer.',
  },
  {
    date: '2026-05-12',
    title: 'Din egen startside',
    body: 'Dra delene i den rekkefølgen du liker, skjul dem du ikke bruker, og velg den tette visningen hvis du vil ha mer på skjermen. Alt kan også gjøres fra tastaturet.',
  },
  {
    date: '2026-03-18',
    title: 'Blokker og meld fra med to trykk',
    body: 'Overalt der du møter en profil eller en tekst, står blokkering og melding nå i samme meny på samme sted. Den du melder fra om, får aldri vite hvem som gjorde det.',
  },
  {
    date: '2026-01-21',
    title: 'Nye måter å validere på',
    body: 'Nå kan du vise alderen din, og at du er et ekte menneske, på flere måter enn før. Vi tar bare vare på svaret, aldri fødselsnummeret ditt.',
  },
  {
    date: '2025-11-25',
    title: 'Ta med deg dataene dine',
    body: 'Under [innstillinger](/Settings) kan du hente alt du har fortalt oss, i én fil. Samme sted kan du slette profilen din uten omveier.',
  },
]

export default entries
