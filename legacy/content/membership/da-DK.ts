import type { MembershipTexts } from './membership'

const texts: MembershipTexts = {
  reasons: {
    CreateBlog: {
      headline: 'Skriv din egen blog',
      body: 'Som medlem kan du udgive indlæg, bestemme, hvem der må læse dem, og samle læsere, der kommer igen. Det er gratis at læse med og kommentere.',
    },
    EditBlog: {
      headline: 'Arbejd videre på din blog',
      body: 'At redigere indlæg er en del af medlemskabet. Det, du har skrevet, ligger trygt og venter, til du vender tilbage til det.',
    },
    CreateLodge: {
      headline: 'Start din egen loge',
      body: 'Saml folk om noget, du brænder for, med debatter, træf og albummer. Som medlem bestemmer du, hvem der kommer med, og hvordan tonen er.',
    },
    CreateLodgeDebateEntry: {
      headline: 'Tag et emne op i logen',
      body: 'Alle i logen kan læse med og kommentere. Medlemmer kan også starte nye emner og rette dem bagefter.',
    },
    TaggedProfiles: {
      headline: 'Hold øje med dem, du lægger mærke til',
      body: 'Sæt dine egne mærker på profiler, og se med det samme, når en af dem er online. Kun du kan se dine mærker.',
    },
    MembersOnly: {
      headline: 'Det her er for medlemmer',
      body: 'Et medlemskab åbner hele {{siteName}}. Du vælger selv, hvor længe det varer.',
    },
    LoginOldProfile: {
      headline: 'Godt at se dig igen',
      body: 'Din profil er, som du forlod den. Tag et døgn som medlem, se dig omkring, og skriv til dem, du kan huske. Det fornyes ikke af sig selv.',
    },
    WriteMail: {
      headline: 'Skriv brevet nu',
      body: 'Med et døgns medlemskab kan du skrive til hvem, du vil. Det fornyes ikke af sig selv, og dine breve bliver hos dem, du har skrevet til.',
    },
  },
  benefits: [
    { title: 'Skriv til alle', text: 'Begynd samtaler, og svar så meget du vil, også med billeder og videoer.' },
    { title: 'Din egen blog', text: 'Skriv, vælg, hvem der må læse med, og saml læsere.' },
    { title: 'Mærker', text: 'Dine egne ord på profiler og et stille tegn, når de er online.' },
    {
      title: 'Du betaler for et rigtigt sted',
      text: 'Ingen solgte profiler, ingen opdigtede medlemmer og mennesker i supporten, der svarer.',
    },
  ],
  packages: { 1: '24 timer', 30: '1 måned', 90: '3 måneder', 180: '6 måneder', 365: '1 år' },
}

export default texts
