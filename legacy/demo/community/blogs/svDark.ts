import type { BlogTexts } from './blogText'

export const swedishDarkBlogs: BlogTexts = {
  writers: {
    stella: 'stella',
    par: { is: 'couple', age: [30, 64] },
    knut: { is: 'man', age: [33, 62] },
    mogen: { is: 'woman', age: [36, 64] },
    ny: { is: 'man', age: [21, 42] },
  },
  entries: [
    {
      by: 'stella',
      days: 1.2,
      curated: true,
      title: 'Trappan ner',
      tags: ['klubb', 'första gången', 'Att bli sedd'],
      text: `
Fjorton trappsteg. Jag räknade dem för att ha något att göra med tankarna.

Därnere var det varmt som i ett kök. Någon tog min kappa och frågade vad jag ville kallas i kväll. Ingen hade någonsin frågat mig det. Jag sa mitt vanliga namn, och det lät nytt.

## En timme i baren

Jag hade bestämt mig för att titta. Det är tillåtet, om man frågar dem man tittar på. Så jag frågade ett par i fyrtioårsåldern som satt tätt i en soffa, och hon log och sa: *Gärna, men inte bort när det blir fint.*

Det blev fint. Det var inget särskilt som hände. Han knäppte upp hennes armband, långsamt, som om det var det enda plagget i rummet.

> Vill du sitta närmare, frågade hon. Jag svarade ja och hörde själv hur det lät.

Jag gick hem klockan två. Jag hade inte rört vid någon och kände det i hela kroppen. Fjorton steg upp är kortare än fjorton ner.`,
      comments: [
        ['Armbandet. Herregud.', '> Jag tittar på klockor på ett nytt sätt nu.'],
        'Vad vill du kallas i kväll. Den frågan tar jag med mig.',
        'Inte bort när det blir fint 🖤',
      ],
    },
    {
      by: 'knut',
      days: 12,
      title: 'Rep för tålmodiga',
      tags: ['Rep och knutar', 'tillit', 'samtycke'],
      text: `
Jag fick mitt första rep av en kvinna som seglade. Hon sa: en bra knut går att lossa i mörker, med kalla händer, av någon som är rädd.

Det är fortfarande den enda regeln jag behöver.

**Före:** vi talar. Om vad som lockar, vad som är nej, och vad som är *kanske, fråga mig då*.

**Under:** jag tittar på händerna. Färg, värme, fingrar som lever.

**Efter:** filt, vatten, tystnad eller prat. Den bundna bestämmer.

Man tror att det handlar om att inte komma loss. Det handlar om att någon stannar.`,
      comments: ['Det handlar om att någon stannar. Tack.', 'Av någon som är rädd. Den regeln ska jag minnas.'],
    },
    {
      by: 'par',
      days: 24,
      title: 'Kalendern',
      tags: ['Swinging', 'parliv', 'svartsjuka'],
      text: `
Vi har en delad kalender. Tandläkare i blått, barnens träning i grönt. Och sedan i våras en färg till.

Det är inte så ofta. Men att se den där lilla röda rutan tre veckor bort gör något med en vanlig tisdag. Han stryker mig över handleden när han räcker mig mjölken. Jag väljer strumpor med omsorg.

Ibland ställer vi in. Då blir det tacos, och rött blir grönt. Det är också en bra kväll.`,
      comments: ['Rött blir grönt. Fint.', 'Nu måste jag förklara för min man varför jag skapar en ny färg.'],
    },
    {
      by: 'mogen',
      days: 49,
      title: 'Ögonbindel, läsglasögon',
      tags: ['Ögonbindel', 'ålder', 'Sinneslek'],
      text: `
Problemet med att bli äldre är att man måste ta av sig läsglasögonen före ögonbindeln. Vi skrattade så att vi fick börja om.

Men sedan. Mörkret, och hans röst från ett annat håll än jag trodde. En fjäder kanske, eller bara hans ärm. Jag är fullvuxen, jag leder ett sjukhus, och jag låg där och gissade som ett barn på julafton.

Efteråt letade vi båda efter glasögonen.`,
      comments: ['Gissade som ett barn på julafton. Underbart.', 'Hittade ni dem?'],
    },
    {
      by: 'ny',
      days: 79,
      title: 'Att få ett nej och överleva',
      tags: ['samtycke', 'första gången'],
      text: `
Jag övade på att fråga hela bussresan. Hon sa nej tack.

Jag hade en replik förberedd för ja. För nej hade jag ingenting. Så jag sa: *Tack för att du sa det.* Hon tittade på mig och sa: «Sätt dig då, så pratar vi i stället.»

Det blev tre timmar. Det var den bästa kvällen på hela året.`,
      comments: ['Rätt replik.', 'Du har förstått allt.'],
    },
    {
      by: 'stella',
      days: 145,
      title: 'Handskar',
      tags: ['Läder', 'längtan'],
      text: `
Han glömde sina handskar hos mig. Svart skinn, lite slitna på pekfingret.

Jag har dem på när jag läser.`,
      comments: ['Två meningar. Så ska det göras.', 'Lämna aldrig tillbaka dem.'],
    },
  ],
  remarks: [
    'Vackert, och utan att säga för mycket.',
    'Läste den i mörkret.',
    'Tack för att du delar.',
    'Fråga först. Alltid.',
    'Det långsamma är det bästa.',
    'Här blev det varmt.',
    'Mer av det här.',
  ],
}
