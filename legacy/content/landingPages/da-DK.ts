import type { LandingPageText } from './landingPages'

const pages: LandingPageText[] = [
  {
    path: '/dating-i-koebenhavn',
    title: 'Dating i København | {{siteName}}',
    metaDescription:
      'Mød voksne singler og par i København. Skriv sammen i ro og mag, og mødes, når I har lyst. Gratis profil på {{siteName}}.',
    heading: 'Dating i København',
    teaser: 'Fra Amager til Nordvest. Find nogen, der også gider gå hele vejen rundt om Søerne.',
    body: `København er en by, hvor man kan bo dør om dør i ti år og aldrig få hilst. Her er det tilladt at begynde.

På {{siteName}} skriver folk sammen, før de mødes. Ikke tre ord og et billede, men nok til at vide, om der er noget at tale om. Når I så sætter jer på en bænk ved Sortedamssøen, har I allerede læst den samme bog eller er uenige om den samme film.

## Sådan finder du nogen i nærheden

Sæt dit postnummer, så viser søgningen dem, der bor tættest på. Du kan nøjes med din egen bydel eller tage hele hovedstadsområdet med. Filtrene bliver overholdt, og du kan gemme en søgning og vende tilbage til den.

## Et første møde behøver ikke koste en middag

- En gåtur gennem Assistens, når træerne har lukket af for trafikken
- En kop kaffe i Torvehallerne, hvor der altid er andre mennesker
- En dukkert ved Islands Brygge, hvis I er den slags

Vil du hellere se an, så begynd i bloggene. Det er lettere at skrive til nogen, når man ved, hvordan de tænker. Det er gratis at [oprette en profil](/Create), og du bestemmer selv, hvem der ser dine billeder.`,
    onFrontPage: true,
    dark: false,
  },
  {
    path: '/dating-i-aarhus',
    title: 'Dating i Aarhus | {{siteName}}',
    metaDescription:
      'Singler og par i Aarhus og Østjylland, der hellere vil skrive ordentligt sammen end swipe. Opret en gratis profil på {{siteName}}.',
    heading: 'Dating i Aarhus',
    teaser:
      'Byen er lille nok til, at I nok har en fælles bekendt, og stor nok til, at I ikke har mødt hinanden endnu.',
    body: `I Aarhus kender alle nogen, der kender nogen. Det er hyggeligt, lige til man skal finde en kæreste, uden at hele vennekredsen følger med.

På {{siteName}} er der fred til det. Du vælger selv dit navn, du bestemmer, hvem der ser dine billeder, og du kan nøjes med at vise dit område og holde postnummeret for dig selv.

## Fra Trøjborg til Djursland

Søg på postnummer, og gør cirklen så stor, du har benzin til. Mange af vores medlemmer bor i oplandet og kommer gerne ind til byen for en god grunds skyld. Skriv i din profil, om du er den, der kører, eller den, der har altanen.

## Noget at lave sammen

- En tur i Risskov eller ned til Den Uendelige Bro
- En formiddag på ARoS, hvor der er nok at pege på, hvis snakken går i stå
- En plads i solen langs åen, når den endelig er der

Vil du hellere møde flere på én gang, så saml et par stykker i en gruppechat, og aftal en dag. [Opret en profil](/Create), og skriv den første linje; resten kommer.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/par',
    title: 'For par | {{siteName}}',
    metaDescription:
      'Én profil til jer to. Mød venner og andre par i jeres eget tempo, og hold jeres ting for jer selv. Gratis at oprette på {{siteName}}.',
    heading: 'For jer, der er to',
    teaser: 'En fælles profil til jer begge, med to ansigter og to stemmer.',
    body: `De fleste steder på nettet er et par enten noget, man holder op med at være, eller noget, man må forklare. Her er det bare en af de måder, man kan være på.

## Én profil, to mennesker

I opretter én profil sammen. Hver af jer har sin egen alder og sin egen beskrivelse, og andre kan se jer begge på samme kort.

Begge skal have sagt ja. Det spørger vi om, for det er jeres liv begge to.

## Hvad søger par her?

Mange søger venner: et andet par at spille kort med, rejse med eller følges med til koncert. Nogle er flyttet til en ny by, og nogle har fået stille omkring sig, da børnene flyttede. I søgningen kan I finde par i nærheden, og i profilen kan I skrive, hvad I håber at finde.

## Og hvis livet ændrer sig

Så kan en profil for to blive til en profil for én, eller omvendt. Breve og billeder følger med den, der beholder den. [Opret en profil](/Create), og vælg par; det er gratis, og I kan se jer omkring, så længe I vil, før I skriver til nogen.`,
    onFrontPage: true,
    dark: false,
  },
  {
    path: '/dating-over-50',
    title: 'Dating over 50 | {{siteName}}',
    metaDescription:
      'Mød andre over 50 på {{siteName}}, hvor folk skriver rigtige breve til hinanden. Trygt, dansk og gratis at oprette.',
    heading: 'Dating, når du har passeret de 50',
    teaser: 'Du ved, hvem du er, og hvad du ikke gider. Det er et rigtig godt sted at begynde.',
    body: `Der er fordele ved at have prøvet det før. Du ved, hvordan du har det med snorken, hunde og andre menneskers børn. Du behøver ikke lade, som om du elsker løb.

## Her er der tid

{{siteName}} har været her siden 1998, og mange af vores medlemmer har været med det meste af vejen. Folk skriver breve med både indledning og slutning. Ingen forventer svar inden for en time.

Du kan søge på alder, afstand og interesser, og du kan se, hvem der passer begge veje. Vil du hellere se an, så læs blogs, til der er nogen, du får lyst til at skrive til.

## Trygt hele vejen

- Din e-mailadresse og din fødselsdato bliver aldrig vist
- Du blokerer med to tryk, og den anden får det ikke at vide
- Beder nogen dig om penge, så anmeld dem til os, og ring til din bank, hvis du har betalt

Og driller det, kan du ringe. Vi tager telefonen {{openingHours}} på {{supportPhone}}, og du taler med et menneske.

[Opret en profil](/Create) i dag. Det første, du skriver, behøver kun at være sandt.`,
    onFrontPage: true,
    dark: false,
  },
  {
    path: '/enlige-foraeldre',
    title: 'Dating for enlige forældre | {{siteName}}',
    metaDescription:
      'Hver anden uge er også en uge. Mød andre forældre på {{siteName}}, og skriv sammen, når børnene sover.',
    heading: 'For dig, der har børn i forvejen',
    teaser: 'Kalenderen er fyldt i lige uger. Her er der plads i de ulige.',
    body: `Når man har børn, er kærligheden sjældent det, der mangler. Det er tiden. Og måske en voksen at tale med, når der er ryddet af.

## Skriv, når det passer dig

På {{siteName}} venter brevene pænt. Du kan begynde på et klokken ni om aftenen og skrive det færdigt i morgen i bussen; kladden bliver liggende. Slå lyden fra på beskederne, og lad dem samle sig til aftenen.

## Sig det, som det er

Skriv i din profil, at du har børn, og hvor meget de fylder. De fleste bliver lettede over at få det at vide. Du kan søge på, om andre har børn, og om de har lyst til flere.

Børnene selv hører ikke hjemme her. Læg ikke billeder op af dem, heller ikke bagfra; det er en regel, vi holder fast i, og den er lavet for dem.

## Begynd i det små

- Mødes til en kop kaffe i den børnefri uge
- Lad der gå tid, før I præsenterer nogen for nogen
- Saml et par andre forældre i en gruppechat, hvis det mest er selskabet, du savner

Det er gratis at [oprette en profil](/Create), og ingen tager det ilde op, når der en tid er for meget andet.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/lgbt-dating',
    title: 'LGBT+-dating | {{siteName}}',
    metaDescription:
      'Et sted, hvor du ikke er en undtagelse. Mød andre LGBT+-personer i hele landet på {{siteName}}, på dine egne betingelser.',
    heading: 'Kom, som du er',
    teaser: 'Bøsse, lesbisk, bi, trans, pan, aseksuel eller noget, der ikke står på listen. Du har plads her.',
    body: `Det er trættende at skulle springe ud, hver gang man møder et nyt sted. Her kan du skrive det én gang, med dine egne ord, eller lade være.

## Du bestemmer, hvem der ser det

Din seksuelle orientering er følsom viden, og loven behandler den sådan. Det gør vi også: Vi gemmer den kun, når du udtrykkeligt har sagt ja, og du kan trække det tilbage, når du vil. Du vælger selv, om du vil oplyse den. Gør du det, kan andre se den og finde dig på den.

## Ikke kun i København

Vores medlemmer bor også i Thisted, på Bornholm og lige uden for Nakskov. Søgningen kender forskel på tæt på og langt væk, og bloggene samler folk på tværs af landet. Der er dem, der skriver om Pride, og dem, der skriver om strikketøj.

## Og en ordentlig tone

Chikane hører ikke hjemme her. Anmeld den med to tryk, så når den frem til dem, der driver siden. Den, du anmelder, får aldrig at vide, hvem det var.

[Opret en profil](/Create), gratis. Start med det, du helst vil spørges om.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/nye-venner',
    title: 'Få nye venner som voksen | {{siteName}}',
    metaDescription:
      'Det kan være svært at få nye venner som voksen. På {{siteName}} mødes folk over breve, blogs og gruppechats. En profil er gratis.',
    heading: 'Nye venner, også når man er voksen',
    teaser: 'Ikke alle er her for at finde en kæreste. En god ven er heller ikke til at kimse ad.',
    body: `Ingen lærer en, hvordan man får venner efter de 30. Man flytter, skifter job, bliver skilt eller får bare travlt, og en dag er der ingen at ringe til om en lørdag.

## Begynd med noget, du kan lide

Skriv det i din profil som matchord: madlavning, motorcykler, kor, vinterbadning, krimier eller gåture. Andre kan finde dig på dem, og du kan finde dem, der har valgt de samme. I bloggene skriver medlemmer om det, der ligger dem på sinde, og du kan læse med, før du siger noget.

Når I er et par stykker, der svinger sammen, kan I samles i en gruppechat og aftale en dag. Det er lettere at gå ind ad døren, når man har skrevet med tre af dem, der sidder derinde.

## Sig, at det er venner, du søger

Det kan stå i din profil og i din søgning, så ingen tager fejl. Mange par er her også for venskabets skyld.

## Et godt første brev

Spørg om noget, der står i profilen. Fortæl noget om dig selv, der er til at svare på. Det er alt, hvad der skal til, og det er mere, end de fleste gør. [Opret en profil](/Create), og prøv.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/dating-paa-landet',
    title: 'Dating på landet | {{siteName}}',
    metaDescription:
      'Når den nærmeste single bor to kommuner væk. Mød folk fra land og by på {{siteName}}, i dit eget tempo.',
    heading: 'Dating, når naboen bor langt væk',
    teaser: 'Der er højt til himlen og langt til kaffe. Skriv sammen først, så er turen det værd.',
    body: `På landet kan man se langt, men der er ikke altid nogen at få øje på. I apps er der tolv personer inden for rækkevidde, og den ene er din fætter.

## Her må afstanden gerne være med

På {{siteName}} begynder det med ord, og ord er ligeglade med, om der er 5 eller 80 kilometer imellem jer. Mange skriver sammen i uger, før de sætter sig i bilen, og så er det sjældent spildt benzin.

Du kan søge i hele landsdelen og sortere efter afstand. Skriv gerne i profilen, hvad der holder dig, hvor du er: dyrene, jorden, roen eller bare huset med udsigten. Der er folk i byerne, der drømmer om netop det.

## Noget at mødes om

- Et marked, en havnefest eller et høstgilde, hvor der er andre
- En gåtur på stranden uden for sæsonen
- En hest, en have eller en gammel traktor, der skal ses på

Og skulle du vælge at blive hjemme i aften, så er der blogs at læse og nogen at skrive til. [Opret en profil](/Create); det er gratis, også vest for Herning.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/erotisk-dating',
    title: 'For voksne, efter mørkets frembrud | {{siteName}}',
    metaDescription:
      '{{siteName}} er et lukket, dansk fællesskab for voksne om lyst og nysgerrighed. For godkendte medlemmer, med klare regler og diskretion.',
    heading: 'Lyst, sagt højt og ordentligt',
    teaser: 'Et sted for voksne, der ved, hvad de er nysgerrige på, og gerne vil tale om det først.',
    body: `Der er ting, man kun siger med lyset dæmpet. {{siteName}} er lavet til dem.

Her er du blandt voksne, der selv har bedt om at være med. Kun de, der er godkendt, kommer ind, og ingen udenfor kan se, hvem der er her. Dine kinks og de billeder, du gemmer til efter mørkets frembrud, bliver ikke vist på vores anden side.

## Samtykke er ikke en formalitet

Det er det, der gør det sjovt. Vi forventer, at du spørger, at du hører efter, og at et nej er et helt svar. Den, der ikke kan finde ud af det, er her ikke længe.

## Diskretion hele vejen

- Mails fra os siger aldrig i emnelinjen, hvor de kommer fra
- Du bestemmer album for album, hvem der må se
- Et besøg på en profil her bliver ikke vist på hovedsiden

## Begynd med ord

Skriv, hvad du drømmer om, så langt du har lyst til at gå. Find andre på det, I har til fælles, og lad samtalen vare, så længe den skal. [Opret en profil](/Create), og skriv til {{supportEmail}} for at bede om adgang.`,
    onFrontPage: true,
    dark: true,
  },
  {
    path: '/nysgerrige-par',
    title: 'For nysgerrige par | {{siteName}}',
    metaDescription:
      'For par, der overvejer at lukke døren lidt op. Tal med andre, der har prøvet det, i trygge rammer på {{siteName}}.',
    heading: 'For par, der er blevet nysgerrige',
    teaser: 'I har talt om det længe. Her er der andre, som også har.',
    body: `De fleste begynder samme sted: en sætning i sofaen, et grin og så en tavshed, der er lidt længere end normalt. Der er ingen, der siger, at I skal gøre noget ved den. Men det er rart at have nogen at spørge.

## Tal sammen først

Opret profilen i fællesskab, og lad hver af jer beskrive den anden. Det, I ikke er enige om, er det vigtigste at få frem. Skriv også, hvad I ikke vil; det bliver læst med respekt.

## Lær af dem, der har prøvet det

På {{siteName}} er der par, der har ti års erfaring, og par, der aldrig er kommet længere end til samtalen. Begge dele er helt fint. Spørg dem om jalousi, om aftaler og om turen hjem i bilen.

## I jeres eget tempo

- Mødes første gang over et glas vin, og aftal på forhånd, at det kun er det
- Hav et ord, der betyder hjem nu
- Begge skal kunne stoppe, når som helst og uden forklaring

Ingen her har travlt. [Opret en profil](/Create) som par, og skriv til {{supportEmail}} for at bede om adgang; begge skal sige ja.`,
    onFrontPage: false,
    dark: true,
  },
]

export default pages
