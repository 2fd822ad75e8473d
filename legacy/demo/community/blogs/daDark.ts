import type { BlogTexts } from './blogText'

export const danishDarkBlogs: BlogTexts = {
  writers: {
    luna: 'luna',
    par: { is: 'couple', age: [34, 58] },
    reb: { is: 'man', age: [36, 55] },
    stille: { is: 'woman', age: [46, 46] },
    ny: { is: 'man', age: [24, 36] },
    vært: { is: 'woman', age: [30, 60] },
  },
  entries: [
    {
      by: 'luna',
      days: 1.2,
      curated: true,
      title: 'Min første aften i klubben, med højt hjerte og flade sko',
      tags: ['første gang', 'klub', 'At blive set'],
      text: `
Jeg havde købt høje hæle til anledningen og tog de flade på. Det var aftenens bedste beslutning.

Døren lignede enhver anden dør. Bag den stod en kvinde på omkring tres med læsebriller i en kæde og sagde: "Er det din første gang? Så får du lige rundvisningen." Jeg havde ventet mystik. Jeg fik en rundvisning med håndklæder.

## Det, hun fortalte

- Et blik er ikke et ja. Et smil heller ikke. Man spørger, **med ord**.
- Man må sidde i baren hele aftenen. Det er der mange, der gør.
- Siger man nej, siger den anden *tak, fordi du sagde det*. Det er husets skik.

Jeg sad i baren. Jeg drak danskvand og så på mennesker, der så på mennesker. Der er en særlig slags ro i et rum, hvor ingen behøver gætte. Rødt lys, lav musik, en hånd, der hviler på et knæ, fordi den har spurgt, om den må.

> Må jeg sætte mig her, spurgte han. Jeg mærkede spørgsmålet helt ned i ryggen.

Det er ikke det, I tror. Vi talte om hans drivhus i to timer. Men jeg gik hjem gennem byen klokken tre med åben frakke i november og frøs ikke.

Næste gang tager jeg hælene med i tasken.`,
      comments: [
        [
          'Rundvisningen med håndklæder er den mest danske sætning, jeg har læst.',
          '> Hun pegede også på nødudgangen. To gange.',
        ],
        'Baren hele aftenen, det var mig de første fire gange. Velkommen.',
        ['Hvad dyrker han?', '> Chili. Selvfølgelig chili.'],
      ],
    },
    {
      by: 'reb',
      days: 11,
      title: 'Rebet er det mindste af det',
      tags: ['Reb og knob', 'Bondage', 'samtykke', 'tillid'],
      text: `
Folk spørger om knuder. Jeg har bundet i tolv år og bruger tre.

Det, der tager tid, er det andet. At sidde over for hinanden, før der overhovedet er et reb i rummet. Hvad har du lyst til. Hvad har du ikke lyst til. Er der noget i dag, en dårlig skulder, en dårlig dag. Hvad siger du, når det skal stoppe, og hvad gør vi så.

### Hvad jeg altid har liggende

- En saks, der kan klippe alt, inden for en arms længde
- Vand
- Et tæppe
- Tid, dobbelt så meget som planlagt

Første gang, man lægger et reb om et håndled, kan man høre vejrtrækningen skifte. Det er det øjeblik, jeg gør det for. Ikke magten. Stilheden.

Bagefter sidder vi under tæppet. Nogle vil snakke, nogle vil have chokolade, en sov i tre timer, mens jeg læste avis. Det er også en del af det. Måske den bedste.`,
      comments: [
        'Dobbelt så meget tid. Det burde stå på pakken.',
        [
          'Hvor lærer man det ordentligt?',
          '> Af nogen, der siger nej til dig den første gang. Skriv, så sender jeg navne på to gode kurser.',
        ],
        'Avisen. Jeg ler, og jeg smelter.',
      ],
    },
    {
      by: 'par',
      days: 20,
      title: 'Da vi sagde ja til en middag og mente det',
      tags: ['Swing', 'parliv', 'Partnerbytte', 'jalousi'],
      text: `
Invitationen lød på middag for fire. Alle vidste, hvad der lå i den, og alligevel talte vi om stegen de første to timer, som var det en fødselsdag hos svigermor.

Vi havde aftalt et ord i bilen. *Parkeringsskive.* Når en af os sagde det, kørte vi hjem, uden diskussion og uden sure miner.

Hun sagde det over desserten.

Og her er det, vi vil fortælle: De andre smilede, hentede vores frakker og pakkede resten af kagen ind i sølvpapir. "Godt, I siger det. Kom igen, bare for maden." På vejen hjem holdt vi i hånd over gearstangen og snakkede mere, end vi havde gjort i månedsvis.

Vi har været der tre gange siden. To af gangene blev det ved maden. Den tredje husker vi begge meget tydeligt, og den beholder vi for os selv. 🕯️`,
      comments: [
        'Parkeringsskive. Vores er Lolland.',
        ['Sølvpapiret er ren klasse.', 'Man mærker, hvem man er i gode hænder hos.'],
      ],
    },
    {
      by: 'stille',
      days: 45,
      title: 'Bind for øjnene, 46 år og en is i hånden',
      tags: ['Bind for øjnene', 'Sanseleg', 'Isterninger'],
      text: `
Jeg bestemmer hele dagen. Over budgetter, over teenagere, over en kat. Jeg havde ikke vidst, hvor træt jeg var af at kunne se, hvad der kom.

Han spurgte, om han måtte binde et tørklæde om mine øjne. Silke, mit eget. Jeg sagde ja og så: *vent*. Og han ventede. Det var måske dér, det skete.

Uden øjne bliver huden opmærksom. Man hører isen i glasset, før man mærker den. Man ved, der er en hånd i nærheden, ikke hvor. Jeg grinede først. Så holdt jeg op med at grine.

Jeg har ikke lyst til at skrive mere, for resten er mit. Kun det her: Det var ikke ham, der fik magten over mig. Det var mig, der fik fri.`,
      comments: ['Det var mig, der fik fri. Ja.', 'Og han ventede. Det er hele forskellen.'],
    },
    {
      by: 'ny',
      days: 76,
      title: 'Hvad skal man tage på? En ærlig begynderguide',
      tags: ['første gang', 'klub', 'Læder'],
      text: `
Jeg googlede i to uger. Så spurgte jeg bare klubben, og de svarede: "Noget, du føler dig godt tilpas i. Ikke cowboybukser."

1. **Sorte bukser og skjorte** går altid.
2. Læder er varmt. Virkelig varmt. Jeg mødte en mand i helt læderkostume, der drak saftevand under trappen.
3. Rent undertøj uden tegneserier. Jeg siger det ikke for sjov.
4. Brug halvt så meget parfume.
5. Tag en taske til telefonen. Den bliver i garderoben, og det er en lettelse.

Det vigtigste havde jeg på i forvejen, sagde min ledsager: et ansigt, der kan tåle et nej.`,
      comments: [
        'Punkt 3 er skrevet af erfaring, kan man mærke.',
        ['Saftevandsmanden er min mand 😅', '> Hils ham. Han gav mig gode råd.'],
      ],
    },
    {
      by: 'vært',
      days: 140,
      closed: true,
      title: 'Fra den, der låser op: fem aftener, jeg husker',
      tags: ['klub', 'samtykke', 'Omsorg bagefter'],
      text: `
Jeg har stået i døren i mange år. Folk tror, jeg husker det vilde. Det gør jeg ikke.

- Parret på 70, der kom hver første lørdag og dansede kinddans, til vi lukkede.
- Ham, der fik et nej, gik ud i gården og kom tilbage for at sige tak for en god aften.
- Hende, der græd på trappen, og fem fremmede, der satte sig på trinene under uden at sige noget.
- Fødselsdagskagen, ingen ville kendes ved.
- Natten med strømsvigt. Fyrre mennesker, to lommelygter, og alle opførte sig pænere, end de plejede.

Begær er ikke farligt. Det er folk, der ikke spørger, der er farlige. Resten er bare mennesker i for lidt tøj.`,
    },
    {
      by: 'luna',
      days: 0.3,
      title: 'Hælene kom med',
      tags: ['Høje hæle', 'klub'],
      text: `
Kort rapport: De kom af igen klokken 23.40. Han med drivhuset bar dem. 🌶️`,
      comments: ['Fremskridt.', 'Bar dem, hvordan?', ['Vi vil have billeder. Af chilierne.', '> Det kan arrangeres.']],
    },
  ],
  remarks: [
    'Så ærligt. Tak, fordi du deler.',
    'Det er præcis derfor, jeg er herinde.',
    'Den langsomme del er den bedste.',
    'Jeg fik varme kinder i toget.',
    'Spørg først. Altid.',
    'Smukt skrevet, uden at vise for meget.',
    'Vi har haft en lignende aften. Den lever man længe på.',
    'Den slags tekster må der gerne være flere af.',
    'Det med at vente. Ja.',
    'Man kan høre lyset i det rum.',
  ],
}
