import type { CoupleMembershipTexts } from './membership'

const texts: CoupleMembershipTexts = {
  reasons: {
    CreateBlog: {
      headline: 'Skriv er egen blogg',
      body: 'Som medlemmar kan ni publicera inlägg, välja vilka som får läsa dem och samla läsare som kommer tillbaka. Det är gratis att läsa och kommentera.',
    },
    EditBlog: {
      headline: 'Fortsätt på er blogg',
      body: 'Att redigera inlägg ingår i medlemskapet. Det ni har skrivit ligger tryggt och väntar tills ni kommer tillbaka till det.',
    },
    CreateLodge: {
      body: 'Samla folk kring något ni bryr er om, med debatter, träffar och album. Som medlemmar bestämmer ni vilka som får vara med och hur tonen är.',
    },
    TaggedProfiles: {
      headline: 'Håll koll på dem ni lägger märke till',
      body: 'Sätt egna etiketter på profiler och se direkt när någon av dem är online. Bara ni ser era etiketter.',
    },
    MembersOnly: {
      body: 'Ett medlemskap öppnar hela {{siteName}}. Ni väljer själva hur länge det varar.',
    },
    LoginOldProfile: {
      headline: 'Roligt att se er igen',
      body: 'Er profil är precis som ni lämnade den. Ta ett dygn som medlemmar, se er omkring och skriv till dem ni minns. Det förnyas inte av sig självt.',
    },
    WriteMail: {
      body: 'Med ett dygns medlemskap kan ni skriva till vem ni vill. Det förnyas inte av sig självt, och era brev stannar hos dem ni har skrivit till.',
    },
  },
  benefits: [
    { title: 'Skriv till alla', text: 'Inled samtal och svara så mycket ni vill, även med bilder och videor.' },
    { title: 'En egen blogg', text: 'Skriv, välj vem som får läsa och samla läsare.' },
    { title: 'Etiketter', text: 'Era egna ord på profiler och ett stillsamt tecken när de är online.' },
    {
      title: 'Ni betalar för en riktig plats',
      text: 'Inga sålda profiler, inga påhittade medlemmar och människor i supporten som svarar.',
    },
  ],
}

export default texts
