import type { Review } from './reviews'

const reviews: Review[] = [
  {
    author: 'Mette, 48',
    rating: 5,
    text: 'Her skriver voksne til voksne. Jeg havde glemt, at nettet kunne være sådan.',
    date: '2026-11-09',
  },
  {
    author: 'Lars og Camilla',
    rating: 5,
    text: 'Som par er vi vant til at komme i anden række. Ikke her.',
    date: '2026-10-29',
  },
  {
    author: 'Jonas, 33',
    rating: 4,
    text: 'To gode venner og en kæreste er det blevet til. Der må godt komme flere fra Vestjylland.',
    date: '2026-10-18',
  },
  {
    author: 'Birgit, 63',
    rating: 5,
    text: 'Jeg ringede, og der var en, som blev i røret, til jeg var logget ind. Et rigtigt menneske.',
    date: '2026-09-28',
  },
  {
    author: 'Emil, 28',
    rating: 4,
    text: 'Filtrene gør det, de siger. Det er der ikke mange, der kan prale af.',
    date: '2026-09-10',
  },
  {
    author: 'Hanne, 55',
    rating: 5,
    text: 'Kom for at date og blev hængende i vandrernes gruppechat. Nu er vi tolv, der går tur hver måned.',
    date: '2026-08-25',
  },
  { author: 'Søren, 51', rating: 3, text: 'Godt sted, men lidt stille på en hverdagsformiddag.', date: '2026-08-04' },
  {
    author: 'Line, 37',
    rating: 5,
    text: 'Blokerede én og anmeldte en anden. To tryk til hver, og jeg skulle ikke stå skoleret.',
    date: '2026-07-16',
  },
  {
    author: 'Rasmus, 41',
    rating: 4,
    text: 'Profilen tog tre minutter. Det første rigtige brev kom samme aften.',
    date: '2026-06-21',
  },
  {
    author: 'Kirsten, 67',
    rating: 5,
    text: 'Han skriver breve. Rigtige breve med afsnit i. Vi skal til Skagen i maj.',
    date: '2026-05-28',
  },
  {
    author: 'Kim, 30',
    rating: 4,
    text: 'Jeg kunne skrive, hvad jeg er, uden at skulle forklare det for alle.',
    date: '2026-04-19',
  },
  {
    author: 'Henrik, 59',
    rating: 5,
    text: 'Har været her siden 2003, med et ægteskab ind imellem. Det er stadig mit yndlingshjørne.',
    date: '2026-03-11',
  },
]

export default reviews
