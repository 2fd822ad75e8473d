import type { MailTexts } from './mailText'

export const danishMail: MailTexts = {
  talks: [
    [
      'Hej. Du skriver, at du vinterbader. Er det rigtigt, at man vænner sig til det, eller er det noget, I siger for at lokke andre i?',
      '> Man vænner sig ikke til kulden. Man vænner sig til følelsen bagefter, og så er det for sent.',
      'Det lyder som en advarsel og en invitation på samme tid.',
      '> Det er det også. Vi er fire, der mødes ved badebroen søndag klokken ni. Du må gerne komme og kigge på fra land.',
      'Jeg tager kaffe med. Så kan jeg i det mindste redde jer bagefter.',
      '> Sådan så der ud i søndags. Det er snyd, at solen skinner. [picture]',
      'Okay. Jeg tager et håndklæde med, bare for en sikkerheds skyld.',
    ],
    [
      'Jeg kom til at grine højt i toget af din profiltekst. Den om brunsvigeren.',
      '> Den er desværre sand. Jeg spiste hele rækken og sagde, at der ikke var bagt nogen.',
      'Og nogen troede på dig?',
      '> I fjorten år. Så fandt min søster kvitteringen.',
      'Jeg vil meget gerne høre resten over et stykke kage. Jeg giver, så der er en ordentlig kvittering.',
      '> Det er en aftale. Passer lørdag dig? Jeg kender et sted med skæve borde og god kaffe.',
    ],
    [
      '> Jeg så, at vi begge har skrevet højskolesangbogen under interesser. Det er der ikke mange, der tør.',
      'Jeg tænkte, at den ville holde de forkerte væk. Den virker åbenbart også den anden vej.',
      '> Hvilken sang?',
      'Som dybest brønd gir altid klarest vand. Og du?',
      '> Du som har tændt millioner af stjerner. Men kun om aftenen.',
      'Selvfølgelig kun om aftenen.',
    ],
    [
      'Er det jer på billedet fra Møns Klint? Vi var der samme weekend, tror jeg.',
      '> Det er det. Blæste det også jer halvt ud over kanten?',
      'Vi sad i bilen og spiste madpakker. Det tæller stadig som en tur.',
      '> Det tæller. Her er beviset på, at vi kom helt ned. [picture]',
      'Flot. Næste gang går vi med, hvis I vil have følgeskab på trapperne.',
    ],
    [
      'Tak for i går. Jeg kom godt hjem, selv om jeg stod af en station for tidligt, fordi jeg gik og smilede.',
      '> I lige måde. Jeg glemte min paraply, men det gør ikke noget.',
      'Den ligger hos mig. Det var måske lidt meningen.',
      '> Måske lidt. [back]',
      '> Så må jeg jo komme og hente den. Onsdag?',
      'Onsdag er godt. Jeg laver suppe.',
    ],
  ],
  acquaintance: [
    '> Hej igen. Fik du set den film, jeg talte om?',
    'Halvdelen. Jeg faldt i søvn, og det er ikke filmens skyld, for jeg kom direkte fra en nattevagt.',
    '> Så må vi se den sammen, så kan jeg puffe til dig.',
    'Det lyder som en plan. Du står for puf, jeg står for popcorn.',
    '> Aftale. Sig til, hvornår du har fri.',
    'Fredag. Jeg har sovet inden da, det lover jeg.',
  ],
  greetings: [
    'Hej. Jeg faldt over din profil og blev hængende. Har du lyst til at skrive lidt?',
    'Godaften. Du nævner sejlads, og jeg har en lille båd, der trænger til selskab. Hvor sejler du fra?',
    'Jeg skriver ikke så tit først, men din tekst fik mig til det. Hvordan har din uge været?',
    'Hej derude. Vi bor vist i samme by. Er der et sted, du altid går hen, når du vil være i fred?',
  ],
  birthday: 'Tillykke med dagen. Jeg håber, at nogen bager noget med for meget smørcreme til dig.',
  lounge: { name: 'Fredagsbaren', text: 'Vi sidder nogle stykker herinde. Kom og sig hej, hvis du har tid.' },
  groups: [
    {
      name: 'Søndagsbaderne',
      before: 'Badeklubben',
      lines: [
        [0, 'Velkommen. Så behøver vi ikke længere skrive det samme fire gange.'],
        [1, 'Endelig. Hvem kan på søndag?'],
        [2, 'Jeg kan. Vandet er vist seks grader.'],
        [0, 'Seks komma to. Jeg har målt.'],
        [3, 'Jeg kommer, hvis nogen tager boller med.'],
        [1, 'Jeg tager boller med. Ti stykker, og de forsvinder altid.'],
        [2, 'Klokken ni ved broen. Den, der kommer sidst, hopper først i.'],
      ],
    },
    {
      name: 'Spilaften hos Karen',
      lines: [
        [0, 'Torsdag klokken syv. Jeg har købt det der spil med togene.'],
        [1, 'Jeg skal bare lige høre: Er det det spil, vi blev uvenner over?'],
        [0, 'Det er det. Vi er ældre nu.'],
        [2, 'Jeg tager vin med. Så går det nok.'],
      ],
    },
  ],
  lodge: {
    name: 'Naturvandrerne',
    news: 'Næste tur går langs Furesøen den første søndag i måneden. Vi mødes ved stationen klokken ti.',
    lines: ['Jeg er med. Er der nogen, der kører fra Roskilde?', 'Jeg har to pladser i bilen.'],
  },
  event: {
    name: 'Julefrokost i København',
    news: 'Der er nu plads til ti flere. Husk at give besked, hvis du ikke spiser fisk.',
    lines: ['Jeg tager en gave til pakkelegen med.', 'Er der stadig dans bagefter?'],
  },
  membership: 'Medlemskab i 3 måneder',
}
