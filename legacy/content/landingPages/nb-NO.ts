import type { LandingPageText } from './landingPages'

const pages: LandingPageText[] = [
  {
    path: '/dating-i-oslo',
    title: 'Dating i Oslo | {{siteName}}',
    metaDescription:
      'Møt voksne single og par i Oslo. Skriv sammen i fred og ro, og møtes når dere har lyst. Gratis profil på {{siteName}}.',
    heading: 'Dating i Oslo',
    teaser: 'Fra Nordstrand til Nydalen. Finn noen som også vil gå av på siste stopp og fortsette til fots.',
    body: `I Oslo kan man ta den samme T-banen i ti år uten å si et ord til noen. Det er ikke vondt ment. Vi er bare sånn. Her er det lov å begynne.

På {{siteName}} skriver folk sammen før de møtes. Ikke tre ord og et bilde, men nok til å vite om det er noe å snakke om. Når dere så står på Frognerseteren med hver deres kopp, vet dere allerede hvem som liker motbakker.

## Slik finner du noen i nærheten

Legg inn postnummeret ditt, så viser søket dem som bor nærmest. Du kan holde deg til din egen bydel eller ta med hele Akershus. Filtrene blir fulgt, og et søk du liker, kan du lagre.

## Et første møte trenger ikke koste en middag

- En runde rundt Sognsvann, som er akkurat lang nok
- Kaffe i Mathallen, der det alltid er andre mennesker
- En badstue ved fjorden, hvis dere er av det slaget

Vil du heller se det an, kan du begynne med bloggene. Det er lettere å skrive til noen når man vet hvordan de tenker. Det er gratis å [lage en profil](/Create), og du bestemmer selv hvem som ser bildene dine.`,
    onFrontPage: true,
    dark: false,
  },
  {
    path: '/dating-i-bergen',
    title: 'Dating i Bergen | {{siteName}}',
    metaDescription:
      'Single og par i Bergen og på Vestlandet som heller vil skrive ordentlig sammen enn å sveipe. Gratis profil på {{siteName}}.',
    heading: 'Dating i Bergen',
    teaser: 'Det regner uansett. Da kan man like gjerne sitte inne og skrive til noen.',
    body: `I Bergen er det ikke langt mellom fjellene og enda kortere mellom bekjente. Det er koselig, helt til man skal finne en kjæreste uten at hele Sandviken følger med.

På {{siteName}} får du fred til det. Du velger selv navnet du går under, du bestemmer hvem som ser bildene dine, og du kan vise bare området du bor i og holde postnummeret for deg selv.

## Fra Fyllingsdalen til Florø

Søk på postnummer, og gjør sirkelen så stor som ferjene rekker. Mange av medlemmene våre bor utover i fylket og tar gjerne turen inn til byen når det er en grunn til det. Skriv i profilen om du er den som kjører, eller den som har peis.

## Noe å gjøre sammen

- Opp Stoltzekleiven hvis dere vil imponere, Fløyen hvis dere vil prate
- En time på KODE, med nok å peke på hvis samtalen stopper
- Fisketorget utenom sesongen, når byen er deres igjen

Vil du heller møte flere på én gang, kan du samle turgåere, korsangere eller folk som liker quiz, i en gruppechat. [Lag en profil](/Create) og skriv den første linjen; resten kommer.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/par',
    title: 'For par | {{siteName}}',
    metaDescription:
      'Én profil for dere to. Møt venner og andre par i deres eget tempo, og hold det private privat. Gratis på {{siteName}}.',
    heading: 'For dere som er to',
    teaser: 'En felles profil for dere begge, med to ansikter og to stemmer.',
    body: `De fleste steder på nettet er et par enten noe man slutter å være, eller noe man må forklare. Her er det bare en av måtene man kan være på.

## Én profil, to mennesker

Dere lager én profil sammen. Hver av dere har sin egen alder og sin egen beskrivelse, og andre ser dere begge på samme kort.

Begge må ha sagt ja. Det spør vi om, for det er livet til dere begge.

## Hva ser par etter her?

Mange ser etter venner: et annet par å spille kort med, gå på ski med eller dra på konsert med. Noen har flyttet til en ny by, og noen syntes det ble stille da barna flyttet ut. I søket kan dere finne par i nærheten, og i profilen kan dere skrive hva dere håper å finne.

## Og hvis livet endrer seg

Da kan en profil for to bli en profil for én, eller omvendt. Brev og bilder følger den som beholder den. [Lag en profil](/Create) og velg par; det er gratis, og dere kan se dere rundt så lenge dere vil før dere skriver til noen.`,
    onFrontPage: true,
    dark: false,
  },
  {
    path: '/dating-over-50',
    title: 'Dating over 50 | {{siteName}}',
    metaDescription:
      'Møt andre over 50 på {{siteName}}, der folk skriver ordentlige brev til hverandre. Trygt, rolig og gratis å bli med.',
    heading: 'Dating når du har passert 50',
    teaser: 'Du vet hvem du er, og hva du ikke gidder lenger. Det er et veldig godt sted å begynne.',
    body: `Det er fordeler ved å ha prøvd det før. Du vet hvor du står når det gjelder snorking, hunder og andres barn. Du trenger ikke late som du elsker å løpe.

## Ingen har det travelt

{{siteName}} har vært her siden 1998, og mange av medlemmene våre har vært med det meste av veien. De skriver brev med både begynnelse og slutt, og ingen venter svar innen en time.

Du kan søke på alder, avstand og interesser, og se hvem som passer begge veier. Vil du heller kjenne på stedet først, kan du lese blogger til det dukker opp noen du får lyst til å skrive til.

## Trygt hele veien

- E-postadressen og fødselsdatoen din vises aldri
- Du blokkerer med to trykk, og den andre får ikke vite det
- Ber noen deg om penger, rapporter dem til oss, og ring banken hvis du har betalt

Og er det noe som ikke virker, kan du ringe. Vi tar telefonen {{openingHours}} på {{supportPhone}}, og du snakker med et menneske.

[Lag en profil](/Create) i dag. Det første du skriver, trenger bare å være sant.`,
    onFrontPage: true,
    dark: false,
  },
  {
    path: '/aleneforeldre',
    title: 'Dating for aleneforeldre | {{siteName}}',
    metaDescription:
      'Annenhver uke er også en uke. Møt andre foreldre på {{siteName}}, og skriv sammen når barna har sovnet.',
    heading: 'For deg som har barn fra før',
    teaser: 'Kalenderen er full av fotballtrening. Her er det plass til timene imellom.',
    body: `Når man har barn, er det sjelden kjærlighet som mangler. Det er tid. Og kanskje en voksen å snakke med når kjøkkenet er ryddet.

## Skriv når det passer deg

På {{siteName}} venter brevene pent. Du kan begynne på et klokken ni om kvelden og skrive det ferdig på bussen i morgen; utkastet blir liggende. Slå av lyden på varslene og la dem samle seg til leggetid.

## Si det som det er

Skriv i profilen at du har barn, og hvor stor plass de tar. De fleste blir lettet over å få vite det. Du kan søke på om andre har barn, og om de har lyst på flere.

Barna selv hører ikke hjemme her. Ikke legg ut bilder av dem, heller ikke bakfra. Det er en regel vi holder fast ved, og den er laget for deres skyld.

## Begynn i det små

- En kaffe i den barnefrie uken
- God tid før noen blir presentert for noen
- En gruppechat med andre foreldre, hvis det mest er selskapet du savner

Det er gratis å [lage en profil](/Create), og ingen tar det ille opp om det er for mye annet som skjer en stund.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/skeiv-dating',
    title: 'Skeiv dating | {{siteName}}',
    metaDescription:
      'Et sted der du ikke er unntaket. Møt andre skeive i hele landet på {{siteName}}, på dine egne premisser.',
    heading: 'Kom som du er',
    teaser: 'Homo, lesbisk, bi, trans, pan, aseksuell eller noe som ikke står på listen. Her er det plass til deg.',
    body: `Det er slitsomt å skulle komme ut på nytt hver gang man kommer inn i et rom. Her kan du si det én gang, med egne ord, eller la være.

## Du bestemmer hvem som ser det

Seksuell orientering er sensitiv informasjon, og loven behandler den slik. Det gjør vi også: Vi lagrer den bare når du uttrykkelig har sagt ja, og du kan trekke det tilbake når du vil. Du velger selv om du vil oppgi den. Gjør du det, kan andre se den og finne deg på den.

## Ikke bare i Oslo

Medlemmene våre bor også i Alta, på Sotra og innerst i daler uten dekning. Søket kjenner forskjell på nær og langt unna, og bloggene samler folk fra hele landet. Noen skriver om Pride. Noen skriver om strikketøyet.

## Og en ordentlig tone

Trakassering hører ikke hjemme her. Rapporter med to trykk, så når det fram til dem som driver nettstedet. Den du rapporterer, får aldri vite at det var deg.

Enten du ser etter en kjæreste, en venn eller noen å ha med på kino, begynner det med noen linjer. [Lag en profil](/Create), gratis. Start med det du helst vil bli spurt om.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/nye-venner',
    title: 'Få nye venner som voksen | {{siteName}}',
    metaDescription:
      'Det er ikke lett å få nye venner som voksen. På {{siteName}} møtes folk over brev, blogger og gruppechatter. En profil er gratis.',
    heading: 'Nye venner, også som voksen',
    teaser: 'Ikke alle er her for å finne en kjæreste. En god venn er heller ikke til å kimse av.',
    body: `Ingen lærer deg hvordan man får venner etter 30. Man flytter, bytter jobb, blir skilt eller får det bare travelt, og en dag er det ingen å ringe til på en lørdag.

## Begynn med noe du liker

Skriv det i profilen som matchord: matlaging, motorsykler, kor, isbading, krim eller topptur. Andre kan finne deg på dem, og du kan finne dem som har valgt de samme. I bloggene skriver medlemmene om det de brenner for, og du kan lese litt før du sier noe.

Når dere er noen stykker som går godt sammen, kan dere samles i en gruppechat og avtale en dag. Det er lettere å gå inn døren når man har skrevet med tre av dem som sitter der.

## Si at det er venner du ser etter

Det kan stå i profilen og i søket ditt, så ingen tar feil. Mange par er også her for vennskapets skyld.

## Et godt første brev

Spør om noe som står i profilen. Fortell noe om deg selv som går an å svare på. Mer skal ikke til, og det er mer enn de fleste gjør. [Lag en profil](/Create) og prøv.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/dating-i-distriktet',
    title: 'Dating i distriktet | {{siteName}}',
    metaDescription:
      'Når nærmeste single bor bak to tunneler og en ferje. Møt folk fra bygd og by på {{siteName}}, i ditt eget tempo.',
    heading: 'Dating når naboen bor på andre siden av fjorden',
    teaser: 'Det er høyt under taket og langt til kaffe. Skriv sammen først, så er turen verdt det.',
    body: `På bygda kan man se langt, men det er ikke alltid noen å få øye på. I appene finnes det tolv personer innen rekkevidde, og én av dem er fetteren din.

## Her er avstand lov

På {{siteName}} begynner det med ord, og ord bryr seg ikke om det er fem kilometer mellom dere eller to ferjer. Mange skriver sammen i ukevis før noen setter seg i bilen, og da er det sjelden bortkastet.

Du kan søke i hele landsdelen og sortere etter avstand. Skriv gjerne i profilen hva som holder deg der du er: dyrene, båten, roen eller bare huset med utsikten. Det finnes folk i byen som drømmer om akkurat det.

## Noe å møtes om

- En bygdedag, et marked eller en festival, der det er andre folk
- En tur på hytta, når dere kjenner hverandre litt bedre
- En fisketur, en hest eller en gammel traktor som må ses på

Og blir du hjemme i kveld, er det blogger å lese og noen å skrive til. [Lag en profil](/Create); det er gratis, også nord for Mo.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/erotisk-dating',
    title: 'For voksne, etter mørkets frembrudd | {{siteName}}',
    metaDescription:
      '{{siteName}} er et lukket fellesskap for voksne om lyst og nysgjerrighet. For godkjente medlemmer, med klare regler og diskresjon.',
    heading: 'Lyst, sagt høyt og ordentlig',
    teaser: 'For voksne som vet hva de er nysgjerrige på, og gjerne vil snakke om det først.',
    body: `Noe sier man bare når lyset er dempet. {{siteName}} er laget for det.

Her er du blant voksne som selv har bedt om å få være med. Bare de som er godkjent, slipper inn, og ingen utenfor kan se hvem som er her. Kinkene dine og bildene du sparer til etter mørkets frembrudd, vises ikke på den andre siden vår.

## Samtykke er ingen formalitet

Det er det som gjør resten verdt noe. Vi forventer at du spør, at du hører etter, og at et nei er et helt svar. De som ikke får det til, blir ikke her lenge.

## Diskret hele veien

- Emnefeltet i e-postene våre sier aldri hvor de kommer fra
- Du bestemmer album for album hvem som får se
- Et besøk på en profil her vises ikke på hovedsiden

## Begynn med ord

Skriv hva du drømmer om, så langt du har lyst til å gå. Finn andre på det dere har til felles, og la samtalen vare så lenge den skal. Noen her har aldri møtt noen ansikt til ansikt, og trives godt med det. [Lag en profil](/Create) og skriv til {{supportEmail}} for å be om tilgang.`,
    onFrontPage: true,
    dark: true,
  },
  {
    path: '/nysgjerrige-par',
    title: 'For nysgjerrige par | {{siteName}}',
    metaDescription:
      'For par som vurderer å åpne døren på gløtt. Snakk med andre som har gjort det, i trygge rammer på {{siteName}}.',
    heading: 'For par som har blitt nysgjerrige',
    teaser: 'Dere har snakket om det en stund. Det har de andre her også.',
    body: `De fleste begynner samme sted: en setning i sofaen, en latter og så en stillhet som er litt lengre enn vanlig. Ingen sier at dere må gjøre noe med den. Men det er godt å ha noen å spørre.

## Snakk sammen først

Lag profilen i fellesskap, og la hver av dere beskrive den andre. Det dere ikke er enige om, er det nyttigste å finne ut av. Skriv også hva dere ikke vil; det blir lest med respekt.

## Lær av dem som har prøvd

På {{siteName}} finnes det par med ti års erfaring, og par som aldri har kommet lenger enn til samtalen. Begge deler er helt greit. Spør dem om sjalusi, om avtaler og om bilturen hjem.

## I deres eget tempo

- Møtes første gang over et glass vin, og avtal på forhånd at det bare er det
- Ha et ord som betyr hjem nå
- Begge må kunne stoppe når som helst, uten å forklare

Ingen her har det travelt. [Lag en profil](/Create) som par, og skriv til {{supportEmail}} for å be om tilgang; begge må si ja.`,
    onFrontPage: false,
    dark: true,
  },
]

export default pages
