import type { BlogText } from './blogText'

export const britishLifeBlogs: readonly BlogText[] = [
  {
    by: 'oliver',
    days: 3.3,
    title: 'Cooking for someone who turns out to be a chef',
    tags: ['food', 'dating', 'dates that went wrong'],
    text: `
She had said she worked *in hospitality*. I had imagined a desk.

I made risotto. I stirred it for forty minutes while explaining to her, with gestures, how one makes risotto. She said "right" and "oh, is that so" and once she said "goodness".

Over pudding I asked what exactly she did.

She had two restaurants. One was the place I had been describing as overrated. 🍷

She finished everything and asked for the recipe, which I think is the kindest lie anybody has ever told me.`,
    comments: [
      'Goodness. I have died on your behalf.',
      ['But did you see her again?', '> She chops. I stir. I no longer explain.'],
    ],
  },
  {
    by: 'oliver',
    days: 44,
    title: 'Every other weekend',
    tags: ['divorce', 'children'],
    text: `
On Fridays the flat is full of shoes. On Sundays at six I hand over two rucksacks and a rabbit in a box, and then I stand in the hall for a minute, because it is the quietest place in England.

I used to fill the week. Now I let it be a bit empty. It turns out there is room in there for me.`,
    comments: ['The quietest place in England. Yes.', 'What is the rabbit called?'],
  },
  {
    by: 'roseandjack',
    days: 2.6,
    title: 'Rules for camping with someone you love',
    tags: ['couple life', 'travel'],
    text: `
1. One person reads the instructions. The other holds things.
2. No remarks about the holding.
3. Whoever needs the loo at 3 a.m. goes alone. Love has limits.

![The pitch, before the wind](album)

youtube:aqz-KE-bpKQ

And a fourth: download a cartoon. We have now seen this rabbit eleven times.`,
    comments: ['Rule two saved our marriage.', 'Eleven is low.'],
  },
  {
    by: 'trans',
    days: 105,
    title: 'The tailor in Stockport',
    tags: ['trans', 'body image', 'clothes'],
    text: `
He measured me and did not ask. He said, "And how would you like to look when you walk in?"

I said: like I was expected.

He wrote that down. It is on the ticket. The jacket fits.`,
    comments: [
      'Like I was expected. Beautiful.',
      'Could you share his name? My son needs a suit and a person like that.',
    ],
  },
  {
    by: 'twenties',
    days: 27,
    title: 'First time out on my own, a report',
    tags: ['first time', 'nightlife'],
    text: `
Told the doorman I was meeting friends. He said, "Give it an hour."

He was right. There were four of them by midnight and I know none of their surnames.`,
    comments: ['The doorman knows.', 'This made my morning.'],
  },
  {
    by: 'twenties',
    days: 0.2,
    title: 'Is “haha” a personality',
    tags: ['messages', 'dating'],
    text: `
He has sent it nine times. I have started to hear it in my head as a small dog.`,
    comments: ['Haha.', ['Unmatch, adopt actual dog.', '> Already browsing.']],
  },
  {
    by: 'traveller',
    days: 220,
    title: 'Table for one, please',
    tags: ['travel', 'food', 'alone'],
    text: `
Lisbon, a corner table, grilled sardines. The waiter put a candle down and took away the other chair, then thought better of it and brought it back. *In case*, he said.`,
    comments: ['In case. 💛', 'I want to know who you imagined in it.'],
  },
  {
    by: 'widower',
    days: 395,
    title: 'How do I make the picture the right way up',
    tags: ['beginner'],
    text: `
I am the one lying on his side. My grandson says it has been viewed sixty times.`,
    comments: ['I tilted my laptop. You look well.', 'Leave it. It stands out.'],
  },
  {
    by: 'lido',
    days: 640,
    title: 'Marmalade, the definitive ruling',
    tags: ['food'],
    text: `
Thick cut. Comments are open and I shall ignore them.`,
    comments: ['Thin.', 'Thick, obviously.', 'Lime. I said what I said.'],
  },
  {
    by: 'barnaby',
    days: 170,
    title: 'Nobody can take a joke any more',
    tags: ['debate'],
    text: `
Three people have complained about my messages this week. Three. It says more about them.`,
  },
]
