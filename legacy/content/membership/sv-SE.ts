import type { MembershipTexts } from './membership'

const texts: MembershipTexts = {
  reasons: {
    CreateBlog: {
      headline: 'Skriv din egen blogg',
      body: 'Som medlem kan du publicera inlägg, välja vilka som får läsa dem och samla läsare som kommer tillbaka. Det är gratis att läsa och kommentera.',
    },
    EditBlog: {
      headline: 'Fortsätt på din blogg',
      body: 'Att redigera inlägg ingår i medlemskapet. Det du har skrivit ligger tryggt och väntar tills du kommer tillbaka till det.',
    },
    CreateLodge: {
      headline: 'Starta en egen loge',
      body: 'Samla folk kring något du bryr dig om, med debatter, träffar och album. Som medlem bestämmer du vilka som får vara med och hur tonen är.',
    },
    CreateLodgeDebateEntry: {
      headline: 'Ta upp ett ämne i logen',
      body: 'Alla i logen kan läsa och kommentera. Medlemmar kan också starta nya ämnen och ändra dem efteråt.',
    },
    TaggedProfiles: {
      headline: 'Håll koll på dem du lägger märke till',
      body: 'Sätt egna etiketter på profiler och se direkt när någon av dem är online. Bara du ser dina etiketter.',
    },
    MembersOnly: {
      headline: 'Det här är för medlemmar',
      body: 'Ett medlemskap öppnar hela {{siteName}}. Du väljer själv hur länge det varar.',
    },
    LoginOldProfile: {
      headline: 'Roligt att se dig igen',
      body: 'Din profil är precis som du lämnade den. Ta ett dygn som medlem, se dig omkring och skriv till dem du minns. Det förnyas inte av sig självt.',
    },
    WriteMail: {
      headline: 'Skriv brevet nu',
      body: 'Med ett dygns medlemskap kan du skriva till vem du vill. Det förnyas inte av sig självt, och dina brev stannar hos dem du har skrivit till.',
    },
  },
  benefits: [
    { title: 'Skriv till alla', text: 'Inled samtal och svara så mycket du vill, även med bilder och videor.' },
    { title: 'En egen blogg', text: 'Skriv, välj vem som får läsa och samla läsare.' },
    { title: 'Etiketter', text: 'Dina egna ord på profiler och ett stillsamt tecken när de är online.' },
    {
      title: 'Du betalar för en riktig plats',
      text: 'Inga sålda profiler, inga påhittade medlemmar och människor i supporten som svarar.',
    },
  ],
  packages: { 1: '24 timmar', 30: '1 månad', 90: '3 månader', 180: '6 månader', 365: '1 år' },
}

export default texts
