import type { Review } from './reviews'

const reviews: Review[] = [
  {
    author: 'Karin, 50',
    rating: 5,
    text: 'Här skriver vuxna till vuxna. Jag hade glömt att nätet kunde vara så.',
    date: '2026-11-10',
  },
  {
    author: 'Johan och Elin',
    rating: 5,
    text: 'Som par är vi vana vid att komma i andra hand. Inte här.',
    date: '2026-10-28',
  },
  {
    author: 'Viktor, 34',
    rating: 4,
    text: 'Två goda vänner och en flickvän har det blivit. Det får gärna komma fler från Norrland.',
    date: '2026-10-16',
  },
  {
    author: 'Gunilla, 65',
    rating: 5,
    text: 'Jag ringde, och det var någon som stannade på tråden tills jag var inloggad. En riktig människa.',
    date: '2026-09-29',
  },
  {
    author: 'Hugo, 28',
    rating: 4,
    text: 'Filtren gör det de säger. Det är ovanligare än man tror.',
    date: '2026-09-11',
  },
  {
    author: 'Lena, 57',
    rating: 5,
    text: 'Kom för att dejta och blev kvar i vandrarnas gruppchatt. Nu är vi tolv som går varje månad.',
    date: '2026-08-24',
  },
  { author: 'Anders, 53', rating: 3, text: 'Bra ställe, men lite lugnt på vardagsförmiddagarna.', date: '2026-08-03' },
  {
    author: 'Sofia, 37',
    rating: 5,
    text: 'Blockerade en och anmälde en annan. Två tryck var, och ingen bad mig förklara mig.',
    date: '2026-07-15',
  },
  {
    author: 'Mattias, 42',
    rating: 4,
    text: 'Profilen tog tre minuter. Det första riktiga brevet kom samma kväll.',
    date: '2026-06-20',
  },
  {
    author: 'Birgitta, 69',
    rating: 5,
    text: 'Han skriver brev. Riktiga brev, med stycken. Vi ska till Gotland i maj.',
    date: '2026-05-31',
  },
  {
    author: 'Kim, 31',
    rating: 4,
    text: 'Jag kunde säga vad jag är utan att behöva förklara det för alla.',
    date: '2026-04-20',
  },
  {
    author: 'Göran, 61',
    rating: 5,
    text: 'Medlem sedan 2003, med ett äktenskap däremellan. Fortfarande min favorithörna.',
    date: '2026-03-10',
  },
]

export default reviews
