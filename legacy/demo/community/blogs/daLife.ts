import type { BlogText } from './blogText'

export const danishLifeBlogs: readonly BlogText[] = [
  {
    by: 'rejser',
    days: 6.1,
    title: 'Fire uger alene gennem Europa, og hvad jeg fandt ud af i vaskerierne',
    tags: ['rejser', 'alene', 'tog', 'mod'],
    text: `
Da han slog op i juni, havde vi købt billetter til os begge to. En måned med tog, fra Hamborg til Palermo og hjem igen. Mine veninder sagde, at jeg selvfølgelig skulle sælge min. Jeg solgte hans.

## Uge et: Jeg taler ikke med nogen

I Wien spiste jeg alle måltider stående. Hvis man står, er man på vej. Hvis man sidder, er man alene. Jeg havde en bog oppe foran mig hele tiden og læste den samme side, til hjørnet gik af.

På tredjedagen løb jeg tør for strømper og fandt et vaskeri. Der sad en ældre mand med kasket og foldede skjorter med en omhu, som var de noter. Han så på mit virvar og sagde på tysk, at man skal begynde med ærmerne. Det var alt. Men han sagde det *til mig*.

## Uge to: Jeg taler med alle

I Ljubljana var det en studerende med en punkteret cykel. I Triest to søstre på over firs, der rejser sammen hvert år, siden deres mænd døde, og som skændes om, hvem af mændene der var kedeligst. De gav mig halvdelen af en vandmelon gennem et togvindue.

> Du skal ikke rejse for at glemme ham, sagde den ene. Du skal rejse, så der er noget at huske i stedet for.

## Uge tre: Jeg bliver syg i Napoli

Det skal også med. To døgn på et gulv med kølige fliser. Værtinden stillede en tallerken med ris uden for døren og bankede på hver tredje time, kun for at høre en lyd. Jeg sagde *viva*, og så gik hun igen. Jeg græd ikke over ham en eneste gang, jeg havde for travlt.

![Morgenen, hvor jeg kunne stå op igen](archive)

## Uge fire: Jeg sidder ned

I Palermo bestilte jeg bord til én. Tjeneren spurgte, om jeg ventede nogen. "Nej," sagde jeg, "jeg er kommet." Han syntes, det var en underlig sætning. Det er den bedste, jeg har sagt i år.

### Til dig, der står med to billetter

- Tag på ruten alligevel. Byerne ved ikke, hvem du skulle have haft med.
- Vask tøj mellem fremmede. Folk er aldrig så ærlige, som når deres undertøj kører rundt bag glas.
- Skriv ét postkort om dagen til dig selv. Jeg kom hjem til toogtyve.

Det sidste postkort er fra mig i Palermo til mig i Odense. Der står: *Husk ærmerne først.* 🧺`,
    comments: [
      'Nej, jeg er kommet. Jeg får gåsehud.',
      ['Jeg solgte hans. Bedste indledning i år.', '> Til kurs 80. Det gik til vandmelon.'],
      ['Søstrene i Triest må have deres egen bog.', 'Deres mænd kunne få en fodnote, @{starter}.'],
      'Står med to billetter til Porto i denne uge. Nu tager jeg afsted.',
    ],
  },
  {
    by: 'mikkel',
    days: 3.1,
    title: 'Den date, hvor jeg kom til at bestille for os begge to på fransk',
    tags: ['dates der gik galt', 'mad', 'dating'],
    text: `
Jeg har haft fransk i gymnasiet. To år. Det er vigtigt for forståelsen af det følgende, at det var i forrige årtusinde.

Hun havde valgt stedet. Hvide duge, tjener med forklæde ned til skoene. Da han kom, sagde han noget på fransk, og i stedet for at sige *goddag* hørte jeg mig selv svare **oui**.

Så gik det stærkt. Han spurgte om noget. Jeg sagde oui. Han pegede på kortet. Jeg sagde oui. Hun så imponeret på mig, og det var ligesom dét, der gjorde det umuligt at stoppe.

Vi fik:

1. Østers. Hun er allergiker.
2. Noget, der havde været inde i en kalv, og som ikke burde have forladt den.
3. En flaske vin til en pris, jeg først kunne udtale dagen efter.

Da regningen kom, fortalte jeg sandheden. Hun lo så højt, at tjeneren kom tilbage. Han var i øvrigt fra Herning.

Vi købte to hotdogs på vejen hjem. Vi skal ses igen, men hun har betinget sig, at hun bestiller. 🌭`,
    comments: [
      ['Fra Herning. Jeg dør.', '> Det gjorde jeg også. Han havde gennemskuet mig fra første oui.'],
      'Hotdogs er den egentlige prøve. I bestod.',
      ['Jeg håber, hun læser med.', '> Det gør hun. Goddag.'],
      'Bedste indlæg i denne uge, og det er kun onsdag.',
    ],
  },
  {
    by: 'mikkel',
    days: 37,
    title: 'Ti ting, jeg har lært af at være alene i sommerhus i november',
    tags: ['alene', 'sommerhus', 'november'],
    reworked: `
*Rettet efter at have været der igen.*

1. Brændeovnen er en livspartner. Den kræver opmærksomhed hver time og bliver kold, hvis man glemmer den.
2. Man taler højt med sig selv efter cirka ni timer. Efter tolv begynder man at svare.`,
    text: `
1. Brændeovnen er en livspartner. Den kræver opmærksomhed hver time og bliver kold, hvis man glemmer den.
2. Man taler højt med sig selv efter cirka ni timer.
3. Vesterhavet er ikke stille. Det er en motorvej med gode intentioner.
4. Der er altid en pose lakrids fra i sommer.
5. Man kan godt spise kartofler tre dage i træk.
6. Man kan ikke spise dem fire.
7. Naboens hund hedder også Mikkel.
8. Ensomhed og ro ligner hinanden på afstand. Tæt på er det noget med skuldrene.
9. Jeg savner ikke en kæreste, når jeg laver mad. Jeg savner hende, når den er færdig.
10. Man skal huske at slukke for vandet.

![Stranden, som jeg havde den](album)`,
    comments: ['Nummer ni. Av.', ['Hvad sagde hunden?', '> Den kom, når jeg blev kaldt på, og omvendt.']],
  },
  {
    by: 'mikkel',
    days: 0.05,
    draft: true,
    title: 'Hvorfor jeg er holdt op med at skrive hej',
    tags: ['beskeder', 'dating'],
    text: `
Kladde. Husk eksemplet med hende, der skrev om komposten.

## Hej er ikke en åbning

Det er en dør, man banker på og så går fra.`,
  },
  {
    by: 'annaogjonas',
    days: 12,
    title: 'Jaloux på den pæne måde',
    tags: ['jalousi', 'parliv', 'åbent forhold'],
    audience: 14,
    text: `
Vi får tit spørgsmålet: bliver I aldrig jaloux? Jo. Det gør vi begge, og vi er holdt op med at lade, som om det er en fejl i systemet.

**Anna:** Jeg troede, det ville være det fysiske. Det var det ikke. Det, der fik mig til at gå rundt om søen tre gange, var, at han fortalte hende en vittighed, han ikke havde fortalt mig.

**Jonas:** Jeg bliver det inden. Aldrig bagefter. Når hun står ved spejlet og er glad, og det ikke er mig, hun skal ud med. Så skal jeg have en opgave. Jeg har samlet mange reoler.

### Det, vi gør

- Vi siger ordet højt. *Jaloux.* Det mister halvdelen af kraften, når det har været ude i luften.
- Den, der er hjemme, bestemmer maden dagen efter.
- Vi spørger ikke om detaljer for at straffe os selv. Vi spørger, hvis vi er nysgerrige.

> Jalousi er et rygestop, sagde en ven. Det kommer i bølger, og man skal bare ikke købe smøger, mens bølgen er der.

Vi har været sammen i fjorten år. Vi har mange reoler.`,
    comments: [
      'Hvor mange reoler?',
      ['Den med vittigheden. Præcis sådan.', '> Anna nikker. Hun har fået den fortalt nu, den var ikke engang god.'],
      'Vi prøver hjemme-bestemmer-maden i aften. Det bliver pizza.',
    ],
  },
  {
    by: 'lærer',
    days: 21,
    title: 'Min krop er 51 og har aldrig haft det så sjovt',
    tags: ['krop', 'alder', 'selvværd'],
    text: `
Da jeg var 25, slukkede jeg lyset. Da jeg var 35, havde jeg børn og sov. Da jeg var 45, blev jeg skilt og købte et spejl i fuld længde, fordi det gamle var hans.

Det stod vendt mod væggen i to uger.

Det, der hang i den anden ende, da jeg endelig vendte det, var ikke hende fra 25. Det var en med bløde overarme og et kejsersnitsar som et skævt smil. Jeg stod der så længe, at kaffen blev kold. Og så sagde jeg goddag, højt, som en tosse.

I dag går jeg til svømning, fordi det er rart, og ikke for at forsvinde. Jeg har lyset tændt. Jeg siger, hvad jeg godt kan lide, og den, der ikke vil høre det, kan få sin jakke.

Til alle jer på 28, der skriver, at I er "for store", "for små" eller "har rodet hår": I er midt i det smukkeste, I har, og det bliver ved med at være sandt. Vend spejlet om.`,
    comments: [
      'Jeg er 28. Jeg gik lige ud og vendte det. Tak.',
      ['Kejsersnitsar som et skævt smil. Nu elsker jeg mit.', '> Så er der to, der smiler.'],
      'Kan få sin jakke 😂 Den sætning skal broderes.',
    ],
  },
  {
    by: 'ung',
    days: 130,
    title: 'Første gang i en klub alene',
    tags: ['første gang', 'natteliv', 'nervøs'],
    text: `
Jeg er ikke genert. Jeg er bare god til at stå ved en væg.

I lørdags tog jeg alene i byen for første gang. Ikke *skulle mødes med nogen derinde*-alene. Alene-alene. Garderobedamen spurgte, om jeg ventede på nogen, og jeg sagde ja, og så følte jeg mig så dum, at jeg gik tilbage og sagde nej. Hun gav mig et bolsje.

Tre ting, der hjalp:

- Jeg gav mig selv lov til at gå efter en time. Jeg blev i fem.
- Jeg spurgte en om vej til toilettet, selv om jeg godt kunne se skiltet.
- Jeg dansede bagerst, hvor dem, der ikke kan, står. Vi var mange. Vi var faktisk flest.

Klokken fire købte jeg en kebab sammen med to, jeg aldrig ser igen. Den ene sagde: "Du er da ikke alene, du er bare først." 🎶`,
    comments: ['Garderobedamen er den egentlige helt her.', 'Du er da ikke alene, du er bare først. Flot.'],
  },
  {
    by: 'dyb',
    days: 210,
    title: 'Kære dig, der aldrig svarede',
    tags: ['beskeder', 'ghosting'],
    closed: true,
    text: `
Vi skrev sammen i elleve dage. Du havde en bror i Thy og en mening om kardemommesnurrer. Du sagde godnat hver aften klokken lidt i elleve.

Så sagde du det ikke.

Jeg har lukket for kommentarer, for jeg ved godt, hvad I vil sige, og I har ret. Jeg skriver det her, fordi jeg for en uge siden opdagede, at jeg selv skyldte nogen et svar. Det var syv uger gammelt. Han havde spurgt, hvordan det gik med knæet.

Nu har jeg svaret. Knæet har det bedre. Det tog fire minutter, og han blev glad.

Så kære dig: Det er helt i orden. Men hvis du en dag har fire minutter.`,
  },
  {
    by: 'bader',
    days: 300,
    title: 'Til træf i Roskilde med sommerfugle og madpakke',
    tags: ['træf', 'første gang', 'mod'],
    text: `
Træffet begyndte klokken tolv. Jeg var der kvart i elleve og gemte mig bag domkirken.

Jeg havde forestillet mig femogtyve mennesker, som alle kendte hinanden. Der var ni, og de syv af dem var der også for første gang. En havde bagt. En havde en hund, som løste alle problemer. Vi gik ned til havnen, og efter en halv time havde jeg glemt at trække maven ind.

![Havnen, efter at jeg var holdt op med at ryste](archive)

Til jer, der går og overvejer: kom en halv time for tidligt, og gem jer bag kirken. Der er god plads, og jeg står der sikkert.`,
    comments: [
      'Det var mig, der havde bagt. Jeg var så nervøs, at jeg glemte sukkeret, og ingen sagde noget.',
      ['Hvad hedder hunden?', '> Kaj. Alle gode hunde hedder Kaj.'],
    ],
  },
  {
    by: 'skilt',
    days: 405,
    title: 'Delebørn og den tomme uge',
    tags: ['skilsmisse', 'børn', 'alene'],
    text: `
Mandag klokken 14 afleverer jeg. Mandag klokken 14.20 står jeg i en lejlighed, hvor køleskabet brummer.

De første måneder gjorde jeg rent. Jeg gjorde så rent, at underboen spurgte, om jeg skulle flytte. Så begyndte jeg at gå ud for at slippe, og det blev heller ikke godt; jeg sad på værtshuse og viste fremmede billeder af en tandfe.

Nu har jeg en plan for den tomme uge, og den er ikke imponerende:

- **Tirsdag**: fjernsyn, noget dumt.
- **Onsdag**: fodbold med de andre dårlige knæ.
- **Torsdag**: rugbrød.
- **Fredag**: en rigtig date, hvis der er en. Ellers en bog.

Ugen er stadig for lang. Men den er blevet min.`,
    comments: ['Tandfeen på værtshuset. Vi har alle været der.', 'Det bliver lettere. Ikke mindre, men lettere.'],
  },
  {
    by: 'bjarke',
    days: 82,
    title: 'Hvad er der galt med mænd, der ved, hvad de vil have?',
    tags: ['debat'],
    text: `
Jeg skriver til tyve om dagen, og to svarer. Det siger vist alt om tonen herinde.

Nu kommer de sarte nok efter mig igen, men nogen skal jo sige det.`,
    comments: ['Måske er det beskederne, der skal kigges på.'],
  },
  {
    by: 'bjarke',
    days: 98,
    title: 'En lille vejledning til kvinderne',
    tags: ['debat', 'dating'],
    text: `
Smil på billederne. Svar, når man skriver. Så svært er det heller ikke.`,
  },
  {
    by: 'trans',
    days: 83,
    title: 'Spørgsmål, jeg gerne svarer på, og nogle, jeg gemmer til senere',
    tags: ['trans', 'dating', 'samtykke', 'krop'],
    text: `
Jeg har været her i et stykke tid nu, og der er en slags beskeder, jeg får så tit, at jeg lige så godt kan svare offentligt.

### Gerne med det samme

- Hvad hedder du, og hvilket pronomen bruger du? *Hun. Tak, fordi du spørger.*
- Hvor går man hen i byen, hvis man vil danse uden at blive stirret på? *Skriv, så får du en liste.*
- Må jeg sige noget forkert? *Ja. Man må også sige undskyld og komme videre.*

### Senere, når vi kender hinanden

Alt det, man heller ikke ville spørge en fremmed om i en bagerkø. Hvordan jeg ser ud uden tøj. Hvilke papirer jeg har fra hvilket sygehus. Hvad min mor sagde.

Jeg er ikke sart. Men jeg er et menneske først og et emne bagefter, og rækkefølgen er ikke ligegyldig.

### Det, jeg håber på

En, der bliver lige så optaget af, at jeg restaurerer gamle radioer. Jeg har elleve. Ni af dem virker, og den ene kan kun modtage en station fra Polen. 📻`,
    comments: [
      ['Hvilken polsk station?', '> En, der spiller harmonika fra 22 til 02. Jeg er blevet glad for den.'],
      'Først et menneske, så et emne. Det kan vi vist alle bruge.',
      'Elleve radioer slår min mands ni kaffekander. Vi burde mødes alle fire.',
    ],
  },
]
