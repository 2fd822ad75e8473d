import type { DemoLocale } from '../../../content/places/places'

/** Languages of the columns below, in order. */
const columns = ['da-DK', 'en-GB', 'nb-NO', 'sv-SE'] as const satisfies readonly DemoLocale[]

/** Danish; English; Norwegian; Swedish. */
const table = `
Bondage;Bondage;Bondage;Bondage
Reb og knob;Rope and knots;Tau og knuter;Rep och knutar
Bind for øjnene;Blindfolds;Bind for øynene;Ögonbindel
Dominans;Dominance;Dominans;Dominans
Underkastelse;Submission;Underkastelse;Underkastelse
Rollespil;Role play;Rollespill;Rollspel
Smæk;Spanking;Smisk;Smisk
Voks;Wax play;Voks;Vax
Isterninger;Ice cubes;Isbiter;Isbitar
Læder;Leather;Lær;Läder
Latex;Latex;Lateks;Latex
Silke og blonder;Silk and lace;Silke og blonder;Siden och spets
Høje hæle;High heels;Høye hæler;Höga klackar
Strømper;Stockings;Strømper;Strumpor
Uniformer;Uniforms;Uniformer;Uniformer
Fødder;Feet;Føtter;Fötter
Massage;Massage;Massasje;Massage
Sanseleg;Sensation play;Sanselek;Sinneslek
Legetøj;Toys;Leketøy;Leksaker
Ord og lyd;Dirty talk;Ord og lyd;Ord och ljud
At se på;Watching;Å se på;Att titta på
At blive set;Being watched;Å bli sett;Att bli sedd
Swing;Swinging;Swinging;Swinging
Trekant;Threesomes;Trekant;Trekant
Partnerbytte;Partner swapping;Partnerbytte;Partnerbyte
Fantasier på skrift;Written fantasies;Fantasier på skrift;Fantasier i skrift
Kontrol over nydelsen;Edging;Kontroll over nytelsen;Kontroll över njutningen
Belønning og straf;Reward and punishment;Belønning og straff;Belöning och straff
Tantra;Tantra;Tantra;Tantra
Omsorg bagefter;Aftercare;Omsorg etterpå;Omsorg efteråt
`

export const kinkNames: readonly Readonly<Record<DemoLocale, string>>[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const names = line.split(';')
    const name = (locale: DemoLocale) => names[columns.indexOf(locale)] ?? ''
    return { 'da-DK': name('da-DK'), 'en-GB': name('en-GB'), 'nb-NO': name('nb-NO'), 'sv-SE': name('sv-SE') }
  })
