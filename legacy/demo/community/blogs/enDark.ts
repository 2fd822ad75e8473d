import type { BlogTexts } from './blogText'

export const britishDarkBlogs: BlogTexts = {
  writers: {
    ruby: 'ruby',
    couple: { is: 'couple', age: [30, 66] },
    ropes: { is: 'man', age: [33, 64] },
    grown: { is: 'woman', age: [36, 66] },
    newcomer: { is: 'man', age: [21, 44] },
  },
  entries: [
    {
      by: 'ruby',
      days: 1.2,
      curated: true,
      title: 'The cloakroom, the corridor, the room with the green lamp',
      tags: ['club', 'first time', 'Being watched'],
      text: `
I had pictured velvet ropes. It was a side street in Vauxhall with a bicycle chained to the railing, and a woman called Dee who checked my name, looked me in the eye and said, "You can leave whenever you like. Most people find that helps."

It did help.

## The corridor

She walked me along it with a torch, like an usher. Here is the bar. Here is where you ask. Here is where nobody asks you anything, if you need ten minutes. *A look is not a yes,* said Dee. *A smile is not a yes. Yes is a yes.*

## The green lamp

I chose the armchair under it. I had decided to watch, and I had decided to be seen watching, and I had not known until then that those were two different pleasures.

A couple were dancing without any music that I could hear. She drew off one glove, finger by finger, and laid it on the arm of my chair as she passed. "Look after that for me?" she said.

I looked after it. I have never looked after anything so carefully.

At one o'clock she came to fetch it and thanked me. I walked over the bridge with my coat open and the river doing all that glitter, and I was not in the least cold.`,
      comments: [
        ['The glove. Good grief.', '> I have thought about little else.'],
        'Dee is the reason I ever went back anywhere.',
        'Two different pleasures, yes. Nobody had put it into words for me.',
      ],
    },
    {
      by: 'ropes',
      days: 12,
      title: 'Three knots and a kettle',
      tags: ['Rope and knots', 'trust', 'Aftercare'],
      text: `
People expect a man with forty metres of jute to know a great many knots. I know three. I do know where the kettle is.

We begin at the kitchen table. What would you like. What would you not. Is there anything today, a stiff neck, a bad week. What is the word, and what happens when you say it. I write nothing down, but I say it all back.

Then rope. It is slow. The loudest thing in the room is breathing, and I can feel through the line when it drops from the shoulders to the belly.

Safety shears on the left. Water on the right. Twice as much time as we think.

Afterwards there is a blanket, and the kettle again. One person talks without stopping. Another wants toast. I have come to believe it is the toast they remember.`,
      comments: [
        'Twice as much time as we think. Print it on the bag.',
        ['White or brown?', '> Always ask. That is the whole point.'],
      ],
    },
    {
      by: 'couple',
      days: 25,
      title: 'What was said in the car',
      tags: ['Swinging', 'couple life', 'jealousy'],
      text: `
Nothing until the ring road. Then she said, "I could feel you looking."

"Was that all right?"

"That was the *point*."

We missed our exit. We missed the next one too. There is a lay-by near Tring that knows more about us than our solicitor does.

Most of it happens in the car, we find. The evening is only the weather. The car is where you find out what grew.`,
      comments: ['The car is where you find out what grew. Lovely.', 'Tring will never be the same.'],
    },
    {
      by: 'grown',
      days: 50,
      title: 'Silk, on a Tuesday, for nobody',
      tags: ['Silk and lace', 'body image', 'age'],
      text: `
It lived in tissue paper for five years. I was waiting for the body it was bought for.

Then one wet Tuesday I put it on to do the ironing. Cold at first, and then not. A strap slid and I let it.

I caught sight of myself in the kettle. *Oh,* I thought. *There you are.*

On Friday somebody else will see it. I shall tell him he is second.`,
      comments: ['There you are. 🖤', 'Viewer, I went upstairs and found mine.'],
    },
    {
      by: 'newcomer',
      days: 82,
      title: 'Questions I asked before my first party, with the answers',
      tags: ['first time', 'club', 'consent'],
      text: `
1. Do I have to do anything? *No.*
2. What if I meet someone from work? *Then they have met you.*
3. May I change my mind? *Always, at any point, without a reason.*
4. What do I wear? *Something you can breathe in. Not a novelty relation.*
5. What do I do with a no? *Say thank you.*
6. Is there food? *There is always a quiche.*

There was a quiche.`,
      comments: ['It was my quiche.', 'Then they have met you 😂'],
    },
    {
      by: 'ruby',
      days: 140,
      title: 'Until Friday',
      tags: ['Edging', 'longing'],
      text: `
He said: not until Friday. It was Monday.

I have never noticed so much in a week. Cuffs. The steam off a cup. My own voice asking for a single to Clapham.

Friday came and was all it promised. But I keep the week.`,
      comments: ['But I keep the week. Dangerous.', 'Short and devastating.'],
    },
  ],
  remarks: [
    'Gorgeous, and without saying too much.',
    'Read this in the dark. Recommended.',
    'Thank you for sharing it.',
    'Ask first. Always.',
    'The slow part is the best part.',
    'It got rather warm in here.',
    'More, please.',
  ],
}
