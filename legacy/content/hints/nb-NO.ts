import type { Hint, HintCode } from './hints'

const hints: Record<HintCode, Hint> = {
  ConfirmEmail: {
    title: 'Bekreft e-postadressen din',
    text: 'Vi har sendt deg en lenke. Når du har klikket på den, kan vi hjelpe deg inn igjen hvis du glemmer passordet.',
  },
  AddPicture: {
    title: 'Legg ut et bilde',
    text: 'Profiler med et ansikt får langt flere brev. Profilbildet kan alle medlemmer se; i et album bestemmer du selv hvem du slipper inn.',
  },
  WriteText: {
    title: 'Skriv noen linjer om deg selv',
    text: 'Det trenger ikke være smart. Fortell hvordan en god søndag ser ut, så er det noe å svare på.',
  },
  ValidateProfile: {
    title: 'Valider profilen din',
    text: 'Det viser at du er et ekte menneske og voksen. Ring eller skriv til oss; ingen får se navnet ditt.',
  },
  SetMatchSettings: {
    title: 'Fortell hvem du vil møte',
    text: 'Alder, avstand og hva du håper på. Da kan vi vise deg dem som passer, og dem som ser etter en som deg.',
  },
  AddMatchWords: {
    title: 'Velg matchordene dine',
    text: 'Fem–seks ord om det du liker, er nok til at vi kan finne andre som liker det samme.',
  },
  FillPersonFacts: {
    title: 'Fortell litt mer om deg selv',
    text: 'Øyne, hår, sivilstatus og slikt. Du velger selv hva du sier, og resten står tomt.',
  },
  AddHeightAndWeight: {
    title: 'Legg til høyde og vekt',
    text: 'Noen søker etter det. Vil du helst ikke si det, lar du det bare være.',
  },
}

export default hints
