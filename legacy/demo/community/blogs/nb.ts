import type { BlogTexts } from './blogText'
import { norwegianLifeBlogs } from './nbLife'

export const norwegianBlogs: BlogTexts = {
  writers: {
    eirik: 'eirik',
    brage: 'brage',
    mariogtor: 'mariogtor',
    hytte: { is: 'woman', age: [36, 50] },
    nordfra: { is: 'man', age: [38, 54] },
    jordmor: { is: 'woman', age: [30, 45] },
    pensjonist: { is: 'man', age: [60, 76] },
    student: { is: 'woman', age: [21, 30] },
    langtur: { is: 'man', age: [26, 37] },
    moden: { is: 'woman', age: [50, 65] },
    par: { is: 'couple', age: [35, 60] },
    trans: { is: 'trans', age: [20, 65] },
  },
  entries: [
    {
      by: 'hytte',
      days: 1.15,
      curated: true,
      title: 'Første date på hytta, og utedoen var frosset fast',
      tags: ['dates som gikk galt', 'hytte', 'vinter'],
      text: `
Alle fraråder det. Man skal ikke ta med en fremmed mann til et sted uten dekning. Jeg hadde sjekket alt, tre venninner hadde adressen, og søsteren min satt i nabohytta med strikketøy og kikkert. Så det var egentlig en ganske befolket date.

## Ankomst

Han kom på ski. Det var et pluss. Han hadde med seg pinnekjøtt i sekken. Det var et stort pluss. Han hadde glemt sokker. Vel.

Klokka sju oppdaget vi at døra til utedoen var frosset fast. Ikke litt. Den var støpt. Vi sto der med hver vår hodelykt, og jeg kjente på noe jeg ikke har kjent siden ungdomsskolen: at dette kommer til å bli fortalt.

### Det vi prøvde

1. Varmt vann. Det ble til mer is.
2. Spett. Det ble til et mindre spett.
3. Å snakke pent til den.

Det var nummer tre som virket, men først etter at søsteren min kom over jordet og sparket.

> Jeg går igjen nå, sa hun. Dere ser fine ut.

Vi spiste pinnekjøtt i ullundertøy. Han lånte lusesokkene etter bestefar og har fortsatt ikke levert dem tilbake. Det begynner å bli en plan, tror jeg.

![Utsikten fra trappa morgenen etter](archive)

Har du noen gang hatt en date som ble bedre fordi den gikk dårlig? Jeg samler.`,
      comments: [
        ['Søster med kikkert bør være et offentlig tilbud.', '> Hun tar oppdrag. Betaling i garn.'],
        'Å snakke pent til den. Jeg bruker det samme på bilen.',
        [
          'Vi ble sittende fast i en skiheis i førti minutter. Gift i elleve år nå.',
          'Så vakkert, @{starter}.',
          '> Den går rett i samlingen.',
        ],
        ['', 'Nei, sokkene skal aldri leveres tilbake. Det er loven.'],
      ],
    },
    {
      by: 'nordfra',
      days: 4.4,
      title: 'Mørketid er ikke en diagnose',
      tags: ['mørketid', 'hverdag', 'nord'],
      text: `
Hvert år i november ringer noen sørfra og spør hvordan det går. De senker stemmen litt. Jeg pleier å si at vi fortsatt har strøm.

Sannheten er at jeg liker den. Mørketida er den eneste delen av året der ingen forventer at du skal være ute og nyte noe. Du kan ligge på gulvet og høre på radio. Du kan bli forelsket uten at noen ser det.

## Det blå

Midt på dagen kommer det et lys som ikke er sol og ikke er natt. Det ligger på snøen i to timer. I fjor gikk jeg tur med en dame jeg hadde skrevet med i tre uker. Vi sa nesten ingenting. Ansiktet hennes var blått, mitt også, og vi lo av det.

- **Dårlig**: Å møtes på kafé klokka fem i stummende mørke og lure på om det er natt.
- **Bra**: Å møtes klokka tolv og gå mot lyset til det er borte.
- **Best**: Å ha noen å gå hjem til etterpå, som har satt på ovnen.

Hun flyttet sørover i april. Jeg er ikke lei meg lenger. Men jeg går den runden hver dag klokka tolv, og det er plass til en til.`,
      comments: [
        'Jeg ble litt stille av dette.',
        ['Klokka tolv, hvilken by?', '> Tromsø. Brodder er en fordel.'],
        'Å bli forelsket uten at noen ser det. Det er en hel roman.',
      ],
    },
    {
      by: 'jordmor',
      days: 8,
      title: 'Et nei på norsk',
      tags: ['samtykke', 'grenser', 'dating'],
      curated: true,
      text: `
Vi har så mange måter å si nei på uten å si det. *Vi får se. Kanskje det. Det er jo litt seint. Jeg skal opp i morgen.*

Jeg er jordmor. På jobben lærer jeg folk å si hva de vil og ikke vil, mens kroppen deres holder på med det største den noen gang gjør. De klarer det. De sier «ikke ta på meg nå», klart som bare det, og ingen blir fornærmet.

Så går jeg på date og sier *vi får se*.

### Et forsøk

I september bestemte jeg meg for å si det rett ut i tre måneder. Nei, jeg vil ikke bli med hjem. Nei, jeg liker ikke det. Ja, det vil jeg gjerne, og litt mer til venstre.

Resultatet overrasket meg:

- To ble sure. Det sparte meg for cirka to år.
- Fire ble lettet. En sa: «Endelig en jeg ikke må tolke.»
- En sa nei til meg, like rett ut. Det var faktisk helt greit. Jeg gikk hjem og spiste en brødskive.

Et tydelig nei gjør ja-et tryggere. Det er ikke vanskeligere enn det, og så er det jo det vanskeligste som finnes.`,
      comments: [
        'Litt mer til venstre bør inn i grunnloven.',
        ['Endelig en jeg ikke må tolke. Jeg kjenner meg så igjen.', '> Vi burde hatt et merke på jakka.'],
        'Den brødskiva smakte nok godt.',
      ],
    },
    {
      by: 'pensjonist',
      days: 15,
      title: 'Enkemann søker ikke erstatning',
      tags: ['sorg', 'å begynne på nytt', 'alder'],
      text: `
Jeg er over seksti og har kjøpt ny ryggsekk. Det høres ikke ut som mye. Men den gamle hadde to bærere, og den ene er borte.

Folk er snille. De sier at jeg må komme meg ut. De sier også, litt lavere, at det kanskje er litt tidlig. Begge deler på samme kirkekaffe.

![Stien vi pleide å gå, og som jeg går nå](archive)

### Det jeg har lært på tre år

Sorg og nysgjerrighet kan bo i samme hus. De bruker kjøkkenet til forskjellig tid. Om morgenen er det hun som ikke er der. Om kvelden tar jeg meg i å lure på hvem hun er, damen i turlaget med den gule lua.

Jeg leter ikke etter noen som kan ta plassen. Plassen er opptatt. Men det viser seg at et hus kan ha flere stoler enn man trodde.

På søndag gikk jeg ved siden av den gule lua opp hele Langåsen. Hun spurte om kona mi. Ikke forsiktig, bare interessert. Hva hun hadde jobbet med, hva hun lo av. Da vi kom til toppen, skjønte jeg at det var første gang på tre år jeg hadde fortalt om henne uten å se ned.

Hun tilbød meg en halv Kvikk Lunsj. Det er ikke et frieri, men det er ikke ingenting heller. 🍫`,
      comments: [
        'Et hus kan ha flere stoler. Takk for det bildet.',
        ['En halv Kvikk Lunsj er juridisk bindende i dette landet.', '> Da må jeg ta en telefon til turlaget.'],
        'Mor, er det deg med den gule lua?',
      ],
    },
    {
      by: 'student',
      days: 0.2,
      title: 'Kroppen min på badestranda kontra kroppen min i hodet',
      tags: ['kropp', 'selvbilde'],
      text: `
I hodet mitt går jeg nedover stranda og alle snur seg. Ikke på den gode måten.

På ordentlig gikk jeg ned til vannet i sommer, i bikini, for første gang siden jeg var fjorten, og dette er alt som skjedde:

1. En unge ropte at isen hadde ramlet.
2. En måke tok isen.
3. Ingen andre så opp.

Jeg sto i vann til livet på [Huk](https://no.wikipedia.org/wiki/Huk) og kjente at jeg hadde brukt ti somre på et publikum som ikke var der.

Det er ikke sånn at jeg elsker alt nå. Lårene mine og jeg er naboer som hilser. Men jeg tok bilder, og da jeg så på dem om kvelden, var det første jeg så at jeg smilte.

Dagen etter tok jeg med lillesøsteren min. Hun er femten og har begynt å gå med armene i kors. Jeg sa ingenting om kropp. Jeg bare la meg på ryggen i vannkanten som en strandet hval og ropte at det var deilig, og etter en stund kom det en hval til.

Så hvis du sitter der med genser i trettifem grader: Måka bryr seg bare om isen.`,
      comments: [
        'Naboer som hilser 😂 Det er det beste jeg har hørt om lår.',
        ['Måka bryr seg bare om isen. Det skal på en t-skjorte.', '> I alle størrelser.'],
        'Jeg er sekstito og har fortsatt genser på. I sommer skal den av.',
      ],
    },
    {
      by: 'langtur',
      days: 33,
      title: 'Avstandsforhold mellom Bergen og Bodø: en bruksanvisning',
      tags: ['avstand', 'reise', 'kjærlighet'],
      text: `
**Du trenger:** to telefoner, en lader på begge steder, sju hundre gram tålmodighet.

1. Avtal hva dere *ikke* skal gjøre på telefonen. Vi krangler ikke etter klokka ti. Da er alt en katastrofe, også været.
2. Ha en ting hver hjemme hos den andre. Jeg har en kaffekopp. Han har en gitar ingen kan spille på.
3. Planlegg aldri hele helga. Det er den halve søndagen på sofaen dere savner, ikke museet.
4. Gråt på flyplassen. Alle andre gjør det. De later som de har allergi.

> Jeg kan ikke lukte deg på video, sa han en gang. Jeg sendte en genser i posten dagen etter.

Det tok åtte dager. Posten er også et avstandsforhold.

Folk spør om det er verdt det. Jeg pleier å svare at jeg vet hvordan han høres ut når han er trøtt, glad, sulten og redd, uten å se ansiktet hans. Det er det ikke alle som vet om den de bor sammen med.

Vi har holdt på i to år. I påsken ser vi på leiligheter, og jeg gruer meg til å krangle etter klokka ti helt på ordentlig.`,
      comments: [
        ['Hvem flytter?', '> Vi møtes på midten. Det er i Norskehavet.'],
        'Alle har allergi på Flesland.',
        'Genseren 🥹',
      ],
    },
    {
      by: 'moden',
      days: 61,
      title: 'Isbading for dem som egentlig ikke liker det',
      tags: ['isbading', 'vinter', 'kropp'],
      text: `
Jeg hater kaldt vann. Det må være utgangspunktet. Likevel står jeg på brygga hver onsdag sammen med fire damer jeg ikke kjente for to år siden.

Ingen av oss bader for helsa. Vi bader fordi det er det eneste stedet ingen spør hva vi skal ha til middag.

- Turid bannet så fælt første gang at en kajakk snudde.
- Åse går uti med lue, hansker og leppestift.
- Jeg teller til tjue på fransk. Det er det eneste jeg husker fra skolen.

Den første vinteren holdt jeg regnskap: grader, minutter, hvem som hadde med kake. Nå skriver jeg bare opp hva vi snakket om. Januar: arveoppgjør. Februar: om det går an å bli forelsket i tannlegen sin. Mars: at det går an.

Etterpå er vi røde som kokte reker og ler av alt. I garderoben ser man hvordan kvinner faktisk ser ut. Jeg skulle ønske jeg hadde sett det da jeg var tjue. Da hadde jeg spart mye penger på speil.`,
      comments: ['Leppestift i sjøen. Åse er mitt forbilde.', 'Hvor melder man seg på?'],
    },
    ...norwegianLifeBlogs,
  ],
  remarks: [
    'Takk for denne. Den traff.',
    'Så fint skrevet.',
    'Jeg måtte lese den to ganger.',
    'Kjenner meg igjen i hvert ord.',
    'Mer av dette, takk.',
    'Nå fikk jeg noe i øyet.',
    'Lo høyt på bussen, beklager medpassasjerer.',
    'Modig. Og klokt.',
    'Hvordan gikk det videre?',
    'Dette tar jeg med meg.',
    'Ikke helt enig, men jeg tenker fortsatt på det.',
    'Sendte den til søsteren min.',
    'Den siste linja ❤️',
    'Akkurat sånn er det.',
    'Du burde skrive oftere.',
  ],
}
