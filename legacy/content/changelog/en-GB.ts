import type { ChangelogEntry } from './changelog'

const entries: ChangelogEntry[] = [
  {
    date: '2026-11-12',
    title: 'The whole site, rebuilt',
    body: 'Pages open faster, the site remembers where you were in a list, and everything can be reached from the keyboard. Your profile, your letters and your pictures are where they always were.\n\nIf something feels odd, write to us from [support](/Support). We read everything.',
  },
  {
    date: '2026-10-20',
    title: 'You can see who may see it',
    body: 'Every album now says, under its title, who has access. If you would rather not show your postcode and city, you can switch them off in your [settings](/Settings).',
  },
  {
    date: '2026-09-01',
    title: '28 years old today',
    body: 'On 1 September 1998 the first profile was created. Thank you to the many who have been here for half of that time or more, and to those who came yesterday.',
  },
  {
    date: '2026-07-02',
    title: 'Search your letters',
    body: 'Above your conversations there is a box now. Write a few words you remember, and it finds the letters they are in.',
  },
  {
    date: '2026-05-12',
    title: 'A start page of your own',
    body: 'Drag the sections into the order you like, hide those you do not use, and choose the condensed view if you want more on the screen. It can all be done from the keyboard too.',
  },
  {
    date: '2026-03-18',
    title: 'Block and report in two taps',
    body: 'Wherever a person or a text is shown, blocking and reporting now stand in the same menu in the same place. The person you report is never told who did it.',
  },
  {
    date: '2026-01-21',
    title: 'Pictures straight from the phone',
    body: 'You can upload pictures in the format your phone takes them in. Place, time and camera are removed from the file on the way.',
  },
  {
    date: '2025-11-25',
    title: 'Take your data with you',
    body: 'Under [settings](/Settings) you can fetch everything you have told us, in one file. Deleting your profile is in the same place, without detours.',
  },
]

export default entries
