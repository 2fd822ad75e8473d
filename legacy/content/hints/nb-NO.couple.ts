import type { CoupleHints } from './hints'

const texts: CoupleHints = {
  ConfirmEmail: {
    title: 'Bekreft e-postadressen deres',
    text: 'Vi har sendt dere en lenke. Når dere har klikket på den, kan vi hjelpe dere inn igjen hvis dere glemmer passordet.',
  },
  AddPicture: {
    text: 'Profiler med et ansikt får langt flere brev. Profilbildet kan alle medlemmer se; i et album bestemmer dere selv hvem dere slipper inn.',
  },
  WriteText: { title: 'Skriv noen linjer om dere selv' },
  ValidateProfile: {
    title: 'Valider profilen deres',
    text: 'Det viser at dere er ekte mennesker og voksne. Ring eller skriv til oss; ingen får se navnene deres.',
  },
  SetMatchSettings: {
    title: 'Fortell hvem dere vil møte',
    text: 'Alder, avstand og hva dere håper på. Da kan vi vise dere dem som passer, og dem som ser etter et par som dere.',
  },
  AddMatchWords: {
    title: 'Velg matchordene deres',
    text: 'Fem–seks ord om det dere liker, er nok til at vi kan finne andre som liker det samme.',
  },
  FillPersonFacts: {
    title: 'Fortell litt mer om dere selv',
    text: 'Øyne, hår, sivilstatus og slikt. Dere velger selv hva dere sier, og resten står tomt.',
  },
  AddHeightAndWeight: { text: 'Noen søker etter det. Vil dere helst ikke si det, lar dere det bare være.' },
}

export default texts
