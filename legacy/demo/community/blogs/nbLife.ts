import type { BlogText } from './blogText'

export const norwegianLifeBlogs: readonly BlogText[] = [
  {
    by: 'eirik',
    days: 2.5,
    title: 'Jeg bakte surdeigsbrød til henne, og hun hadde cøliaki',
    tags: ['mat', 'dating', 'dates som gikk galt'],
    text: `
Fire dager. Så lenge brukte jeg på det brødet. Jeg matet det. Jeg satte vekkerklokka klokka tre om natta for å brette det.

Hun åpnet døra, så på pakken og ble helt blank i øynene. Jeg tenkte: *Nå skjer det.* Så sa hun: «Det er det fineste noen har gjort for meg, og jeg kan ikke spise en smule av det.»

Vi ga det til naboen. Naboen er nå veldig interessert i meg.

Vi lagde omelett. 🍳`,
    comments: ['Er naboen singel?', ['Omelett er kjærlighetens språk.', '> Uten mel i alle fall.']],
  },
  {
    by: 'eirik',
    days: 95,
    title: 'Skilt, med delt hund',
    tags: ['skilsmisse', 'hund'],
    text: `
Barn hadde vi ikke. Vi hadde Truls. Han er åtte og forstår ikke hvorfor det er to sofaer.

Annenhver søndag møtes vi på parkeringsplassen på Sognsvann. Det er høflig. Vi utveksler leverpostei og opplysninger om mage.

I går sa hun at han sover dårlig hos henne også. Så sto vi der litt.`,
    comments: ['Klem til Truls.', 'Det er alltid hundene som sier det som det er.'],
  },
  {
    by: 'mariogtor',
    days: 19,
    title: 'Vi skriver lapper',
    tags: ['parliv', 'hverdag'],
    text: `
Vi er begge håpløse på å snakke når vi er slitne. Så vi begynte med lapper. Ikke kjøkkenlapper om søppel. Ordentlige.

- «Jeg var ikke sur. Jeg var sulten.»
- «Du var fin i kveld da du forklarte kvantefysikk til mora mi.»
- «Kan vi la være å svare på invitasjonen og bli hjemme?»

Kaffeboksen er full etter tre år. På nyttårsaften heller vi den ut på gulvet og leser høyt. Det er billigere enn terapi og mye mer flaut.`,
    comments: ['Jeg var ikke sur, jeg var sulten. Hele ekteskapet mitt på fem ord.', 'Stjålet. Boksen står klar.'],
  },
  {
    by: 'par',
    days: 7.2,
    title: 'Sjalusi på tur',
    tags: ['sjalusi', 'parliv', 'reise'],
    text: `
Hun danset med en annen i Lisboa. En dans, et kvarter. Jeg satt med et glass portvin og oppdaget at jeg er et pattedyr.

Da hun kom tilbake, spurte hun: «Hvordan hadde du det?» Ikke *er du sur*. Bare det. Og så fikk jeg sagt det som det var, at det stakk, og at hun var vakker, og at begge deler var sant samtidig.

Vi danset etterpå. Jeg kan ikke danse. Det kan portvin.`,
    comments: ['Jeg oppdaget at jeg er et pattedyr. Fantastisk.', 'Begge deler samtidig, ja.'],
  },
  {
    by: 'trans',
    days: 120,
    title: 'Badeanlegget og de to dørene',
    tags: ['trans', 'kropp', 'mot'],
    text: `
Det er to dører. Det har alltid vært to dører. Jeg har stått i gangen så lenge at de i kassa tror jeg jobber der.

I dag kom en eldre dame ut, så på meg og sa: «Dusj nummer tre er varmest.» Så holdt hun opp døra.

Jeg gikk inn. Nummer tre var varmest.`,
    comments: ['Jeg vil bli den damen.', 'Nummer tre. Notert. ❤️'],
  },
  {
    by: 'student',
    days: 28,
    title: 'Første gang på utested uten vennegjengen',
    tags: ['første gang', 'uteliv'],
    text: `
Jeg sa til meg selv at jeg kunne gå etter to sanger. Den første var dårlig. Den andre var ABBA.

Jeg gikk hjem klokka tre med en annen sin ballong.`,
    comments: ['ABBA teller ikke, ABBA er juks.', 'Hvor er ballongen nå?'],
  },
  {
    by: 'langtur',
    days: 230,
    title: 'Alene på Kystruten i lavsesong',
    tags: ['reise', 'alene'],
    text: `
Snittalderen var sytti, og jeg har aldri fått så gode råd. En dame fra Stord sa at man skal gifte seg med den man tier best sammen med.

![Et sted nord for alt](archive)

youtube:jNQXAC9IVRw

Om kvelden så vi på gamle filmsnutter i salongen. Denne er verdens eldste på sin side. Elefanter, nitten sekunder. Hele bordet klappet.`,
    comments: ['Den man tier best sammen med. Puh.', 'Mormor var på den turen. Hun husker deg.'],
  },
  {
    by: 'pensjonist',
    days: 410,
    title: 'Nybegynner på nett',
    tags: ['nybegynner'],
    text: `
Barnebarnet opprettet profilen. Jeg bare trykte på «godta». Hva har jeg godtatt?`,
    comments: ['Alt. Velkommen.', 'Det vet ingen av oss.'],
  },
  {
    by: 'nordfra',
    days: 640,
    title: 'Torsk, kjærlighet og en presenning',
    tags: ['mat', 'nord'],
    text: `
Skrei, lever og rogn til to. Dampende vinduer. Hun spiste tre porsjoner og sovnet på benken med skoene på. Jeg la over henne det jeg hadde. Det var presenningen.`,
    comments: ['Romantikk, nordnorsk utgave.'],
  },
  {
    by: 'brage',
    days: 175,
    title: 'Noen sannheter',
    tags: ['debatt'],
    text: `
Dere sier dere vil ha ærlighet, og så blir dere sure. Det er alt jeg har å si, og jeg sier det gjerne igjen.`,
  },
]
