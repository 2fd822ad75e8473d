import type { MailTexts } from './mailText'

export const norwegianMail: MailTexts = {
  talks: [
    [
      'Hei. Du skriver at du isbader. Er det sant at man venner seg til det, eller er det noe dere sier for å lure andre uti?',
      '> Man venner seg ikke til kulda. Man venner seg til følelsen etterpå, og da er det for sent.',
      'Det høres ut som en advarsel og en invitasjon på én gang.',
      '> Det er det også. Vi er fire som møtes ved badetrappa søndag klokka ni. Du kan godt stå på land og se på.',
      'Jeg tar med kaffe. Da kan jeg i hvert fall redde dere etterpå.',
      '> Slik så det ut sist søndag. Sola jukser. [picture]',
      'Greit. Jeg tar med et håndkle, for sikkerhets skyld.',
    ],
    [
      'Jeg begynte å le høyt på trikken av profilteksten din. Den om skillingsbollene.',
      '> Den er dessverre sann. Jeg spiste hele brettet og sa at de ikke hadde hevet.',
      'Og noen trodde på deg?',
      '> I fjorten år. Så fant søsteren min bilder.',
      'Resten vil jeg gjerne høre over en bolle. Jeg spanderer, så blir alt ordentlig dokumentert.',
      '> Da sier vi det. Passer lørdag? Jeg vet om et sted med skjeve bord og god kaffe.',
    ],
    [
      '> Jeg så at vi begge har skrevet strikking under interesser. Hva har du på pinnene?',
      'En genser som har vært nesten ferdig siden mars. Og du?',
      '> Et par votter. Den ene er ferdig, og det er alltid den andre som er problemet.',
      'Alle har en skuff med enslige votter.',
      '> Kanskje de kunne treffes.',
      'Nå tror jeg ikke lenger at vi snakker om votter.',
    ],
    [
      'Er det dere på bildet fra Besseggen? Vi var der samme helg, tror jeg.',
      '> Det er det. Blåste dere også nesten av eggen?',
      'Vi satt i bilen og spiste niste. Det teller fortsatt som en tur.',
      '> Det teller. Her er beviset på at vi kom helt opp. [picture]',
      'Flott. Neste gang går vi sammen, hvis dere vil ha følge i motbakkene.',
    ],
    [
      'Takk for i går. Jeg kom vel hjem, selv om jeg gikk av en stasjon for tidlig fordi jeg satt og smilte.',
      '> I like måte. Jeg glemte paraplyen, men det gjør ingenting.',
      'Den står hos meg. Det var kanskje litt meningen.',
      '> Kanskje litt. [back]',
      '> Da må jeg jo komme og hente den. Onsdag?',
      'Onsdag er fint. Jeg lager suppe.',
    ],
  ],
  acquaintance: [
    '> Hei igjen. Fikk du sett den filmen jeg snakket om?',
    'Halvparten. Jeg sovnet, og det er ikke filmens skyld, for jeg kom rett fra nattevakt.',
    '> Da må vi se den sammen, så kan jeg dulte borti deg.',
    'Høres ut som en plan. Du dulter, jeg tar popkornet.',
    '> Avtale. Si fra når du har fri.',
    'Fredag. Da har jeg sovet først, det lover jeg.',
  ],
  greetings: [
    'Hei. Jeg kom over profilen din og ble hengende. Har du lyst til å skrive litt?',
    'God kveld. Du nevner seiling, og jeg har en liten båt som trenger selskap. Hvor seiler du fra?',
    'Jeg skriver ikke så ofte først, men teksten din fikk meg til det. Hvordan har uka di vært?',
    'Hei der ute. Vi bor visst i samme by. Har du et sted du alltid går når du vil være i fred?',
  ],
  birthday: 'Gratulerer med dagen. Jeg håper noen baker noe med altfor mye krem til deg.',
  lounge: { name: 'Fredagspilsen', text: 'Vi sitter noen stykker her inne. Kom og si hei hvis du har tid.' },
  groups: [
    {
      name: 'Søndagsbaderne',
      before: 'Badeklubben',
      lines: [
        [0, 'Velkommen. Da slipper vi å skrive det samme fire ganger.'],
        [1, 'Endelig. Hvem kan på søndag?'],
        [2, 'Jeg kan. Vannet skal være seks grader.'],
        [0, 'Seks komma to. Jeg har målt.'],
        [3, 'Jeg kommer hvis noen tar med boller.'],
        [1, 'Jeg tar med boller. Ti stykker, og de forsvinner alltid.'],
        [2, 'Klokka ni ved trappa. Den som kommer sist, hopper først.'],
      ],
    },
    {
      name: 'Spillkveld hos Kari',
      lines: [
        [0, 'Torsdag klokka sju. Jeg har kjøpt det spillet med togene.'],
        [1, 'Bare så jeg vet det: Er det spillet vi ble uvenner av?'],
        [0, 'Det er det. Vi er eldre nå.'],
        [2, 'Jeg tar med vin. Da går det nok bra.'],
      ],
    },
  ],
  lodge: {
    name: 'Marka rundt',
    news: 'Neste tur går rundt Sognsvann første søndag i måneden. Vi møtes ved banen klokka ti.',
    lines: ['Jeg blir med. Er det noen som kjører fra Drammen?', 'Jeg har to plasser i bilen.'],
  },
  event: {
    name: 'Julebord i Oslo',
    news: 'Nå er det plass til ti til. Husk å si fra hvis du ikke spiser fisk.',
    lines: ['Jeg tar med en gave til pakkeleken.', 'Blir det fortsatt dans etterpå?'],
  },
  membership: 'Medlemskap i 3 måneder',
}
