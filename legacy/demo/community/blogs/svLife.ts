import type { BlogText } from './blogText'

export const swedishLifeBlogs: readonly BlogText[] = [
  {
    by: 'viktor',
    days: 2.8,
    title: 'Tre rätter, två personer, en brandvarnare',
    tags: ['mat', 'dejting'],
    text: `
Förrätten gick bra. Det var oliver.

Varmrätten skulle flamberas. Jag hade sett det på film. Det som inte syns på film är att köksfläkten suger.

Hon stod på en stol och viftade med min skärbräda under brandvarnaren och frågade om det alltid var så här. Jag sa att det brukade vara lugnare. Det stämmer, det brukar vara jag och en macka.

Efterrätten åt vi på balkongen, i jackor, medan lägenheten vädrades. 🔥`,
    comments: ['Det var oliver. Starkt.', ['Och fläkten?', '> Den har gått vidare.']],
  },
  {
    by: 'viktor',
    days: 70,
    title: 'Skild, fyrtioett, nybörjare',
    tags: ['skilsmässa', 'att börja om'],
    text: `
Jag har varit gift längre än jag har kunnat laga mat. Nu kan jag tre rätter och känner igen min egen tystnad.

Det bästa rådet jag fick: *skriv inte att du är bra på att lyssna, ställ en fråga.*

Så: vad åt du när du var ledsen som barn?`,
    comments: ['Makaroner med ketchup, alltid.', 'Blåbärssoppa. Tack för frågan.', 'Ingenting. Men jag byggde koja.'],
  },
  {
    by: 'par',
    days: 14,
    title: 'Vi provade skilda semestrar',
    tags: ['parliv', 'resa'],
    text: `
Hon tog fjällen, han tog Gotland. Tio dagar. Släkten ringde och var orolig.

![Hennes utsikt](archive)

På dag fyra skickade han en bild på två glassar. Han hade beställt av vana.`,
    comments: ['Två glassar. Det räcker som kärleksförklaring.', 'Åt han båda?'],
  },
  {
    by: 'trans',
    days: 100,
    title: 'Mitt namn på en mugg',
    tags: ['trans', 'namn'],
    text: `
Kaféet skriver namnet på muggen. I dag sa jag det nya högt för första gången till en främling. Han stavade det rätt.

Jag har muggen på hyllan. Den läcker.`,
    comments: ['Grattis. Till namnet och muggen.', 'Han stavade det rätt ❤️'],
  },
  {
    by: 'ung',
    days: 29,
    title: 'Första gången jag dansade nykter',
    tags: ['första gången', 'uteliv'],
    text: `
Jag trodde att alla skulle se det. Det gjorde de. En tjej kom fram och frågade om jag ville byta plats, för jag såg ut att veta vad jag gjorde.

Det gjorde jag inte. Det var det som var poängen.`,
    comments: ['Härligt.', 'Vi är fler än man tror.'],
  },
  {
    by: 'ung',
    days: 0.4,
    title: 'Vad svarar man på «hej snygging»',
    tags: ['meddelanden', 'dejting'],
    text: `
Jag har testat: *hej okände*, *tack detsamma antar jag* och en bild på en grävling. Grävlingen gav bäst resultat.

youtube:aqz-KE-bpKQ

Numera skickar jag en tecknad kanin. Ser han hela filmen är det äkta.`,
    comments: ['Jag är för grävlingen.', 'Såg hela. Hej.'],
  },
  {
    by: 'resenär',
    days: 250,
    title: 'Ensam i Lissabon med en karta från 1987',
    tags: ['resa', 'ensam'],
    text: `
Morfars karta. Hälften av gatorna hade bytt namn, och jag hittade allt jag inte letade efter.`,
    comments: ['Så ska man resa.'],
  },
  {
    by: 'änkling',
    days: 390,
    title: 'Hur man lagar soppa till en',
    tags: ['mat', 'sorg'],
    text: `
Det går inte. Gör till fyra, och knacka på.`,
    comments: ['Det är en hel livsfilosofi.', 'Jag knackar gärna på.'],
  },
  {
    by: 'bibliotekarie',
    days: 600,
    title: 'Upphittat i återlämnade böcker',
    tags: ['böcker', 'ögonblick'],
    text: `
- Ett pressat syrenblad
- Ett kvitto på två ringar
- En lapp: *ring mig när du har läst sidan 114*

Sidan 114 var utriven.`,
    comments: ['Nej. Nej, nej.', 'Någon måste ringa.'],
  },
  {
    by: 'bosse',
    days: 180,
    title: 'Till alla som inte svarar',
    tags: ['debatt'],
    text: `
Jag har skrivit trehundra meddelanden. Någon borde tacka mig.`,
  },
]
