import type { BlogTexts } from './blogText'

export const norwegianDarkBlogs: BlogTexts = {
  writers: {
    selma: 'selma',
    par: { is: 'couple', age: [30, 62] },
    rolig: { is: 'man', age: [34, 60] },
    voksen: { is: 'woman', age: [55, 55] },
    fersk: { is: 'man', age: [22, 40] },
  },
  entries: [
    {
      by: 'selma',
      days: 1.2,
      curated: true,
      title: 'Fløyelsrommet',
      tags: ['klubb', 'første gang', 'Å bli sett'],
      text: `
Jeg hadde tenkt meg en kjeller. Det var en annen etasje over en rørlegger, med fløyel på veggene og en kaffetrakter i gangen.

Verten het Bjørg og hadde strikkejakke. Hun ga meg tre regler og en tøffel.

- Spør med ord.
- Et nei trenger ingen begrunnelse.
- Ta med deg glasset ditt tilbake.

Så satt jeg i en sofa og kjente varmen fra et lys. Noen danset langsomt. Et par lo lavt bak et forheng, slik man ler når man har god tid. Jeg hadde trodd jeg kom til å føle meg avkledd. I stedet følte jeg meg *sett*, og det er noe helt annet.

> Har du lyst til å danse, eller har du lyst til å sitte, spurte hun. Begge deler er riktig.

Vi danset. Hånden hennes lå i korsryggen min som et spørsmålstegn, og jeg svarte.

Klokka to ga Bjørg meg skoene mine og spurte om jeg hadde noen å ringe til på veien hjem. Det er den mest omsorgsfulle setningen jeg vet om.`,
      comments: [
        ['Hånden som et spørsmålstegn. Oi.', '> Jeg tenker fortsatt på den.'],
        'Bjørg burde styre landet.',
        'Jeg drakk av den kaffetrakteren en hel kveld. Det var en fin kveld.',
      ],
    },
    {
      by: 'rolig',
      days: 13,
      title: 'Tau, tid og te',
      tags: ['Tau og knuter', 'tillit', 'Omsorg etterpå'],
      text: `
Jeg er snekker på dagtid. Kanskje det er derfor jeg liker at ting sitter, men ikke for hardt.

Før jeg binder noen, drikker vi te. Det høres gammeldags ut, og det er det. Over te kommer det fram at en skulder er vond, at noen har sovet dårlig, at i dag blir det bare hendene.

Et tau forteller alt. Du kjenner om den andre puster med magen. Du kjenner når skuldrene endelig slipper. Ingen har noen gang sagt til meg at de husker knuten. De husker at jeg spurte en gang til.

Etterpå er det pledd og mer te. Alltid.`,
      comments: ['De husker at jeg spurte en gang til. Ja.', ['Hva slags te?', '> Kamille før, Earl Grey etter.']],
    },
    {
      by: 'par',
      days: 26,
      title: 'Hva vi sa til hverandre i bilen hjem',
      tags: ['Swinging', 'parliv', 'sjalusi'],
      text: `
Ingenting, i tjue minutter. Så sa han: «Jeg så på deg hele tiden.» Så sa jeg: «Jeg vet det. Det var derfor.»

Vi måtte kjøre inn på en lomme ved Minnesund og holde litt rundt hverandre over girspaken.

**Det vi har lært:** Det viktigste skjer ikke der inne. Det skjer i bilen.`,
      comments: ['Jeg vet det, det var derfor. Nydelig.', 'Minnesund får en ny betydning.'],
    },
    {
      by: 'voksen',
      days: 52,
      title: 'Silke, femtifem og ferdig med å skamme meg',
      tags: ['kropp', 'Silke og blonder', 'alder'],
      text: `
Jeg kjøpte den i Paris og la den bakerst i skuffen. Der lå den i seks år, fordi jeg ventet på kroppen den skulle sitte på.

Så døde en venninne. Da tok jeg den på en tirsdag, til en kopp kaffe, for ingen.

Silke mot hud en tirsdag. Den kalde stroppen som glir ned, og at jeg lot den gli. Jeg så meg i speilet og tenkte: *Der er du jo.*

På fredag får noen andre se den. Men den var min først.`,
      comments: ['Der er du jo. 🖤', 'Jeg gråt litt og gikk og lette i skuffen.'],
    },
    {
      by: 'fersk',
      days: 88,
      title: 'Sju spørsmål jeg stilte før min første fest',
      tags: ['første gang', 'klubb'],
      text: `
1. Må jeg gjøre noe? *Nei.*
2. Hva om jeg møter sjefen? *Da møter sjefen deg.*
3. Hva tar man på? *Noe du kan puste i.*
4. Kan jeg bare se på? *Hvis du spør dem du ser på.*
5. Hva om jeg rødmer? *Det er mørkt.*
6. Kan man ombestemme seg? *Alltid, når som helst, uten grunn.*
7. Er det mat? *Det er alltid mat. Vi er i Norge.*`,
      comments: ['Da møter sjefen deg 😂', 'Det var min sjef. Vi hilser pent.'],
    },
    {
      by: 'selma',
      days: 150,
      title: 'Om å vente',
      tags: ['Kontroll over nytelsen', 'lengsel'],
      text: `
Han sa: ikke før fredag. Det var mandag.

Jeg har aldri lagt merke til så mye på en uke. Vinden på håndleddene. Knappene i skjorta til han i kassa. Min egen stemme.

Fredag kom. Men det er uka jeg husker.`,
      comments: ['Knappene i skjorta. Den kjente jeg.', 'Kort og farlig.'],
    },
  ],
  remarks: [
    'Vakkert, og helt uten å si for mye.',
    'Jeg leste den i mørket. Anbefales.',
    'Takk for at du deler.',
    'Spør først. Alltid.',
    'Det langsomme er det beste.',
    'Her ble det varmt.',
    'Sånn skal det være.',
  ],
}
