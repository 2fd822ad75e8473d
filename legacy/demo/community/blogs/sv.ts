import type { BlogTexts } from './blogText'
import { swedishLifeBlogs } from './svLife'

export const swedishBlogs: BlogTexts = {
  writers: {
    viktor: 'viktor',
    bosse: 'bosse',
    ebbaocherik: 'ebbaocherik',
    kolonilott: { is: 'woman', age: [50, 50] },
    pappa: { is: 'man', age: [36, 50] },
    lärare: { is: 'woman', age: [32, 46] },
    änkling: { is: 'man', age: [58, 78] },
    ung: { is: 'woman', age: [21, 30] },
    resenär: { is: 'man', age: [25, 38] },
    par: { is: 'couple', age: [34, 62] },
    trans: { is: 'trans', age: [19, 70] },
    bibliotekarie: { is: 'woman', age: [50, 68] },
  },
  entries: [
    {
      by: 'pappa',
      days: 1.2,
      curated: true,
      title: 'Dejten som slutade på akuten, och varför den var bra',
      tags: ['dejter som gick fel', 'dejting', 'minigolf'],
      text: `
Vi skulle spela minigolf. Det är ett oskyldigt nöje. Barn gör det.

Hon heter något på M och slog första slaget som om bollen hade gjort henne illa. Den träffade väderkvarnen, vände och träffade mig i pannan. Jag minns att jag tänkte *vilken svingteknik* innan jag satte mig i gräset.

## Väntrummet

Vi satt på akuten i fyra timmar. Jag hade en påse frysta ärtor mot ögat som hon hade köpt på Ica på vägen. Hon bad om ursäkt tolv gånger. Efter den trettonde sa jag att nu räcker det, berätta något i stället.

Så hon berättade. Om sin bror som slutat prata med henne. Om att hon var rädd för att bli lika bitter som sin moster. Om hur man lagar en riktig Janssons. Jag berättade om skilsmässan, fast den vanliga versionen är tio minuter och den här blev fyrtio, för vi hade ju tid.

> Man lär känna folk på ett särskilt sätt när den ena blöder lite, sa sjuksköterskan. Hon hade hört allt.

Det blev tre stygn och en kanelbulle ur automaten som vi delade med plastkniv.

Vi har setts sex gånger sedan dess. Minigolf har vi lagt på is. Jag har ett litet ärr i ögonbrynet, och varje gång jag rakar mig blir jag glad. ⛳`,
      comments: [
        ['Vilken svingteknik. Jag dör.', '> Nästan jag också.'],
        'Ärtor mot ögat och Janssons. Mer svenskt än så blir det inte.',
        ['Vi behöver hennes version.', '> Hon säger att väderkvarnen flyttade sig.', 'Det gör de alltid, @{author}.'],
        ['', 'Fast det var ju snällt menat.'],
      ],
    },
    {
      by: 'kolonilott',
      days: 6.3,
      title: 'Kroppen i kolonilotten',
      tags: ['kropp', 'ålder', 'trädgård'],
      text: `
I trädgården är ingenting snyggt hela tiden. Det är det första man lär sig. Pionen är gudomlig i nio dagar och ser sedan ut som en blöt disktrasa, och ingen säger åt den att skärpa sig.

Jag fyllde femtio i somras och hade tänkt ta det hårt. I stället stod jag i linne och gummistövlar med händerna i jorden och märkte att jag hade slutat dra in magen. När slutade jag? Jag vet faktiskt inte. Det kan ha varit i maj.

### Det här vet min kropp

- Hur man bär fyrtio liter jord.
- Hur två barn låter när de vaknar.
- Att den gillar att bli klappad på nacken.
- Att det värker i vänster knä två timmar före regn.

Det är en hel del. Det är mer än den visste när den var slät.

![Lotten i kvällsljus](archive)

Grannen Bengt, som är åttiotre, lutade sig över häcken i går och sa: «Du ser ut som någon som har det bra.» Inte *snygg för din ålder*. Inte *pigg*. Någon som har det bra.

Jag bjöd på rabarberpaj. Han tog två bitar och gick hem och skrev det i sin väderdagbok, påstår han.`,
      comments: [
        'Pionen som disktrasa, och ingen säger åt den. Jag ska leva på det här hela vintern.',
        ['Bengt är landets finaste granne.', '> Han hälsar att det blir frost i natt.'],
        'Klappad på nacken. Så lite som behövs.',
      ],
    },
    {
      by: 'lärare',
      days: 10,
      title: 'Fråga först är inte oromantiskt',
      tags: ['samtycke', 'dejting', 'gränser'],
      curated: true,
      text: `
Mina niondeklassare diskuterade samtycke i tisdags. En kille räckte upp handen och sa: «Men det förstör ju stämningen att fråga.»

En tjej längst bak, som aldrig säger något, svarade utan att titta upp från sitt block: «Vilken stämning?»

Det blev tyst i klassrummet i ungefär en vecka.

### Hemläxa för vuxna

Jag gick hem och tänkte på mina egna stämningar. På alla gånger jag gissat, och alla gånger någon gissat åt mig. På hur få som har frågat rakt ut, och hur väl jag minns dem.

- «Får jag hålla din hand?» *Slussen, 2011, regn.*
- «Vill du att jag stannar eller går?» *Han gick. Det var rätt.*
- «Är det här skönt eller är du bara artig?» *Vi skrattade så att sängen gick sönder.*

Det är inte frågan som dödar stämningen. Det är tystnaden efter, när man undrar.

Så här är läxan: Ställ en fråga i veckan som du egentligen tror att du vet svaret på. Redovisning i kommentarerna.`,
      comments: [
        'Vilken stämning. Den eleven kommer att gå långt.',
        [
          'Redovisar: jag frågade min man om han ville ha te. I tjugotvå år har jag hällt upp kaffe.',
          '> Högsta betyg.',
        ],
        'Sängen gick sönder. Läraren har humor.',
      ],
    },
    {
      by: 'änkling',
      days: 18,
      title: 'Stolen mittemot',
      tags: ['sorg', 'ensamhet', 'att börja om'],
      text: `
Jag åt framför teven i två år. Inte för programmen. För att slippa se stolen.

I januari kom min dotterdotter och stannade en vecka. Hon är sex och har inga problem med stolar. Hon satte sig bara. «Här sitter man bra, morfar. Man ser fåglarna.»

Det hade jag aldrig vetat. Det var ju Margits plats.

Sedan dess har jag provat den själv. Man ser fåglarna. Man ser brevlådan också, och hur ljuset faller in över diskbänken vid tretiden. I femtio år hade hon den utsikten, och jag hade henne.

### Nu

Jag har börjat bjuda på soppa om torsdagarna. Först en granne, sedan två. Förra veckan kom en kvinna från kyrkokören som har ett skratt som en dörr som slås upp. Hon frågade: «Är det någons plats?» och jag svarade att det är det, men att det går bra att sitta där.

Soppan var för salt. Hon tog om.

På lördag ska hon visa mig var körens repetitionslokal ligger. Jag vet mycket väl var den ligger. Det sa jag inte.`,
      comments: [
        'Det är det, men det går bra att sitta där. Jag gråter på jobbet.',
        ['Är soppan öppen för allmänheten?', '> Torsdag klockan fem. Ta med bröd.'],
        'Sexåringar borde få bestämma mer.',
      ],
    },
    {
      by: 'resenär',
      days: 35,
      title: 'Distans Kiruna–Malmö, eller kärlek i tre klimatzoner',
      tags: ['distans', 'resa', 'kärlek'],
      text: `
När hon klagar på att krokusen är sen har jag två meter snö. När jag skottar skickar hon bilder på glass. Vi bor i samma land på pappret.

**Siffror efter ett år:**

1. 18 nattåg. Ett av dem stannade i [Ånge](https://sv.wikipedia.org/wiki/Ånge) i sju timmar. Vi friade nästan.
2. 1 gemensam kastrull. Den bor i en väska.
3. 0 gånger vi grälat om disken. Det är det som är felet.

Det som är svårt är inte natten. Natten har man telefon till. Det svåra är att komma hem med en rolig sak klockan fyra på en onsdag, och så är det ingen i köket.

Vi började läsa samma bok, ett kapitel om dagen, och skriva i marginalen. Sedan byter vi böcker när vi ses. Hennes marginaler är fulla av understrykningar. Mina är mest frågor.

> Jag vill ha tråkigt med dig, skrev hon bredvid kapitel sju.

Det är det finaste någon har skrivit till mig. Jag flyttar i augusti. Kastrullen åker i förväg. 🚂`,
      comments: [
        'Jag vill ha tråkigt med dig. Gift er.',
        ['Ånge är underskattat.', '> Efter timme fem, ja.'],
        'Det är köket klockan fyra. Exakt där sitter det.',
      ],
    },
    {
      by: 'bibliotekarie',
      days: 3.4,
      title: 'Kallbad för läsande människor',
      tags: ['kallbad', 'vinter', 'böcker'],
      text: `
Jag gick i första gången därför att en låntagare lämnade tillbaka en bok om det och hade skrivit *GÖR DET* med blyerts på sista sidan. Sådant får man inte. Jag suddade och gjorde det.

Vattnet var fyra grader. Jag har läst mycket om smärta, men man ska inte tro att man förstår.

## Vad som händer, i kapitelordning

1. **Förnekelse.** Det här är inte kallt.
2. **Vrede.** Vem hade den där boken?
3. **Förhandling.** Till axlarna, sedan får jag semla.
4. **Tystnad.** Den som är så stor att man hör sitt eget blod.
5. **Semla.**

Någon frågade vad det ska vara bra för. Jag svarade att det är det enda i mitt liv som inte ska vara bra för något. Man går i, man går upp, man lever. Resten av dagen går allt lite lättare, också den avdelning där folk vill ha hjälp med skrivaren.

Bastun efteråt är full av damer som talar om allt. Höfter, testamenten, en man i Vaxholm. Jag har jobbat trettio år med tystnad och aldrig hört ett bättre sorl.`,
      comments: [
        'Förhandling: semla. Alla vägar leder dit.',
        'Jag vill veta mer om mannen i Vaxholm.',
        'Det var jag som skrev i boken. Förlåt.',
      ],
    },
    {
      by: 'ebbaocherik',
      days: 23,
      title: 'Svartsjuk på en podd',
      tags: ['svartsjuka', 'parliv'],
      text: `
Det började med att Erik skrattade i hallen. Högt, ensam, med lurar. Det var en podd. Två kvinnor som talar om fornfynd.

«Du skrattar aldrig så åt mig», sa Ebba, och menade det som ett skämt, och så var det inte det.

Vi pratade hela kvällen. Det visade sig att han hade varit svartsjuk på hennes kör i ett halvår.

### Det vi kom fram till

- Svartsjuka är inte ett bevis på kärlek, men den visar var man är öm.
- Det går att säga *jag saknar dig* till någon som sitter i samma soffa. Det är till och med då det behövs mest.
- Man får inte säga *det är väl inget*. Är det något så är det något.

Vid midnatt hade vi talat oss trötta och åt knäckebröd över diskbänken. Då skrattade han, högt, åt något som Ebba sa om smulorna. Ingen av oss minns vad det var.

Nu lyssnar vi tillsammans på fornfynd. Hon med en lur, han med den andra. Det är faktiskt ganska roligt. Man måste känna till en del om spännen.`,
      comments: ['Man måste känna till en del om spännen 😄', 'En lur var är den nya ringen.'],
    },
    ...swedishLifeBlogs,
  ],
  remarks: [
    'Tack för den här. Precis vad jag behövde.',
    'Så fint skrivet.',
    'Jag läste den två gånger.',
    'Känner igen mig i varenda rad.',
    'Mer sådant, tack.',
    'Skrattade högt på tunnelbanan.',
    'Nu fick jag något i ögat.',
    'Modigt, och klokt.',
    'Hur gick det sedan?',
    'Den här sparar jag.',
    'Håller inte med om allt, men jag tänker på det.',
    'Skickade den till min syster.',
    'Sista raden ❤️',
    'Exakt så är det.',
    'Du borde skriva oftare.',
  ],
}
