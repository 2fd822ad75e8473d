import type { Review } from './reviews'

const reviews: Review[] = [
  {
    author: 'Ingrid, 49',
    rating: 5,
    text: 'Her skriver voksne til voksne. Jeg hadde glemt at nettet kunne være sånn.',
    date: '2026-11-07',
  },
  {
    author: 'Pål og Silje',
    rating: 5,
    text: 'Som par er vi vant til å være noe man kom på til slutt. Ikke her.',
    date: '2026-10-26',
  },
  {
    author: 'Magnus, 35',
    rating: 4,
    text: 'To gode venner og én kjæreste har det blitt. Det kunne gjerne vært flere i Finnmark.',
    date: '2026-10-14',
  },
  {
    author: 'Turid, 64',
    rating: 5,
    text: 'Jeg ringte, og det var en der som ble på tråden til jeg var logget inn. Et ekte menneske.',
    date: '2026-09-27',
  },
  {
    author: 'Sander, 27',
    rating: 4,
    text: 'Filtrene gjør det de sier. Det er sjeldnere enn man skulle tro.',
    date: '2026-09-13',
  },
  {
    author: 'Anne Grete, 56',
    rating: 5,
    text: 'Kom for å date og ble hengende i gruppechatten for turfolk. Nå er vi tolv som går hver måned.',
    date: '2026-08-22',
  },
  { author: 'Trond, 52', rating: 3, text: 'Bra sted, men litt stille på formiddagen i ukedagene.', date: '2026-08-05' },
  {
    author: 'Marte, 36',
    rating: 5,
    text: 'Blokkerte én og rapporterte en annen. To trykk på hver, og ingen ba meg forklare meg.',
    date: '2026-07-12',
  },
  {
    author: 'Eirik, 43',
    rating: 4,
    text: 'Profilen tok tre minutter. Det første ordentlige brevet kom samme kveld.',
    date: '2026-06-18',
  },
  {
    author: 'Solveig, 68',
    rating: 5,
    text: 'Han skriver brev. Ekte brev, med avsnitt. Vi skal til Lofoten i mai.',
    date: '2026-05-29',
  },
  {
    author: 'Robin, 30',
    rating: 4,
    text: 'Jeg kunne si hva jeg er uten å måtte forklare det for alle.',
    date: '2026-04-22',
  },
  {
    author: 'Geir, 60',
    rating: 5,
    text: 'Medlem siden 2003, med et ekteskap innimellom. Fortsatt favorittkroken min.',
    date: '2026-03-08',
  },
]

export default reviews
