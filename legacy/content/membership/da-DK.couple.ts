import type { CoupleMembershipTexts } from './membership'

const texts: CoupleMembershipTexts = {
  reasons: {
    CreateBlog: {
      headline: 'Skriv jeres egen blog',
      body: 'Som medlemmer kan I udgive indlæg, bestemme, hvem der må læse dem, og samle læsere, der kommer igen. Det er gratis at læse med og kommentere.',
    },
    EditBlog: {
      headline: 'Arbejd videre på jeres blog',
      body: 'At redigere indlæg er en del af medlemskabet. Det, I har skrevet, ligger trygt og venter, til I vender tilbage til det.',
    },
    CreateLodge: {
      headline: 'Start jeres egen loge',
      body: 'Saml folk om noget, I brænder for, med debatter, træf og albummer. Som medlemmer bestemmer I, hvem der kommer med, og hvordan tonen er.',
    },
    TaggedProfiles: {
      headline: 'Hold øje med dem, I lægger mærke til',
      body: 'Sæt jeres egne mærker på profiler, og se med det samme, når en af dem er online. Kun I kan se jeres mærker.',
    },
    MembersOnly: {
      body: 'Et medlemskab åbner hele {{siteName}}. I vælger selv, hvor længe det varer.',
    },
    LoginOldProfile: {
      headline: 'Godt at se jer igen',
      body: 'Jeres profil er, som I forlod den. Tag et døgn som medlemmer, se jer omkring, og skriv til dem, I kan huske. Det fornyes ikke af sig selv.',
    },
    WriteMail: {
      body: 'Med et døgns medlemskab kan I skrive til hvem, I vil. Det fornyes ikke af sig selv, og jeres breve bliver hos dem, I har skrevet til.',
    },
  },
  benefits: [
    { title: 'Skriv til alle', text: 'Begynd samtaler, og svar så meget I vil, også med billeder og videoer.' },
    { title: 'Jeres egen blog', text: 'Skriv, vælg, hvem der må læse med, og saml læsere.' },
    { title: 'Mærker', text: 'Jeres egne ord på profiler og et stille tegn, når de er online.' },
    {
      title: 'I betaler for et rigtigt sted',
      text: 'Ingen solgte profiler, ingen opdigtede medlemmer og mennesker i supporten, der svarer.',
    },
  ],
}

export default texts
