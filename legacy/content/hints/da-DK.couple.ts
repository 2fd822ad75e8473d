import type { CoupleHints } from './hints'

const texts: CoupleHints = {
  ConfirmEmail: {
    title: 'Bekræft jeres e-mailadresse',
    text: 'Vi har sendt jer et link. Når I har klikket på det, kan vi hjælpe jer ind igen, hvis I glemmer adgangskoden.',
  },
  AddPicture: {
    text: 'Profiler med et ansigt får langt flere breve. Profilbilledet kan alle medlemmer se; i et album bestemmer I selv, hvem I lukker ind.',
  },
  WriteText: { title: 'Skriv et par linjer om jer selv' },
  ValidateProfile: {
    title: 'Valider jeres profil',
    text: 'Det viser, at I er rigtige mennesker og voksne. Ring eller skriv til os; ingen får jeres navne at se.',
  },
  SetMatchSettings: {
    title: 'Fortæl, hvem I vil møde',
    text: 'Alder, afstand og hvad I håber på. Så kan vi vise jer dem, der passer, og dem, der leder efter et par som jer.',
  },
  AddMatchWords: {
    title: 'Vælg jeres matchord',
    text: 'Fem-seks ord om det, I holder af, er nok til, at vi kan finde andre, som holder af det samme.',
  },
  FillPersonFacts: {
    title: 'Fortæl lidt mere om jer selv',
    text: 'Øjne, hår, civilstand og den slags. I vælger selv, hvad I siger, og resten står tomt.',
  },
  AddHeightAndWeight: { text: 'Nogle søger efter det. Vil I helst ikke ud med det, lader I det bare være.' },
}

export default texts
