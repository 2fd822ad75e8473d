import type { MailTexts } from './mailText'

export const swedishMail: MailTexts = {
  talks: [
    [
      'Hej. Du skriver att du vinterbadar. Är det sant att man vänjer sig, eller är det något ni säger för att lura i andra?',
      '> Man vänjer sig inte vid kylan. Man vänjer sig vid känslan efteråt, och då är det för sent.',
      'Det låter som en varning och en inbjudan på samma gång.',
      '> Det är det också. Vi är fyra som ses vid bryggan på söndag klockan nio. Du får gärna stå på land och titta.',
      'Jag tar med kaffe. Då kan jag åtminstone rädda er efteråt.',
      '> Så här såg det ut i söndags. Solen fuskar. [picture]',
      'Okej. Jag tar med en handduk, för säkerhets skull.',
    ],
    [
      'Jag skrattade högt på bussen åt din profiltext. Den om kanelbullarna.',
      '> Den är tyvärr sann. Jag åt hela plåten och sa att de aldrig hade jäst.',
      'Och någon trodde på dig?',
      '> I fjorton år. Sedan hittade min syster fotona.',
      'Resten vill jag gärna höra över en bulle. Jag bjuder, så blir allt ordentligt dokumenterat.',
      '> Då säger vi så. Passar lördag? Jag vet ett ställe med sneda bord och gott kaffe.',
    ],
    [
      '> Jag såg att vi båda har skrivit körsång under intressen. Vilken stämma?',
      'Andra alt. Den som ingen hör men som alla saknar. Du?',
      '> Bas. Den som alla hör och ibland önskar att de slapp.',
      'Då behöver vi bara två till.',
      '> Eller så nöjer vi oss så länge.',
      'Det kan vi också göra.',
    ],
    [
      'Är det ni på bilden från Kullaberg? Vi var där samma helg, tror jag.',
      '> Det är det. Höll ni också på att blåsa ner?',
      'Vi satt i bilen och åt matsäck. Det räknas fortfarande som en utflykt.',
      '> Det räknas. Här är beviset på att vi kom hela vägen ner. [picture]',
      'Fint. Nästa gång går vi med, om ni vill ha sällskap i trapporna.',
    ],
    [
      'Tack för i går. Jag kom hem som jag skulle, fast jag gick av en station för tidigt för att jag satt och log.',
      '> Detsamma. Jag glömde paraplyet, men det gör inget.',
      'Det står hos mig. Det var kanske lite meningen.',
      '> Kanske lite. [back]',
      '> Då får jag väl komma och hämta det. På onsdag?',
      'Onsdag blir bra. Jag lagar soppa.',
    ],
  ],
  acquaintance: [
    '> Hej igen. Hann du se filmen som jag pratade om?',
    'Hälften. Jag somnade, och det är inte filmens fel, för jag kom direkt från ett nattpass.',
    '> Då får vi se den tillsammans, så kan jag knuffa på dig.',
    'Det låter som en plan. Du knuffar, jag fixar popcorn.',
    '> Då är det sagt. Hör av dig när du är ledig.',
    'På fredag. Då har jag sovit först, det lovar jag.',
  ],
  greetings: [
    'Hej. Jag råkade hitta din profil och blev kvar. Har du lust att skriva lite?',
    'God kväll. Du nämner segling, och jag har en liten båt som behöver sällskap. Varifrån seglar du?',
    'Jag skriver inte så ofta först, men din text fick mig att göra det. Hur har din vecka varit?',
    'Hej där ute. Vi bor visst i samma stad. Finns det något ställe du alltid går till när du vill vara i fred?',
  ],
  birthday: 'Grattis på födelsedagen. Jag hoppas att någon bakar något med alldeles för mycket grädde till dig.',
  lounge: { name: 'Fredagsmys', text: 'Vi är några stycken här inne. Kom och säg hej om du hinner.' },
  groups: [
    {
      name: 'Söndagsbadarna',
      before: 'Badklubben',
      lines: [
        [0, 'Välkomna. Nu slipper vi skriva samma sak fyra gånger.'],
        [1, 'Äntligen. Vilka kan på söndag?'],
        [2, 'Jag kan. Vattnet lär vara sex grader.'],
        [0, 'Sex komma två. Jag har mätt.'],
        [3, 'Jag kommer om någon tar med bullar.'],
        [1, 'Jag tar med bullar. Tio stycken, och de tar alltid slut.'],
        [2, 'Klockan nio vid bryggan. Den som kommer sist hoppar i först.'],
      ],
    },
    {
      name: 'Spelkväll hos Karin',
      lines: [
        [0, 'Torsdag klockan sju. Jag har köpt det där spelet med tågen.'],
        [1, 'Bara så att jag vet: är det spelet vi blev osams om?'],
        [0, 'Det är det. Vi är äldre nu.'],
        [2, 'Jag tar med vin. Då går det nog bra.'],
      ],
    },
  ],
  lodge: {
    name: 'Skogsvandrarna',
    news: 'Nästa vandring går i Tyresta första söndagen i månaden. Vi ses vid entrén klockan tio.',
    lines: ['Jag hänger på. Är det någon som kör från Uppsala?', 'Jag har två platser i bilen.'],
  },
  event: {
    name: 'Julbord i Stockholm',
    news: 'Nu finns det plats för tio till. Hör av dig om du inte äter fisk.',
    lines: ['Jag tar med ett paket till paketleken.', 'Blir det fortfarande dans efteråt?'],
  },
  membership: 'Medlemskap i 3 månader',
}
