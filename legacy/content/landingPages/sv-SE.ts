import type { LandingPageText } from './landingPages'

const pages: LandingPageText[] = [
  {
    path: '/dejting-i-stockholm',
    title: 'Dejting i Stockholm | {{siteName}}',
    metaDescription:
      'Träffa vuxna singlar och par i Stockholm. Skriv till varandra i lugn och ro och ses när ni vill. Gratis profil på {{siteName}}.',
    heading: 'Dejting i Stockholm',
    teaser: 'Från Farsta till Solna. Hitta någon som också gärna går hela vägen runt Djurgården.',
    body: `I Stockholm kan man åka samma hiss i tio år och bara säga hej. Det är inte illa menat, det är så vi är. Här är det tillåtet att fortsätta meningen.

På {{siteName}} skriver folk till varandra innan de ses. Inte tre ord och en bild, utan så mycket att man vet om det finns något att prata om. När ni sedan sitter på en bänk vid Årstaviken vet ni redan vem som läser slutet av deckaren först.

## Så hittar du någon i närheten

Ange ditt postnummer, så visar sökningen dem som bor närmast. Du kan hålla dig till din egen stadsdel eller ta med hela länet. Filtren följs, och en sökning du gillar kan du spara.

## En första träff behöver inte kosta en middag

- En promenad på Långholmen, där det alltid finns andra människor
- En timme på Moderna museet, med något att peka på om det tystnar
- Waxholmsbåten ut och tillbaka, med termos

Vill du hellre känna dig för kan du börja med bloggarna. Det är lättare att skriva till någon när man vet hur den tänker. Det är gratis att [skapa en profil](/Create), och du bestämmer själv vem som ser dina bilder.`,
    onFrontPage: true,
    dark: false,
  },
  {
    path: '/dejting-i-goteborg',
    title: 'Dejting i Göteborg | {{siteName}}',
    metaDescription:
      'Singlar och par i Göteborg och Västsverige som hellre skriver ordentligt än swipar. Skapa en gratis profil på {{siteName}}.',
    heading: 'Dejting i Göteborg',
    teaser: 'Det blåser och det regnar på tvären. Då är det skönt att ha någon att skriva till.',
    body: `Göteborg är en stad där man pratar med främlingar på spårvagnen, så länge ingen av er ska av. Sedan går man hem och undrar varför man inte frågade vad hon hette.

På {{siteName}} hinner man fråga. Du väljer själv vilket namn du går under, du bestämmer vem som ser dina bilder, och du kan visa bara området du bor i och behålla postnumret för dig själv.

## Från Majorna till Marstrand

Sök på postnummer och gör cirkeln så stor du orkar. Många av våra medlemmar bor längs kusten eller inåt landet och åker gärna in till stan när det finns skäl till det. Skriv i profilen om du är den som kör eller den som har båten.

## Något att göra tillsammans

- Slottsskogen, där älgarna håller samtalet i gång
- En räkmacka i Saluhallen, eller bara en kaffe i Haga
- Färjan till Styrsö, som ingår i kollektivtrafiken

Vill du hellre träffa flera på en gång kan du samla körsångare, vandrare eller folk som gillar dåliga ordvitsar i en gruppchatt. [Skapa en profil](/Create) och skriv den första raden; resten kommer.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/par',
    title: 'För par | {{siteName}}',
    metaDescription:
      'En profil för er två. Träffa vänner och andra par i er egen takt och behåll det privata för er själva. Gratis på {{siteName}}.',
    heading: 'För er som är två',
    teaser: 'En gemensam profil för er båda, med två ansikten och två röster.',
    body: `På de flesta ställen på nätet är ett par antingen något man slutar att vara eller något man måste förklara. Här är det bara ett av sätten man kan vara på.

## En profil, två människor

Ni skapar en profil tillsammans. Var och en har sin egen ålder och sin egen beskrivning, och andra ser er båda på samma kort.

Båda måste ha sagt ja. Det frågar vi om, för det är bådas liv.

## Vad söker par här?

Många söker vänner: ett annat par att spela kort med, resa med eller gå på konsert med. Några har flyttat till en ny stad, och några tyckte att det blev tyst när barnen flyttade hemifrån. I sökningen kan ni hitta par i närheten, och i profilen kan ni skriva vad ni hoppas få ut av det.

## Och om livet ändras

Då kan en profil för två bli en profil för en, eller tvärtom. Brev och bilder följer den som behåller den. [Skapa en profil](/Create) och välj par; det är gratis, och ni kan se er omkring så länge ni vill innan ni skriver till någon.`,
    onFrontPage: true,
    dark: false,
  },
  {
    path: '/dejting-over-50',
    title: 'Dejting över 50 | {{siteName}}',
    metaDescription:
      'Träffa andra över 50 på {{siteName}}, där folk skriver riktiga brev till varandra. Tryggt, lugnt och gratis att gå med.',
    heading: 'Dejting när du har passerat 50',
    teaser: 'Du vet vem du är och vad du inte längre orkar med. Det är ett väldigt bra ställe att börja på.',
    body: `Det finns fördelar med att ha gjort det förut. Du vet hur du ställer dig till snarkning, hundar och andras barn. Du behöver inte låtsas att du älskar att springa.

## Ingen har bråttom

{{siteName}} har funnits sedan 1998, och många av våra medlemmar har varit med större delen av vägen. De skriver brev som har både början och slut, och ingen väntar sig svar inom en timme.

Du kan söka på ålder, avstånd och intressen och se vilka som passar åt båda hållen. Vill du hellre känna på stället först kan du läsa bloggar tills det dyker upp någon du får lust att skriva till.

## Tryggt hela vägen

- Din e-postadress och ditt födelsedatum visas aldrig
- Du blockerar med två tryck, och den andra får inte veta det
- Ber någon dig om pengar, anmäl dem till oss, och ring din bank om du har betalat

Och om något krånglar kan du ringa. Vi svarar {{openingHours}} på {{supportPhone}}, och du får prata med en människa.

[Skapa en profil](/Create) i dag. Det första du skriver behöver bara vara sant.`,
    onFrontPage: true,
    dark: false,
  },
  {
    path: '/ensamstaende-foraldrar',
    title: 'Dejting för ensamstående föräldrar | {{siteName}}',
    metaDescription:
      'Varannan vecka är också en vecka. Träffa andra föräldrar på {{siteName}} och skriv när barnen har somnat.',
    heading: 'För dig som redan har barn',
    teaser: 'Kalendern är full av simskola. Här finns plats för timmarna däremellan.',
    body: `När man har barn är det sällan kärlek som saknas. Det är tid. Och kanske en vuxen att prata med när disken är undanplockad.

## Skriv när det passar dig

På {{siteName}} väntar breven snällt. Du kan börja på ett klockan nio på kvällen och skriva klart det på bussen i morgon; utkastet ligger kvar. Stäng av ljudet på aviseringarna och låt dem samlas till läggdags.

## Säg som det är

Skriv i profilen att du har barn och hur stor plats de tar. De flesta blir lättade av att få veta det. Du kan söka på om andra har barn och om de vill ha fler.

Barnen själva hör inte hemma här. Lägg inte upp bilder på dem, inte ens bakifrån. Det är en regel vi håller hårt på, och den finns för deras skull.

## Börja i det lilla

- En kaffe under den barnfria veckan
- Gott om tid innan någon presenteras för någon
- En gruppchatt med andra föräldrar, om det mest är sällskapet du saknar

Det är gratis att [skapa en profil](/Create), och ingen tar illa upp om det är för mycket annat ett tag.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/hbtqi-dejting',
    title: 'Hbtqi-dejting | {{siteName}}',
    metaDescription:
      'En plats där du inte är undantaget. Träffa andra hbtqi-personer i hela landet på {{siteName}}, på dina egna villkor.',
    heading: 'Kom som du är',
    teaser: 'Bög, lesbisk, bi, trans, pan, asexuell eller något som inte står på listan. Här finns plats för dig.',
    body: `Det är tröttsamt att behöva komma ut på nytt varje gång man kliver in i ett rum. Här kan du säga det en gång, med egna ord, eller låta bli.

## Du bestämmer vem som ser det

Sexuell läggning är en känslig uppgift, och lagen behandlar den så. Det gör vi också: vi sparar den bara när du uttryckligen har sagt ja, och du kan ta tillbaka det när du vill. Du väljer själv om du vill ange den. Gör du det kan andra se den och hitta dig genom den.

## Inte bara i Stockholm

Våra medlemmar bor också i Luleå, på Öland och längst in på grusvägar utan namn. Sökningen vet skillnaden mellan nära och långt bort, och bloggarna samlar folk från hela landet. Några skriver om Pride. Några skriver om stickning.

## Och en schyst ton

Trakasserier hör inte hemma här. Anmäl med två tryck, så når det dem som driver sajten. Den du anmäler får aldrig veta att det var du.

Vare sig du söker en partner, en vän eller någon att ha bredvid dig på bio börjar det med några rader. [Skapa en profil](/Create), gratis. Börja med det du helst vill bli tillfrågad om.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/nya-vanner',
    title: 'Nya vänner som vuxen | {{siteName}}',
    metaDescription:
      'Det är inte lätt att få nya vänner som vuxen. På {{siteName}} möts folk i brev, bloggar och gruppchattar. En profil är gratis.',
    heading: 'Nya vänner, även som vuxen',
    teaser: 'Alla är inte här för att hitta kärleken. En god vän är inte heller fy skam.',
    body: `Ingen lär en hur man får vänner efter 30. Man flyttar, byter jobb, skiljer sig eller får bara mycket att göra, och en dag finns det ingen att ringa en lördag.

## Börja med något du gillar

Skriv det i profilen som matchord: matlagning, motorcyklar, kör, vinterbad, deckare eller svamp. Andra kan hitta dig genom dem, och du kan hitta dem som har valt samma. I bloggarna skriver medlemmar om det de brinner för, och du kan läsa ett tag innan du säger något.

När ni är några stycken som trivs ihop kan ni samlas i en gruppchatt och bestämma en dag. Det är lättare att gå in genom dörren när man har skrivit med tre av dem som sitter där.

## Säg att det är vänner du söker

Det kan stå i din profil och i din sökning, så att ingen tar miste. Många par är också här för vänskapens skull.

## Ett bra första brev

Fråga om något som står i profilen. Berätta något om dig själv som det går att svara på. Mer än så behövs inte, och det är mer än de flesta gör. [Skapa en profil](/Create) och prova.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/dejting-pa-landet',
    title: 'Dejting på landet | {{siteName}}',
    metaDescription:
      'När närmaste singel bor två socknar bort. Träffa folk från land och stad på {{siteName}}, i din egen takt.',
    heading: 'Dejting när det är långt till grannen',
    teaser: 'Stor himmel, långa vägar, få främlingar. Skriv först, så är resan värd det.',
    body: `På landet ser man långt, men det finns inte alltid någon att få syn på. I apparna finns det tolv personer inom räckhåll, och en av dem är din kusin.

## Här får det vara långt

På {{siteName}} börjar det med ord, och ord bryr sig inte om ifall det är en halvmil mellan er eller femton. Många skriver i veckor innan någon sätter sig i bilen, och då är det sällan bortkastad bensin.

Du kan söka i hela landsdelen och sortera efter avstånd. Skriv gärna i profilen vad som håller dig kvar där du är: djuren, skogen, lugnet eller bara huset med utsikten. Det finns folk i stan som drömmer om just det.

## Något att ses kring

- En marknad, en hembygdsdag eller en loppis, där det finns andra människor
- En promenad vid sjön när sommargästerna har åkt
- En häst, en trädgård eller en gammal traktor som behöver ses över

Och stannar du hemma i kväll finns det bloggar att läsa och någon att skriva till. [Skapa en profil](/Create); det är gratis, även norr om Dalälven.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/erotisk-dejting',
    title: 'För vuxna, efter mörkrets inbrott | {{siteName}}',
    metaDescription:
      '{{siteName}} är en sluten gemenskap för vuxna kring lust och nyfikenhet. För godkända medlemmar, med tydliga regler och diskretion.',
    heading: 'Lust, sagd högt och ordentligt',
    teaser: 'För vuxna som vet vad de är nyfikna på och gärna vill prata om det först.',
    body: `Vissa saker säger man bara när ljuset är dämpat. {{siteName}} är till för dem.

Här är du bland vuxna som själva har bett att få vara med. Bara den som är godkänd kommer in, och ingen utanför kan se vilka som är här. Dina kinks och bilderna du sparar till efter mörkrets inbrott visas inte på vår andra sajt.

## Samtycke är ingen formalitet

Det är det som gör resten värt något. Vi förväntar oss att du frågar, att du lyssnar och att ett nej är ett helt svar. Den som inte klarar det blir inte kvar länge.

## Diskret hela vägen

- Ämnesraden i våra mejl säger aldrig varifrån de kommer
- Du bestämmer album för album vem som får se
- Ett besök på en profil här visas inte på huvudsidan

## Börja med ord

Skriv vad du drömmer om, så långt du har lust att gå. Hitta andra genom det ni har gemensamt, och låt samtalet vara så länge det ska. Några här har aldrig träffat någon på riktigt och trivs utmärkt med det. [Skapa en profil](/Create) och skriv till {{supportEmail}} för att be om tillträde.`,
    onFrontPage: true,
    dark: true,
  },
  {
    path: '/nyfikna-par',
    title: 'För nyfikna par | {{siteName}}',
    metaDescription:
      'För par som funderar på att ställa dörren på glänt. Prata med andra som har gjort det, i trygga former på {{siteName}}.',
    heading: 'För par som har blivit nyfikna',
    teaser: 'Ni har pratat om det ett tag. Det har de andra här också.',
    body: `De flesta börjar på samma ställe: en mening i soffan, ett skratt och sedan en tystnad som är lite längre än vanligt. Ingen säger att ni måste göra något åt den. Men det är skönt att ha någon att fråga.

## Prata med varandra först

Skapa profilen tillsammans och låt var och en beskriva den andra. Det ni inte är överens om är det nyttigaste att få fram. Skriv också vad ni inte vill; det läses med respekt.

## Lär av dem som har provat

På {{siteName}} finns par med tio års erfarenhet och par som aldrig har kommit längre än till samtalet. Båda är helt i sin ordning. Fråga dem om svartsjuka, om överenskommelser och om bilresan hem.

## I er egen takt

- Ses första gången över ett glas vin, och kom överens om att det bara är det
- Ha ett ord som betyder hem nu
- Båda ska kunna sluta när som helst, utan att förklara

Ingen här har bråttom. [Skapa en profil](/Create) som par och skriv till {{supportEmail}} för att be om tillträde; båda måste säga ja.`,
    onFrontPage: false,
    dark: true,
  },
]

export default pages
