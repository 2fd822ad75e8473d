import type { BlogText } from './blogText'

export const danishShortBlogs: readonly BlogText[] = [
  {
    by: 'lærer',
    days: 0.15,
    title: 'Lørdagsspørgsmålet',
    tags: ['spørgsmål'],
    text: `
Hvad er det mindste, nogen har gjort for jer, som I stadig husker?

Jeg begynder: En mand i Føtex gav mig sin indkøbsvogn med en tier i og sagde *behold den, det er forår*. Det var januar.`,
    comments: [
      'En buschauffør ventede, mens jeg løb. Han havde allerede lukket dørene.',
      ['Min nabo klippede hækken på min side også. Uden et ord.', 'Det er kærlighed.'],
      'En dame i kirken gav mig sit lommetørklæde. Stof, strøget. Jeg har det endnu.',
    ],
  },
  {
    by: 'kok',
    days: 1.1,
    title: 'Surdejen er død, leve surdejen',
    tags: ['mad', 'hverdag'],
    text: `
Fire år blev den. Den hed Bodil. Jeg tog på weekend og glemte at bede nogen om at fodre hende.

Har nogen en skefuld til en mand i sorg? Jeg betaler i boller. 🍞`,
  },
  {
    by: 'rejser',
    days: 1.8,
    title: 'Ting, man opdager i et nattog',
    tags: ['rejser', 'tog'],
    text: `
At den øverste køje er varmest. At fremmede bliver søde efter klokken elleve. At man kan blive forelsket i en stemme, der spørger, om vinduet må være åbent, og aldrig få ansigtet at se.`,
    comments: ['Det må det. Altid.', 'Man skulle have rullet gardinet fra, @{author}.'],
  },
  {
    by: 'ung',
    days: 2.9,
    title: 'Er det for tidligt at gå i seng klokken 21 på en fredag',
    tags: ['hverdag'],
    text: `
Spørger for en ven på 26, som allerede har nattøj på.`,
    comments: ['Nej.', 'Sig til vennen, at det går over, når man bliver 50. Så er det 20.30.'],
  },
  {
    by: 'enkemand',
    days: 4.2,
    title: 'Nyt fra dansegulvet',
    tags: ['dans', 'at begynde igen'],
    text: `
Vals. Jeg siger ikke mere.

Jo, en ting: Hun med K har købt nye sko, og de er røde.`,
    comments: ['Røde sko er et budskab.', ['Vi følger med fra tribunen.', '> Jeg hører jer. Det hjælper på takten.']],
  },
  {
    by: 'sygeplejerske',
    days: 6.6,
    title: 'Efter nattevagt',
    tags: ['arbejde', 'hverdag'],
    text: `
Klokken er 8.10. Byen skal på arbejde, og jeg skal hjem og sove med solen i øjnene. I bussen sidder en mand og øver sig på at sige noget pænt til nogen. Man kan se det på munden.

Jeg håber, han nåede det.`,
  },
  {
    by: 'par',
    days: 7.7,
    title: 'Hvem har ryddet op efter jeres fester',
    tags: ['parliv', 'fest'],
    text: `
Vi holdt sølvbryllup. Klokken ti næste morgen stod vores søn og to af hans venner i køkkenet med gummihandsker på.

Vi græd begge to, hun mest, han længst.`,
  },
  {
    by: 'trans',
    days: 8.4,
    title: 'Radio nummer tolv',
    tags: ['hobby', 'radio'],
    text: `
Den kom med posten i en papkasse fra Randers. B&O, 1956, med en død mus bag højttaleren. Vi har holdt en lille ceremoni, og nu spiller den dansktop. Musen ville have holdt af det. 📻`,
    comments: ['Hvad spillede den først?', 'Ceremonien vil jeg gerne høre mere om.'],
  },
  {
    by: 'dyb',
    days: 10.5,
    title: 'En app til at blive færdig med at tænke på nogen',
    tags: ['ghosting', 'idéer'],
    text: `
Den skal bare sige *nu er det nok, gå en tur* hver gang, man åbner samtalen. Det er hele forretningsplanen.`,
    comments: ['Jeg investerer.', 'Min søster er allerede den app.'],
  },
  {
    by: 'bader',
    days: 13,
    title: 'Efterlysning: en grå handske',
    tags: ['vinterbadning'],
    text: `
Tabt på badebroen tirsdag. Den anden er trist.`,
    comments: ['Den hænger på tredje knage. Den ser også trist ud.'],
  },
  {
    by: 'skilt',
    days: 17,
    title: 'Min datters råd om dating, nedskrevet ordret',
    tags: ['børn', 'dating', 'skilsmisse'],
    text: `
> Du skal bare spørge hende, hvad hendes yndlingsdyr er. Hvis hun siger slange, skal du gå.

Hun er syv.`,
    comments: ['Klog pige. Mit er grævling, er det okay?', ['Slange 🙋', '> Jeg er desværre nødt til at gå.']],
  },
  {
    by: 'lærer',
    days: 19,
    title: 'Liste over ord, jeg savner',
    tags: ['sprog'],
    text: `
- Forlegen
- Kåd
- At *gøre kur*
- Stævnemøde

Er der nogen, der vil til stævnemøde? Jeg har en paraply.`,
    comments: ['Kåd skal tilbage med det samme.', 'Jeg har også en paraply. Så er vi dækket ind.'],
  },
  {
    by: 'annaogjonas',
    days: 24,
    title: 'Vi søger ikke nogen, vi søger en sofa',
    tags: ['parliv'],
    text: `
Tresæders, uldstof, kan bære to voksne og et skænderi. Vi henter selv.`,
  },
  {
    by: 'mikkel',
    days: 29,
    title: 'Status på hotdogs',
    tags: ['mad', 'dating'],
    text: `
Ristede løg eller ej på en første date? Jeg har hørt begge dele forsvaret med lidenskab.`,
    comments: [
      'Begge spiser, eller ingen spiser. Det er reglen.',
      'Ej, mand. Altid løg.',
      'Løg er en tillidserklæring.',
    ],
  },
  {
    by: 'ung',
    days: 33,
    title: 'Til hende i bibliotekets læsesal',
    tags: ['øjeblikke'],
    text: `
Du læste en bog om kirkegårde og smilede. Jeg var ham, der tabte hele sit penalhus.`,
  },
  {
    by: 'kok',
    days: 41,
    title: 'Hvad man kan bruge én aubergine til',
    tags: ['mad'],
    text: `
1. Bage den hel, til den giver op.
2. Skrabe den ud, citron, tahin, salt.
3. Spise den med fingrene over vasken, fordi man bor alene og må.`,
  },
  {
    by: 'rejser',
    days: 55,
    title: 'Bornholm i oktober',
    tags: ['rejser', 'efterår'],
    text: `
Der er ingen. Alt er halv pris. Havet har tid.

![Ingen kø](archive)`,
    comments: ['Sig det ikke til nogen.', 'For sent.'],
  },
  {
    by: 'sygeplejerske',
    days: 64,
    title: 'Botanisk Have, et referat',
    tags: ['dating', 'samtykke'],
    text: `
Jeg spurgte. Han sagde ja. Der sad en frø på et blad og så væk.`,
    comments: ['🐸', 'Endelig gode nyheder.', 'En frø med takt.'],
  },
  {
    by: 'trans',
    days: 97,
    title: 'Sommeren, talt op',
    tags: ['sommer'],
    text: `
Fire festivaler, to forelskelser, en solskoldning med form som en cykelhjelm.`,
  },
  {
    by: 'par',
    days: 150,
    title: 'Camping er en test',
    tags: ['parliv', 'rejser'],
    text: `
Vi har nu været gift i femogtyve år og samlet et fortelt i sidevind. Det ene var sværere end det andet.

youtube:aqz-KE-bpKQ

Filmen her så vi på en telefon i regnvejr. Den handler om en kanin. Vi havde brug for den.`,
    comments: ['Kaninen redder alt.', 'Hvem holdt bardunerne?', 'Vi blev skilt over et fortelt. Respekt.'],
  },
  {
    by: 'lærer',
    days: 240,
    title: 'Sidste skoledag',
    tags: ['arbejde'],
    text: `
En dreng gav mig et tegnet diplom for *at være streng på en god måde*. Det hænger på køleskabet. Jeg kan gå på pension nu.`,
  },
  {
    by: 'enkemand',
    days: 380,
    title: 'Første jul med de nye lys',
    tags: ['sorg', 'jul'],
    text: `
Inger ville have levende lys. Jeg har købt nogle med batteri, fordi jeg falder i søvn i stolen. Jeg tror nok, hun griner.`,
    comments: ['Det gør hun.'],
  },
  {
    by: 'ung',
    days: 520,
    title: 'Flyttet hjemmefra, og det larmer',
    tags: ['første gang'],
    text: `
Ingen fortalte mig, at køleskaber siger noget om natten.`,
  },
  {
    by: 'dyb',
    days: 690,
    title: 'Mit første indlæg, vær søde',
    tags: ['begynder'],
    text: `
Hej. Jeg hedder noget andet, jeg er et sted i tyverne, og jeg har læst med i et år uden at sige noget. Nu siger jeg noget. Det var det. 🙈`,
    comments: ['Velkommen ud af krogen.', 'Godt sagt. Kom igen.'],
  },
]
