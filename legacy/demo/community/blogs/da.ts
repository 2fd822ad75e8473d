import { danishLifeBlogs } from './daLife'
import { danishShortBlogs } from './daShort'
import type { BlogTexts } from './blogText'

export const danishBlogs: BlogTexts = {
  writers: {
    mikkel: 'mikkel',
    bjarke: 'bjarke',
    annaogjonas: 'annaogjonas',
    bader: { is: 'woman', age: [50, 64] },
    skilt: { is: 'man', age: [42, 52] },
    sygeplejerske: { is: 'woman', age: [34, 44] },
    par: { is: 'couple', age: [46, 60] },
    kok: { is: 'man', age: [30, 41] },
    rejser: { is: 'woman', age: [27, 37] },
    enkemand: { is: 'man', age: [60, 76] },
    trans: { is: 'trans', age: [24, 60] },
    lærer: { is: 'woman', age: [51, 51] },
    ung: { is: 'man', age: [22, 29] },
    dyb: { is: 'woman', age: [22, 33] },
  },
  entries: [
    {
      by: 'bader',
      days: 2.2,
      curated: true,
      title: 'Tre minutter i otte grader',
      tags: ['vinterbadning', 'krop', 'november', 'hverdag'],
      text: `
Jeg er ikke en af dem, der står op klokken fem og siger, at jeg har overskud. Jeg står op klokken fem, fordi jeg er overgangskvinde og alligevel ikke kan sove, og så kan jeg lige så godt fryse med vilje.

## Sådan begyndte det

Min søster lokkede mig med. Hun sagde, at man kun fortryder de gange, man ikke kommer i. Det er løgn. Man fortryder hver eneste gang, cirka fra trin to på stigen til det øjeblik, hvor vandet når brystet. Derefter sker der noget, som jeg ikke har ord for, og jeg er ellers dansklærer.

Første gang talte jeg til elleve. Nu er jeg oppe på tre minutter, og jeg tæller ikke længere. Jeg kigger på lyset over Sverige, som enten er der eller ikke er der.

![Lyset, den morgen det var der](archive)

## Det, ingen fortæller

- Sutsko er vigtigere end kulde. Broen er glat, og det er ydmygende at falde uden tøj på.
- Man ser *alle slags* kroppe i en sauna. Ar, deller, keglerunde maver, tatoveringer, der var en god idé i 1994. Efter en måned holdt jeg op med at gemme min egen bag håndklædet.
- Folk taler sammen på en anden måde, når de ikke har lommer at stikke hænderne i.

> Du ligner en, der lige er kommet hjem, sagde en ældre mand til mig i går. Jeg havde stået helt stille og dampet.

Det er det pæneste, nogen har sagt til mig i år. 🌊

Er der andre, der [bader](https://da.wikipedia.org/wiki/Vinterbadning)? Skriv hvor. Jeg har en drøm om at prøve alle broer fra Helsingør til Køge, og jeg har kun en termokande, men den er stor.`,
      comments: [
        [
          'Svanemølle her, tirsdag og lørdag. Der er plads til en termokande mere.',
          '> Lørdag er skrevet i kalenderen. Jeg er hende i den grimme badekåbe.',
          'Dem er vi tre af, @{author}. Vi må få navneskilte.',
        ],
        'Det med kroppene i saunaen. Tak. Jeg har boet i min i 47 år uden at invitere nogen indenfor.',
        ['Otte grader er til begyndere. Vi ses i februar 😉', '> Fire i februar, aftale. Men så laver du kaffen.'],
        ['', 'Jeg er uenig, men pænt sagt.', '> Det var det også, jeg nåede at læse.'],
        'Dansklærer og uden ord. Det skulle eleverne have set.',
      ],
    },
    {
      by: 'skilt',
      days: 0.4,
      curated: true,
      title: 'Min ekskone har lært mig at lave en datingprofil',
      tags: ['skilsmisse', 'dating', 'begynder'],
      text: `
Vi blev skilt i foråret efter nitten år. Ikke med tallerkener, bare med en langsom erkendelse af, at vi var blevet verdens bedste kolleger. Vi har to børn, et delt regneark og en fælles svigermor, som ingen af os kan undvære.

I søndags sad vi i hendes nye køkken og ventede på, at den mindste fandt sin anden støvle. Hun spurgte, hvordan det gik. Jeg sagde, at jeg havde oprettet en profil. Hun rakte hånden frem, som man gør, når en elev har tygget tyggegummi.

**Hendes rettelser, i rækkefølge:**

1. Fjern billedet med fisken. Ingen kvinde har nogensinde tænkt: det er godt nok en stor gedde.
2. "Rolig og jordnær" betyder, at du ikke gider gå ud. Skriv, hvad du gør, i stedet for hvad du er.
3. Du er 178. Lad være med at skrive 180. Hun opdager det, når I danser.
4. Skriv, at du kan lytte. Du lærte det for sent til mig, men du lærte det.

Det sidste sagde hun ned i vasken. Så kom støvlen, og så var det øjeblik forbi.

Jeg har slettet fisken. Jeg har skrevet, at jeg bager rugbrød om torsdagen og går ture med podcasts, jeg glemmer at tænde for. Og så har jeg skrevet, at jeg er skilt fra en, jeg stadig holder af. Nogle siger, at det skræmmer folk væk. Jeg tænker, at det er dem, der skal skræmmes.

Hvad ville jeres eks have rettet?`,
      comments: [
        ['Min ville have rettet adressen.', 'Nu sidder jeg og griner alene i en S-togskupé.'],
        'Punkt fire gjorde ondt på den gode måde.',
        'Jeg er 41 og har aldrig tænkt: godt nok en stor gedde. Hun har ret.',
        ['Kan man låne hende?', '> Hun tager 300 i timen og en kop te.'],
      ],
    },
    {
      by: 'sygeplejerske',
      days: 5.5,
      title: 'Jeg siger nej tak, og så bliver der stille',
      tags: ['samtykke', 'dating', 'grænser'],
      curated: true,
      text: `
Han var sød. Det er vigtigt at have med. Han hældte vand op til mig, før han hældte op til sig selv, og han kunne huske, hvad min hund hed.

På vej ned mod stationen spurgte han, om han måtte kysse mig. Jeg sagde: *Nej tak, ikke i aften.*

Og så blev der stille.

### Tre slags stilhed

Jeg arbejder på et sygehus og har lært, at stilhed ikke er én ting. Der er den **fornærmede**, hvor luften bliver tykkere, og man kommer til at undskylde for noget, man har ret til. Der er den **forhandlende**, som varer to sekunder, før der kommer et "er du sikker". Og så er der den tredje, som jeg næsten ikke kendte.

Han nikkede. Han gik lige så tæt på mig som før, hverken mere eller mindre. Efter en tyve meter sagde han: "Jeg er glad for, at du siger det, som det er. Så behøver jeg ikke gætte." Og så fortalte han videre om sin morfars båd.

Jeg gik hjem og tænkte, at det var det mest sexede, nogen havde gjort i et år.

### Det, jeg gerne ville sige

Et nej er ikke en dom. Det er en oplysning, ligesom "jeg tåler ikke skaldyr". Den, der kan tage imod det uden at blive mindre, får som regel et ja en anden dag, og det ja er så meget mere værd, fordi man ved, det ikke er høflighed.

Vi skal i Botanisk Have på søndag. Jeg tror, jeg spørger først denne gang.`,
      comments: [
        ['Fortalte han så færdig om båden?', '> Ja. Den sank. Men langsomt.'],
        'Stilhed nummer to burde have sit eget skilt i trafikken.',
        'Den her burde printes og hænges op på indersiden af alle badeværelsesdøre i byen.',
        [
          'Man er så bange for at virke ligeglad, hvis man bare nikker. Godt at læse, at det er omvendt.',
          'Ja. Nik er undervurderet, @{starter}.',
          'Nik og en morfar med båd. Så er man næsten i mål.',
        ],
      ],
    },
    {
      by: 'par',
      days: 9,
      title: 'Vi har en ugentlig dag uden skærm, og den er svær',
      tags: ['parliv', 'hverdag', 'nærvær'],
      text: `
Vi skriver det her sammen, hun ved tastaturet og han med bemærkninger fra sofaen.

For et halvt år siden opdagede vi, at vi sendte hinanden beskeder inde fra hver sit rum. Ikke kærlighedsbreve. "Er der mælk". Derefter indførte vi torsdag.

## Reglerne

- Telefonerne ligger i brødkassen fra klokken 18.
- Man må godt kede sig. Det er faktisk meningen.
- Man må **ikke** bruge tiden på at snakke om børnenes skema.

## Resultater efter 23 torsdage

Seks gange har vi skændtes, mest fordi der endelig var tid. Fire gange har vi spillet kort. To gange er vi faldet i søvn klokken halv ni med alt tøjet på. Og resten af gangene er det gået, som man nok kan regne ud, når to mennesker på halvtreds har en aften og ingen undskyldninger. 😊

Den største overraskelse er, at vi er begyndt at stille hinanden spørgsmål, vi troede, vi kendte svaret på. Hvad er du bange for lige nu. Hvilken fest husker du bedst. Hvornår var du sidst rigtig stolt. Han svarede "da du sagde op", og det vidste jeg ikke.

Brødkassen kan anbefales. Brødet ligger nu på køleskabet, og det er der ingen, der har taget skade af.`,
      comments: [
        'Vi har taget idéen. Hos os blev det opvaskemaskinen, men den fik vi heldigvis ikke startet.',
        ['"Da du sagde op". Den sad.', '> Den sad også hos mig.'],
        'Er der et sted, man kan melde sig til at få nogen at lægge telefonen væk med?',
      ],
    },
    {
      by: 'kok',
      days: 16,
      title: 'Mad, der virker på tredje date',
      tags: ['mad', 'dating', 'opskrift'],
      text: `
Jeg er kok, og derfor tror folk, at jeg laver trin-for-trin-middage med skum. Det gør jeg ikke. På tredje date skal man kunne tale med munden fuld og stå tæt ved et komfur.

## Brunet smør, salvie og noget, der ligner kærlighed

**Til to:**

- 250 g frisk pasta. Den fra køledisken, ja. Ingen dør af det.
- 80 g smør
- 12 blade salvie
- En citron
- Parmesan, mere end du tror
- En hånd hasselnødder

1. Giv den anden en opgave med det samme. Nødderne skal hakkes. Folk, der har en kniv i hånden, holder op med at være nervøse.
2. Lad smørret blive brunt. Det skal dufte af nød og lidt af fare. Lige der, hvor du tænker *nu går det galt*, skal salvien i.
3. Vend pastaen i smørret med en god sjat kogevand. Riv citronskal over.
4. Spis af gryden, hvis det føles rigtigt. Det gør det oftest.

### Hvad du ikke skal lave

Spaghetti med kødsovs, hvidløgssuppe, noget med ben i og enhver ret, du aldrig har lavet før. Og soufflé. En soufflé falder altid sammen på det tidspunkt, hvor der sker noget interessant i samtalen.

Dessert er to skeer og en bøtte is. Jeg mener det. 🍋`,
      comments: [
        [
          'Lavede den i går. Smørret blev sort, og vi grinede, så det gik alligevel.',
          '> Sort smør er en klassiker. Godt gået.',
        ],
        'Punkt 1 er ren psykologi.',
        [
          'Hvad gør man, hvis hun er veganer?',
          '> God olivenolie, masser af ristet hvidløg og ærlighed. Så glemmer vi det med hvidløget ovenfor.',
        ],
      ],
    },
    {
      by: 'rejser',
      days: 27,
      title: 'Langdistance i tal: 412 kilometer, 31 togture, en ødelagt kuffert',
      tags: ['langdistance', 'rejser', 'kærlighed'],
      text: `
Vi mødtes her på siden i fjor. Han bor i Göteborg, jeg i Odense. Alle sagde, at det ville gå over.

![Fra togvinduet, et sted hvor der ikke er dækning](archive)

Et år senere er her regnskabet:

- **31 togture**, heraf 9 med forsinkelse over en time.
- **1 kuffert**, som mistede et hjul på Lund C og fik lov at blive.
- **2 tandbørster**, to par sutsko, to yndlingskopper. Det er dyrt at bo to steder.
- **0 søndage**, hvor jeg ikke har grædt lidt på perronen. De første var dramatiske. Nu er det mere som at nyse.

Det, jeg ikke havde regnet med, er hverdagen. At man savner det kedelige. Jeg savner at være i samme rum som hans regninger. Jeg savner at være sur over, hvordan han fylder opvaskemaskinen.

> Vi er gode til fester og dårlige til tirsdage, sagde han. Så nu øver vi os i tirsdage.

Så hver tirsdag laver vi det samme mad i hver vores køkken med telefonen lænet op ad krydderihylden. Vi siger næsten ikke noget. Man hører en kniv mod et bræt 400 kilometer væk, og det lyder som et hjem.

I marts flytter en af os. Vi har aftalt ikke at sige hvem, før vi har købt kaffemaskinen. ☕`,
      comments: [
        'Jeg havde Aalborg–Bergen i tre år. Det er værd at vente på. Vi har nu fælles regninger og skændes om opvaskemaskinen hver dag.',
        ['Gode til fester og dårlige til tirsdage. Den stjæler jeg.', 'Køen til den begynder bag mig.'],
        '@{author} sig, det er ham. Vi har brug for svenskere i Odense.',
      ],
    },
    {
      by: 'enkemand',
      days: 48,
      title: 'Om at gå til dans som enkemand',
      tags: ['sorg', 'dans', 'at begynde igen'],
      curated: true,
      text: `
Inger døde for fire år siden. Det skriver jeg først, så er det sagt, for i virkeligheden er det ikke hende, det her handler om. Det handler om en gymnastiksal i Vejle med linoleumsgulv og en højttaler, der skratter.

Min datter havde meldt mig til. *Begynderdans for voksne.* Jeg kørte to gange rundt om parkeringspladsen og var på vej hjem, da en dame bankede på ruden og spurgte, om jeg også ledte efter indgangen. Det gjorde jeg så.

## Hænder

Man glemmer, hvordan det er at blive rørt ved. Jeg mener ikke på nogen særlig måde. Jeg mener en hånd på ryggen, som vil have en til venstre. De første fire gange fik jeg gåsehud af det, og jeg måtte gå ud og drikke vand.

Læreren siger, at man skal lytte med brystkassen. Det lyder fjollet, indtil det sker. Så går man pludselig samme vej som et andet menneske uden at have aftalt det.

## Skyld

Ja, den kom også. Hjemme i bilen bagefter. At jeg havde grinet. At jeg i en hel time ikke havde tænkt på hende. Jeg sagde det til præsten, som er ung og løber marathon, og han sagde: "Poul, sorg er ikke en vagt, du skal passe."

Den sætning bor i lommen på min dansejakke.

Vi har nået til foxtrot. Damen fra parkeringspladsen hedder noget med K, og hun træder mig over tæerne med stor myndighed. Jeg ved ikke, hvad det bliver til. Men jeg kører ikke rundt om parkeringspladsen længere.`,
      comments: [
        'Jeg sidder med kaffen og tårerne triller. Tak, fordi du steg ud af bilen.',
        [
          'Min far er 71 og sidder stadig i sin. Må jeg vise ham det her?',
          '> Det må du gerne. Sig, at vi mangler herrer om tirsdagen.',
        ],
        'Sorg er ikke en vagt, du skal passe. Klog præst.',
        [
          'Bliver der en fortsættelse om damen med K?',
          'Ja, det må vi have, @{author}.',
          '> Hun læser måske med, så jeg holder kæft.',
        ],
      ],
    },
    ...danishLifeBlogs,
    ...danishShortBlogs,
  ],
  remarks: [
    'Tak for den. Den sad lige i skabet.',
    'Jeg læste den højt for min kollega i frokosten.',
    'Mere af det her, tak.',
    'Genkender hvert eneste ord.',
    'Det kunne have været mig. Det er nok det, der gør det så godt.',
    'Du skriver, som om man sidder ved siden af.',
    'Den tager jeg med mig ind i ugen.',
    'Så fint sagt. Jeg gemmer den til en dag, hvor jeg har brug for den.',
    'Jeg er ikke enig i alt, men jeg blev klogere.',
    'Her blev der grint højt ☺️',
    'Nå, nu fik jeg noget i øjet.',
    'Hvordan gik det siden?',
    'Tænkte på det her hele vejen hjem på cyklen.',
    'Modigt at skrive. Tak.',
    'Kan vi få en fortsættelse?',
    'Det har du ret i, og det irriterer mig en smule.',
    'Den her skulle jeg have læst for ti år siden.',
    'Følger med. Godt skrevet.',
    'Jeg sender den videre til min søster.',
    'Præcis. Bare præcis.',
    'Dejligt at nogen siger det uden at gøre det stort.',
    'Sidste linje ❤️',
  ],
}
