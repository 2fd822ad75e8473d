import type { BlogTexts } from './blogText'
import { britishLifeBlogs } from './enLife'

export const britishBlogs: BlogTexts = {
  writers: {
    oliver: 'oliver',
    barnaby: 'barnaby',
    roseandjack: 'roseandjack',
    lido: { is: 'woman', age: [48, 64] },
    dad: { is: 'man', age: [38, 52] },
    nurse: { is: 'woman', age: [30, 45] },
    widower: { is: 'man', age: [60, 78] },
    twenties: { is: 'woman', age: [21, 30] },
    traveller: { is: 'man', age: [25, 38] },
    couple: { is: 'couple', age: [44, 62] },
    trans: { is: 'trans', age: [19, 70] },
    teacher: { is: 'woman', age: [40, 58] },
  },
  entries: [
    {
      by: 'lido',
      days: 1.1,
      curated: true,
      title: 'The women of the seven o’clock swim',
      tags: ['cold water', 'body image', 'winter'],
      text: `
There is a changing hut at our lido with a door that does not shut. In July this is a scandal. In January nobody has the energy.

I joined because my doctor said *movement* in the voice people use for dogs. I stayed because of what happens in that hut between 7.10 and 7.25, when eleven women with purple knees are trying to do up bras with no feeling in their fingers.

## Things I have learned there

- Margaret, 81, has had two husbands and rates them out of ten. Neither does well.
- A hot water bottle inside a dressing gown is better than most relationships.
- Nobody, but **nobody**, is looking at your stomach. They are looking for their other sock.

I spent thirty years getting changed under a towel like a magician. Last week I realised I had been standing there in nothing at all, mid-sentence, arguing about marmalade.

> You've stopped apologising, said Margaret. You used to say sorry every time you took your coat off.

I had not noticed. I sat in the car afterwards with the heater on and cried a little, in the good way, and ate a cold sausage roll. 🌊

![The water, looking innocent](archive)

If anyone near [Bristol](https://en.wikipedia.org/wiki/Clifton_Lido) is thinking about it: bring socks you can put on with your teeth.`,
      comments: [
        ['What did husband number two get?', '> Four. He could wallpaper.'],
        'Better than most relationships. I have just ordered two.',
        [
          'Parliament Hill here. We also argue about marmalade.',
          'Thick cut or it doesn’t count, @{starter}.',
          '> Do not start.',
        ],
        ['', 'That seems a bit unfair on sausage rolls.'],
      ],
    },
    {
      by: 'dad',
      days: 0.6,
      title: 'I took a spreadsheet to a first date',
      tags: ['dates that went wrong', 'dating', 'divorce'],
      text: `
In my defence it was on my phone.

I got divorced two years ago and had not been on a date since the invention of the camera phone. So I did what I do at work. I made a list of topics, in order of safety, with follow-up questions. Column C was headed *Do not mention*.

### What happened

She went to the bar. My phone lit up on the table, because the spreadsheet is shared with my sister, and my sister had typed into cell C9 in capitals: **STOP TALKING ABOUT THE BOILER.**

When I came back from paying for the crisps, she was reading it.

She had got as far as row fourteen. She looked up very calmly and said, "I'd like to hear about the boiler."

So I told her about the boiler. It took twenty minutes and she asked two excellent questions about pressure. Then she told me about the hedge she has been in dispute over since 2016, with diagrams on a beer mat.

We have been out four times now. The spreadsheet has been archived, though she asked for edit rights first and put herself in column C.`,
      comments: [
        ['Your sister is a national treasure.', '> She has seen this and is unbearable.'],
        'She put herself in column C. I am melting.',
        ['I need to know about the hedge.', '> So does the council.'],
      ],
    },
    {
      by: 'nurse',
      days: 6.8,
      curated: true,
      title: 'No, thank you, and what he did next',
      tags: ['consent', 'boundaries', 'dating'],
      text: `
I can put a line into a vein in a moving ambulance, and until last year I could not say no to a second drink.

It is not that I was frightened. It is that I was brought up to be *easy*. Easy-going, easy to feed, no trouble. You say maybe. You say you have an early start. You let things be a bit worse than you would like, because making a fuss is the only real sin.

Then a friend said something over a bin at work. She said: "When you say yes to everything, I never know if you like me."

### So I practised

I started small. No thank you to a carrier bag. No thank you to a leaflet. By March I was up to mothers-in-law.

In May I met a man by the canal. He asked if he could kiss me, which very few do, and I said, "No, thank you. But I'd like another lap." I waited for the weather to change in his face.

He said, "Oh good, I was hoping for another lap," and he meant it.

Halfway round there was a heron. We both stopped. I asked him. He said yes. That is the whole story, and I would not swap it for any film.

A no costs nothing when it is heard by the right person. A yes is worth more afterwards.`,
      comments: [
        '"I never know if you like me." That has gone straight in.',
        ['Here for the heron.', '> He takes full credit.'],
        'By March I was up to mothers-in-law 😂',
        'Being told plainly is such a relief. More of this.',
      ],
    },
    {
      by: 'widower',
      days: 14,
      title: 'Dancing with other people’s wives, on Thursdays, in Leeds',
      tags: ['grief', 'dancing', 'starting again'],
      text: `
Before anybody writes in: their husbands know. Their husbands are by the urn.

Jean died in the spring three years ago. People bring lasagne and then, quite reasonably, they stop. I had eleven dishes to give back. When I returned the last one, Sheila at number forty kept hold of my sleeve and said, "Thursdays, half past two, leather soles if you have them."

There are fourteen women and five men at the tea dance, so a man who can walk is in demand. I am not good. I count. I have been told I count aloud.

## What nobody tells you

You forget that you have a back until somebody puts a hand on it. The first week I went outside and stood by the bins for a bit. A lady called Pat came out and stood there too, without a word, and after a while she said, "It's the waltz that does it."

It was the waltz.

I do not believe in moving on. I have not moved on from anything in my life; I still have my school scarf. But I find I can move *about*. There is room on that floor for a good deal of sorrow, provided it keeps time.

Pat and I are doing the church hall in Otley on Saturday. I have bought shoe polish.`,
      comments: [
        'Provided it keeps time. I have read that line five times.',
        ['My dad needs a Sheila. He’s in Hull.', '> Tell him to wear leather soles and stand somewhere obvious.'],
        'Please report back from Otley.',
        'The urn says hello, @{author}. You’re welcome any time.',
      ],
    },
    {
      by: 'traveller',
      days: 31,
      title: 'Inverness to Penzance: a love story by rail replacement bus',
      tags: ['long distance', 'travel', 'love'],
      text: `
If you drew a line between our two front doors it would be the longest one you could draw without getting wet.

**The numbers so far:**

1. 26 sleepers, of which I slept on three.
2. 4 rail replacement buses. On one of them a man proposed. Not to us.
3. 1 shared toothbrush mug, kept in Birmingham at my aunt's, who says nothing and washes it.

People ask about the nights. The nights are fine, that is what phones are for. It is the *smallness* you miss. I want to know what she says when she drops something. I want to be in the way of the fridge.

We tried romance by post. I sent her a pebble. She sent me a bus ticket with a joke on it that only works if you were there, and I was not there, so she had to ring up and explain, and that was the best call of the year.

> I don't want a weekend, she said. I want a Wednesday.

In April we are getting one. It has a damp problem and a view of a car park, and I have never wanted anything so much. 🚆`,
      comments: [
        'I want to be in the way of the fridge. Oh, my heart.',
        ['Which of you is moving?', '> Both. Meeting in Crewe felt inevitable.'],
        'Your aunt sounds like the real romantic.',
      ],
    },
    {
      by: 'couple',
      days: 10.5,
      title: 'We have a word for when one of us is jealous, and it is “badger”',
      tags: ['jealousy', 'couple life'],
      text: `
It has to be a silly word. You cannot shout *badger*.

We have been together for twenty-odd years, open for six of them, and the most common question we get is whether one of us is secretly miserable. Sometimes. Usually about the recycling.

But yes, jealousy turns up. It turns up in odd clothes. She does not mind who he kisses and she minds very much that he lent somebody *her* copy of a book. He is perfectly happy until he hears her laugh on the phone in the other room, the low one.

### How badger works

- Either of us may say it at any time, including mid-sandwich.
- The other one stops, sits down, and asks: **big one or small one?**
- Small ones get a hug and a biscuit. Big ones get the evening.
- Nobody is allowed to say "but we agreed". We did agree. The badger was not at the meeting.

We have had about forty small ones and three big. After each of the big ones we changed something, and none of the changes was the one we expected.

Get a silly word. It is cheaper than a bigger house.`,
      comments: [
        'The badger was not at the meeting. Framing this.',
        ['Ours is “Swindon”.', '> Excellent. Nobody can be cross in Swindon.'],
        'Did he get the book back?',
      ],
    },
    {
      by: 'teacher',
      days: 20,
      title: 'A letter to my knees, and other parties concerned',
      tags: ['body image', 'age'],
      text: `
Dear knees,

You have carried me up Helvellyn twice and out of one marriage. I called you *knobbly* in front of people. I am sorry.

Dear stomach: you grew two people and a great many opinions. I held you in from 1989 until roughly last Tuesday. You may stand down.

Dear upper arms, I have bought a sleeveless dress. Brace yourselves. You will be waved.

Dear neck: we will speak later.

It was my fourteen-year-old who started it. She caught me pulling a face at the mirror and said, "You know I've got your legs, right?"

I have been nice about them ever since.`,
      comments: [
        '"You know I’ve got your legs, right?" Ouch. And thank you.',
        ['We will speak later 😂', '> The neck has asked for a solicitor.'],
      ],
    },
    ...britishLifeBlogs,
  ],
  remarks: [
    'Thank you for this. It landed.',
    'Beautifully put.',
    'I read it twice.',
    'Every single word.',
    'More of these, please.',
    'Laughed out loud on the bus.',
    'Something in my eye now.',
    'Brave, and wise with it.',
    'How did it go in the end?',
    'Keeping this one.',
    'Not sure I agree, but I keep thinking about it.',
    'Sent it straight to my sister.',
    'That last line ❤️',
    'Exactly this.',
    'You should write more often.',
  ],
}
