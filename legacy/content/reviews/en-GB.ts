import type { Review } from './reviews'

const reviews: Review[] = [
  {
    author: 'Harriet, 52',
    rating: 5,
    text: 'Adults writing to adults. I had forgotten that the internet could be like this.',
    date: '2026-11-08',
  },
  {
    author: 'Tom and Priya',
    rating: 5,
    text: 'As a couple we are used to being an afterthought. Not here.',
    date: '2026-10-27',
  },
  {
    author: 'Callum, 34',
    rating: 4,
    text: 'Met two good friends and one girlfriend. Would like more people in the Highlands.',
    date: '2026-10-15',
  },
  {
    author: 'Ruth, 61',
    rating: 5,
    text: 'I rang, and there was somebody there who stayed on the line until I was logged in.',
    date: '2026-09-30',
  },
  { author: 'Dev, 29', rating: 4, text: 'The filters do what they say. That alone sets it apart.', date: '2026-09-12' },
  {
    author: 'Moira, 47',
    rating: 5,
    text: 'I came for a date and stayed for the walkers’ group chat. Twelve of us go out every month now.',
    date: '2026-08-23',
  },
  { author: 'Simon, 55', rating: 3, text: 'Good place, a little quiet on weekday mornings.', date: '2026-08-02' },
  {
    author: 'Jess, 38',
    rating: 5,
    text: 'Blocked one man, reported another. Two taps each, and nobody asked me to explain myself.',
    date: '2026-07-14',
  },
  {
    author: 'Owen, 42',
    rating: 4,
    text: 'The profile took three minutes. The first proper letter came the same evening.',
    date: '2026-06-19',
  },
  {
    author: 'Fiona, 66',
    rating: 5,
    text: 'He writes letters. Real ones, with paragraphs. We are going to Skye in May.',
    date: '2026-05-30',
  },
  {
    author: 'Alex, 31',
    rating: 4,
    text: 'I could say what I am without having to explain it to everyone.',
    date: '2026-04-21',
  },
  {
    author: 'Graham, 58',
    rating: 5,
    text: 'A member since 2003, with a marriage in between. Still my favourite corner.',
    date: '2026-03-09',
  },
]

export default reviews
