import type { DemoContent } from './content'

export const englishContent: DemoContent = {
  tickers: {
    ownArea: { text: 'Participants can see your area alone: you choose it in your settings', path: '/Settings' },
    validation: {
      text: 'Would you like the mark that says you are you? Call or write to us',
      path: '/ProfileValidation',
    },
    chatSunday: { text: 'The chat is warmest on Sunday evenings. Drop in after eight', path: '/Start' },
    codeOfConduct: { text: 'Be kind, ask first, and take no for an answer', path: '/Support/CodeOfConduct' },
  },
  breakingNews: {
    newStartPage: {
      title: 'Your start page is your own',
      text: 'You can now move the sections of your start page around and hide the ones you don’t use. Press Customise at the top of the page and drag them into place. You can always go back to our order.',
    },
    readAlong: {
      title: 'Read along in the blogs',
      text: 'Everyone can read and comment on what others write. You find the newest, the most read and those we have picked out under Blogs. Follow an author, and you are told when there is more.',
    },
  },
  chatRooms: [
    { name: 'The Tea Room', path: '/chat/uk/tea-room', dark: false, onlineCount: 32 },
    { name: 'North of the Trent', path: '/chat/uk/north', dark: false, onlineCount: 24 },
    { name: 'South and West', path: '/chat/uk/south-west', dark: false, onlineCount: 26 },
    { name: 'Over Fifty and Free', path: '/chat/uk/over-fifty', dark: false, onlineCount: 19 },
    { name: 'After Midnight', path: '/chat/uk/after-midnight', dark: true, onlineCount: 27 },
    { name: 'The Couples’ Lounge', path: '/chat/uk/couples-lounge', dark: true, onlineCount: 15 },
  ],
  glossary: [
    { term: 'Profile name', text: 'The name you’re known by here. It needn’t be the one in your passport.' },
    {
      term: 'Couple profile',
      text: 'A profile shared by two people. Both can read and write, so write as if both are listening.',
    },
    {
      term: 'Validation',
      text: 'A check that there is a real person behind a profile. It gives a small mark beside the name.',
    },
    { term: 'Paying member', text: 'Someone with a membership, who can write to everyone and have a blog.' },
    { term: 'Favourite', text: 'A profile you’d like to follow. You can see when they’re online.' },
    { term: 'Tag', text: 'Your private word for a profile, so that you find it again. Only you see it.' },
    { term: 'Note', text: 'A reminder about another profile. It’s for your eyes only.' },
    { term: 'Visit', text: 'When somebody has looked at your profile. You can take a visit off your list again.' },
    { term: 'Blocked members', text: 'Those you want no contact with. You can no longer see or write to each other.' },
    { term: 'Blog', text: 'A piece for anyone who cares to read it. You decide whether it can be commented on.' },
    { term: 'Curated blog', text: 'A piece the editors have picked out because it deserves more readers.' },
    { term: 'Match words', text: 'Words that describe you. Participants find you by searching for them.' },
    { term: 'Guestbook', text: 'The place for small greetings on a profile. The owner can always delete them.' },
    {
      term: 'Protected pictures',
      text: 'Pictures that only those you let in can see. You can take the permission back.',
    },
    {
      term: 'The dark side',
      text: 'The house after midnight: an area for approved profiles with room for desires and kinks.',
    },
    {
      term: 'Kink',
      text: 'Something one is drawn to in the erotic. You choose which to show, and what they mean to you.',
    },
    { term: 'Consent', text: 'A yes that is given freely and can be taken back. Without it, nothing happens.' },
    {
      term: 'Report',
      text: 'A message to us about something that isn’t right. The other person won’t know who wrote it.',
    },
  ],
  tags: [
    'Coffee some day',
    'Met in person',
    'Makes me laugh',
    'Write again',
    'Dog person',
    'Dancer',
    'Lives nearby',
    'Maybe later',
    'Lovely text',
    'Travel companion',
    'Night owl',
    'Friend of a friend',
  ],
}
