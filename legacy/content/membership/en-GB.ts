import type { MembershipTexts } from './membership'

const texts: MembershipTexts = {
  reasons: {
    CreateBlog: {
      headline: 'Write your own blog',
      body: 'As a member you can publish posts, choose who may read them and gather readers who come back. Reading and commenting are free.',
    },
    EditBlog: {
      headline: 'Keep working on your blog',
      body: 'Editing posts is part of a membership. What you have written is safe and stays where it is until you return to it.',
    },
    CreateLodge: {
      headline: 'Start a lodge of your own',
      body: 'Gather people around something you care about, with debates, meetups and albums. As a member you decide who joins and what the place is like.',
    },
    CreateLodgeDebateEntry: {
      headline: 'Raise a subject in the lodge',
      body: 'Everyone in the lodge can read and comment. Members can also start new topics and edit them afterwards.',
    },
    TaggedProfiles: {
      headline: 'Keep track of the ones you notice',
      body: 'Tag profiles with your own words and see at once when one of them is online. Only you see your tags.',
    },
    MembersOnly: {
      headline: 'This is for members',
      body: 'A membership opens all of {{siteName}}. You choose how long it lasts.',
    },
    LoginOldProfile: {
      headline: 'Good to see you again',
      body: 'Your profile is just as you left it. Take 24 hours as a member, look around and write to those you remember. It does not renew itself.',
    },
    WriteMail: {
      headline: 'Write the letter now',
      body: 'With 24 hours of membership you can write to whoever you like. It does not renew itself, and your letters stay with the people you wrote to.',
    },
  },
  benefits: [
    { title: 'Write to everyone', text: 'Start conversations and answer all you like, with pictures and videos.' },
    { title: 'A blog of your own', text: 'Write, choose who may read it, and gather readers.' },
    { title: 'Tags', text: 'Your own words on profiles, and a quiet sign when they are online.' },
    { title: 'You pay for a real place', text: 'No profiles sold, no made-up members, people in support who answer.' },
  ],
  packages: { 1: '24 hours', 30: '1 month', 90: '3 months', 180: '6 months', 365: '1 year' },
}

export default texts
