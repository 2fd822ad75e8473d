import type { Hint, HintCode } from './hints'

const hints: Record<HintCode, Hint> = {
  ConfirmEmail: {
    title: 'Bekræft din e-mailadresse',
    text: 'Vi har sendt dig et link. Når du har klikket på det, kan vi hjælpe dig ind igen, hvis du glemmer adgangskoden.',
  },
  AddPicture: {
    title: 'Læg et billede op',
    text: 'Profiler med et ansigt får langt flere breve. Profilbilledet kan alle medlemmer se; i et album bestemmer du selv, hvem du lukker ind.',
  },
  WriteText: {
    title: 'Skriv et par linjer om dig selv',
    text: 'Det behøver ikke være smart. Fortæl, hvordan en god søndag ser ud, så er der noget at svare på.',
  },
  ValidateProfile: {
    title: 'Valider din profil',
    text: 'Det viser, at du er et rigtigt menneske og voksen. Ring eller skriv til os; ingen får dit navn at se.',
  },
  SetMatchSettings: {
    title: 'Fortæl, hvem du vil møde',
    text: 'Alder, afstand og hvad du håber på. Så kan vi vise dig dem, der passer, og dem, der leder efter en som dig.',
  },
  AddMatchWords: {
    title: 'Vælg dine matchord',
    text: 'Fem-seks ord om det, du holder af, er nok til, at vi kan finde andre, som holder af det samme.',
  },
  FillPersonFacts: {
    title: 'Fortæl lidt mere om dig selv',
    text: 'Øjne, hår, civilstand og den slags. Du vælger selv, hvad du siger, og resten står tomt.',
  },
  AddHeightAndWeight: {
    title: 'Tilføj højde og vægt',
    text: 'Nogle søger efter det. Vil du helst ikke ud med det, lader du det bare være.',
  },
}

export default hints
