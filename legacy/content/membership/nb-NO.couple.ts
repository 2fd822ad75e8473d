import type { CoupleMembershipTexts } from './membership'

const texts: CoupleMembershipTexts = {
  reasons: {
    CreateBlog: {
      headline: 'Skriv deres egen blogg',
      body: 'Som medlemmer kan dere publisere innlegg, bestemme hvem som får lese dem, og samle lesere som kommer tilbake. Det er gratis å lese og kommentere.',
    },
    EditBlog: {
      headline: 'Skriv videre på bloggen deres',
      body: 'Å redigere innlegg er en del av medlemskapet. Det dere har skrevet, ligger trygt og venter til dere kommer tilbake til det.',
    },
    CreateLodge: {
      headline: 'Start deres egen losje',
      body: 'Samle folk om noe dere brenner for, med debatter, treff og album. Som medlemmer bestemmer dere hvem som blir med, og hvordan tonen er.',
    },
    TaggedProfiles: {
      headline: 'Hold øye med dem dere legger merke til',
      body: 'Sett deres egne merkelapper på profiler, og se med en gang når en av dem er på nett. Bare dere ser merkelappene deres.',
    },
    MembersOnly: {
      body: 'Et medlemskap åpner hele {{siteName}}. Dere velger selv hvor lenge det varer.',
    },
    LoginOldProfile: {
      headline: 'Godt å se dere igjen',
      body: 'Profilen deres er slik dere forlot den. Ta et døgn som medlemmer, se dere rundt og skriv til dem dere husker. Det fornyes ikke av seg selv.',
    },
    WriteMail: {
      body: 'Med et døgns medlemskap kan dere skrive til hvem dere vil. Det fornyes ikke av seg selv, og brevene deres blir hos dem dere har skrevet til.',
    },
  },
  benefits: [
    { title: 'Skriv til alle', text: 'Start samtaler og svar så mye dere vil, også med bilder og videoer.' },
    { title: 'Deres egen blogg', text: 'Skriv, velg hvem som får lese, og samle lesere.' },
    { title: 'Merkelapper', text: 'Deres egne ord på profiler, og et stille tegn når de er på nett.' },
    {
      title: 'Dere betaler for et ekte sted',
      text: 'Ingen solgte profiler, ingen oppdiktede medlemmer, og mennesker i supporten som svarer.',
    },
  ],
}

export default texts
