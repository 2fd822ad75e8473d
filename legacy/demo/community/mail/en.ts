import type { MailTexts } from './mailText'

export const britishMail: MailTexts = {
  talks: [
    [
      'Hello. You say you swim outdoors in winter. Is it true that you get used to it, or is that what you tell people to lure them in?',
      '> You never get used to the cold. You get used to how you feel afterwards, and by then it is too late.',
      'That sounds like a warning and an invitation in one.',
      '> It is both. Four of us meet at the lido on Sunday at nine. You are welcome to watch from dry land.',
      'I will bring a flask of tea. Then at least I can revive you.',
      '> This was last Sunday. The sunshine is cheating. [picture]',
      'All right. I am packing a towel, purely as a precaution.',
    ],
    [
      'Your profile made me laugh out loud on the train. The bit about the lemon drizzle.',
      '> Sadly true. I ate the whole thing and said it had failed to rise.',
      'And people believed you?',
      '> For fourteen years. Then my sister found the photographs.',
      'I would love to hear the rest over a slice. My treat, so there will be a proper receipt.',
      '> You are on. Does Saturday suit you? I know a place with wobbly tables and very good coffee.',
    ],
    [
      '> I see we both put allotments under interests. What have you got in the ground?',
      'Leeks, and a great deal of hope. You?',
      '> Kale. Nobody likes it, but it never lets me down.',
      'I have known people like that.',
      '> Steady on. It is lovely with garlic.',
      'So are most people.',
    ],
    [
      'Is that you two at Durdle Door? I think we were there the same weekend.',
      '> It is. Did you nearly blow off the cliff as well?',
      'We sat in the car and ate sandwiches. It still counts as a day out.',
      '> It counts. Here is proof that we made it all the way down. [picture]',
      'Very good. Next time we will come along, if you would like company on the steps.',
    ],
    [
      'Thank you for yesterday. I got home fine, although I left the train a stop early because I was busy smiling.',
      '> Likewise. I forgot my umbrella, not that I mind.',
      'It is in my hall. That may have been the idea.',
      '> It may have been. [back]',
      '> I shall have to come and fetch it, then. Wednesday?',
      'Wednesday is good. I will make soup.',
    ],
  ],
  acquaintance: [
    '> Hello again. Did you get round to that film I mentioned?',
    'Half of it. I fell asleep, which is no fault of the film. I had come straight off a night shift.',
    '> We had better watch it together, so that I can nudge you.',
    'Sounds like a plan. You nudge, I do the popcorn.',
    '> Done. Tell me when you have an evening off.',
    'Friday. I will sleep first, I promise.',
  ],
  greetings: [
    'Hello. I came across your profile and stayed a while. Do you feel like writing?',
    'Good evening. You mention sailing, and I have a small boat in need of company. Where do you sail from?',
    'I do not often write first, but your words made me want to. How has your week been?',
    'Hello there. It seems we live in the same town. Is there somewhere you go when you want some peace?',
  ],
  birthday: 'Many happy returns. I hope somebody bakes you something with far too much icing.',
  lounge: { name: 'The Friday snug', text: 'A few of us are in here. Come and say hello if you have a moment.' },
  groups: [
    {
      name: 'The Sunday dippers',
      before: 'Swimming club',
      lines: [
        [0, 'Welcome. No more writing the same thing four times.'],
        [1, 'At last. Who is about on Sunday?'],
        [2, 'I am. The water is meant to be six degrees.'],
        [0, 'Six point two. I measured it.'],
        [3, 'I will come if somebody brings buns.'],
        [1, 'I will bring buns. Ten of them, and they always vanish.'],
        [2, 'Nine o’clock at the steps. Last to arrive is first in.'],
      ],
    },
    {
      name: 'Games night at Kate’s',
      lines: [
        [0, 'Thursday at seven. I have bought that game with the trains.'],
        [1, 'Just checking: is that the one we fell out over?'],
        [0, 'It is. We are older now.'],
        [2, 'I will bring wine. That should help.'],
      ],
    },
  ],
  lodge: {
    name: 'The Ramblers’ Rest',
    news: 'Our next walk is round Ullswater on the first Sunday of the month. We meet at the pier at ten.',
    lines: ['Count me in. Is anybody driving up from Preston?', 'I have two seats in the car.'],
  },
  event: {
    name: 'Christmas dinner in London',
    news: 'There is now room for ten more. Let us know if you do not eat fish.',
    lines: ['I will bring something for the lucky dip.', 'Is there still dancing afterwards?'],
  },
  membership: '3 months’ membership',
}
