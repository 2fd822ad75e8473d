/** The commonest words of each language, which say nothing about their writer. */
const danish =
  'ad af aldrig alene alle allerede alt altid anden andet andre at bare begge ben bliver blev både da de dem den denne ' +
  'der deres derfor det dette dig din dine disse dit dog du efter eller elsker en end endnu engang enten er et ' +
  'faktisk fandt findes for fordi fra få får før først gerne giver gjorde glad god godt går gøre gør hans har havde have ' +
  'hej helt hende hendes her hinanden hos hun hvad hvem hver hvilken hvis hvor hvordan hvorfor hvornår igen ikke ind ' +
  'ingen intet ja jeg jer jeres jo kan kom komme kommer kunne lidt lige ligesom lille liv løbe man mand mange med meget ' +
  'mellem men mens mere mest mig min mindre mine mit mod må måske ned nej noget nogle nok nu når næsten og også om op ' +
  'os over også på samme sammen se selv selvom ser ses sig sige siger sin sine sit skal skulle slet som stor store står ' +
  'synes så sådan søger tager temmelig tid til tilbage to under ud uden var vel ved vi vil ville virkelig vor vores være ' +
  'været år'
const norwegian =
  'alle aldri alltid andre annen annet at av bare begge ble bli blir blitt bra både da de deg dem den denne der deres ' +
  'derfor det dette din dine disse ditt du eg ei eller elsker en enn er et etter finnes for fordi fra få får før først ' +
  'gjerne gjør gjøre glad god godt går ha hadde han hans har hei helt henne hennes her hun hva hvem hver hvilken hvis ' +
  'hvor hvordan hvorfor ikke ikkje ingen inn ja jeg kan kanskje kom komme kommer kunne kva litt like lite man mange med ' +
  'meg meget mellom men mens mer mest min mine mitt mot må mye ned nei noe noen nok nå når og også om opp oss over på ' +
  'samme sammen se seg selv ser si sier sin sine sitt skal skulle slik snill som stor store så sånn til tilbake under ' +
  'ut uten var ved vel veldig vi vil ville være vært vår våre år ønsker'
const swedish =
  'alla aldrig allt alltid andra annan annat att av bara bli blev blir blivit bra både båda de dem den denna deras dess ' +
  'dessa det detta dig din dina ditt dock du där därför då efter egen eller ej ett en er era ert finns från få får för ' +
  'först gillar gärna gör göra ha hade han hans har hej helt hennes henne hon honom hos hur här i igen ingen inget inom ' +
  'inte ja jag kan kanske kom komma kommer kunde lite längre man med mellan men mer mest mig min mina mindre mitt mot ' +
  'mycket måste många ned nej ni nog nu något någon några när och också om oss på redan sade samma se sedan ser ses sig ' +
  'sin sina själv ska skulle som stor stora så sådan tillsammans till under upp ut utan vad var vara varför varit varje ' +
  'varken vars vem vi vid vilka vilken vill väl vår våra vårt än är år åt över älskar'
const english =
  'about above after again all also always and any are because been before being below between both but can cannot could ' +
  'did does doing done down during each ever every few for from further get gets good got had has have having hello her ' +
  'here hers herself him himself his how into its itself just like likes lot lots love made make makes many maybe more ' +
  'most much myself never new not now off one only onto other others our ours out over own people quite rather really ' +
  'same see she should some someone something still such take than that the their theirs them then there these they ' +
  'thing things this those through too two under until very want wants was well were what when where which while who ' +
  'whom why will with without would yes you your yours yourself'

/** All languages together, because a text's language is unknown. */
export const stopWords: ReadonlySet<string> = new Set(
  [danish, norwegian, swedish, english].flatMap((words) => words.split(' ')),
)
