import type { MembershipTexts } from './membership'

const texts: MembershipTexts = {
  reasons: {
    CreateBlog: {
      headline: 'Skriv din egen blogg',
      body: 'Som medlem kan du publisere innlegg, bestemme hvem som får lese dem, og samle lesere som kommer tilbake. Det er gratis å lese og kommentere.',
    },
    EditBlog: {
      headline: 'Skriv videre på bloggen din',
      body: 'Å redigere innlegg er en del av medlemskapet. Det du har skrevet, ligger trygt og venter til du kommer tilbake til det.',
    },
    CreateLodge: {
      headline: 'Start din egen losje',
      body: 'Samle folk om noe du brenner for, med debatter, treff og album. Som medlem bestemmer du hvem som blir med, og hvordan tonen er.',
    },
    CreateLodgeDebateEntry: {
      headline: 'Ta opp et tema i losjen',
      body: 'Alle i losjen kan lese og kommentere. Medlemmer kan også starte nye temaer og endre dem etterpå.',
    },
    TaggedProfiles: {
      headline: 'Hold øye med dem du legger merke til',
      body: 'Sett dine egne merkelapper på profiler, og se med en gang når en av dem er på nett. Bare du ser merkelappene dine.',
    },
    MembersOnly: {
      headline: 'Dette er for medlemmer',
      body: 'Et medlemskap åpner hele {{siteName}}. Du velger selv hvor lenge det varer.',
    },
    LoginOldProfile: {
      headline: 'Godt å se deg igjen',
      body: 'Profilen din er slik du forlot den. Ta et døgn som medlem, se deg rundt og skriv til dem du husker. Det fornyes ikke av seg selv.',
    },
    WriteMail: {
      headline: 'Skriv brevet nå',
      body: 'Med et døgns medlemskap kan du skrive til hvem du vil. Det fornyes ikke av seg selv, og brevene dine blir hos dem du har skrevet til.',
    },
  },
  benefits: [
    { title: 'Skriv til alle', text: 'Start samtaler og svar så mye du vil, også med bilder og videoer.' },
    { title: 'Din egen blogg', text: 'Skriv, velg hvem som får lese, og samle lesere.' },
    { title: 'Merkelapper', text: 'Dine egne ord på profiler, og et stille tegn når de er på nett.' },
    {
      title: 'Du betaler for et ekte sted',
      text: 'Ingen solgte profiler, ingen oppdiktede medlemmer, og mennesker i supporten som svarer.',
    },
  ],
  packages: { 1: '24 timer', 30: '1 måned', 90: '3 måneder', 180: '6 måneder', 365: '1 år' },
}

export default texts
