import type { FaqTexts } from './faq'

const texts: FaqTexts = {
  categories: {
    profile: 'Your profile',
    media: 'Pictures and videos',
    membership: 'Membership and payment',
    safety: 'Safety and blocking',
    mail: 'Messages and notifications',
    dark: 'The dark site',
  },
  entries: [
    {
      id: 101,
      category: 'profile',
      question: 'What does it take to create a profile?',
      answer:
        'You must be at least 18. You choose a name, give your date of birth, your postcode, an e-mail address and a password, and tell us whether you are one person or a couple. It takes a few minutes and costs nothing.\n\nNobody sees your date of birth, your address or your e-mail. Others see your age, your postcode and city and a rounded distance; in your [settings](/Settings) you can choose to show only the area and stay out of the birthdays.',
    },
    {
      id: 102,
      category: 'profile',
      question: 'How do I change my name, e-mail address or password?',
      answer:
        'It is all under [settings](/Settings). A new e-mail address counts once you have clicked the link we send to it, and we tell the old one as well. When you change your password, you are logged out everywhere else.',
    },
    {
      id: 103,
      category: 'profile',
      question: 'Can a single profile become a couple, and the other way round?',
      answer:
        'Yes. Under [edit profile](/EditProfile/Convert) you add a second person or take one away. Letters and pictures follow along. Both people in a couple must be over 18 and must both have agreed to be there.',
    },
    {
      id: 104,
      category: 'profile',
      question: 'How do I delete my profile?',
      answer:
        'Go to [delete profile](/EditProfile/Delete) and confirm with your password. Your profile disappears at once, and after 30 days we erase texts, pictures, videos and messages. Until then you can log in and choose to have it back. Before you go, you can fetch all your data under [settings](/Settings).',
    },
    {
      id: 201,
      category: 'media',
      question: 'What does it mean that I hold the copyright and have consent?',
      answer:
        'Before you upload a picture or a video, you confirm two things.\n\n- **The copyright is yours.** You took it yourself, or the person who did has said you may use it. Pictures found on the internet are somebody else’s.\n- **Everyone who can be recognised has said yes.** Not only to being photographed, but to being shown here, and everyone is over 18.\n\nConsent can be taken back. If somebody asks you to remove a picture of them, do it straight away. If you find yourself in a picture you did not agree to, write to us at {{supportEmail}} or report it, and we take it down while we look into it.',
    },
    {
      id: 202,
      category: 'media',
      question: 'Who can see my pictures?',
      answer:
        'You decide that for each album: everyone who is logged in, or only the people you have let in. It says under the title of the album. Nobody outside the site can open a picture by its address, for the addresses stop working after a while.',
    },
    {
      id: 203,
      category: 'media',
      question: 'Why was my picture turned down?',
      answer:
        'Most often because it is too small, is not a picture of you, or belongs to somebody else. On the main site pictures must not show nudity. On the dark site they may, though never as the first picture a visitor meets. You can always upload another.',
    },
    {
      id: 204,
      category: 'media',
      question: 'Do my pictures tell where they were taken?',
      answer:
        'No. We write every picture anew when you upload it, so that place, time and camera are gone from the file. Have a look at the background all the same: a street sign or a number plate can say just as much.',
    },
    {
      id: 301,
      category: 'membership',
      question: 'What is free, and what is part of a membership?',
      answer:
        'It is free to have a profile, pictures and albums, to look around, to like and to read blogs. Writing to others, writing a blog of your own and tagging profiles belong to a membership.',
    },
    {
      id: 302,
      category: 'membership',
      question: 'How do I get a membership?',
      answer:
        'Call {{supportPhone}} ({{openingHours}}) or write to {{supportEmail}}, and we set it up with you. It cannot be bought on the site itself yet.',
    },
    {
      id: 401,
      category: 'safety',
      question: 'What does it mean that a profile is validated?',
      answer:
        'That we have made sure there is a real, adult person behind it. A mark beside the name shows it, and your real name is never shown. It cannot be done on the site itself yet: call {{supportPhone}} or write to {{supportEmail}}, and we go through it with you.',
    },
    {
      id: 402,
      category: 'safety',
      question: 'How do I block somebody?',
      answer:
        'Open the menu beside the person’s name and choose **Block**. You are then invisible to each other: no letters, no visits, nothing in searches. The other person is not told. You will find those you have blocked on the list of [blocked members](/Blacklist), where you can also lift it.',
    },
    {
      id: 403,
      category: 'safety',
      question: 'How do I report a profile or a text?',
      answer:
        'Choose **Report** in the same menu, and tell us in your own words what is wrong. A person on our staff decides what happens, and the one you reported is never told who it was.',
    },
    {
      id: 404,
      category: 'safety',
      question: 'What should I think of before we meet for the first time?',
      answer:
        'Meet where there are other people. Tell a friend where you are going and when you will be home. Get there and back on your own. You may leave at any time without explaining why, and so may the other person. Anybody worth meeting understands that.',
    },
    {
      id: 405,
      category: 'safety',
      question: 'Somebody is asking me for money. What do I do?',
      answer:
        'Do not send any, whatever the story is. People who come for love do not ask for gift cards, investments or help with a customs fee. Report the profile straight away, so that we hear of it before it reaches others. If you have already paid, call your bank, go to the police and write to us.',
    },
    {
      id: 501,
      category: 'mail',
      question: 'Can others see that I have read their letter?',
      answer:
        'In a conversation you can both see when a letter was read. If you want time to think, you can see the first line in the list of conversations without opening it.',
    },
    {
      id: 502,
      category: 'mail',
      question: 'How do I get fewer e-mails from you?',
      answer:
        'Under [notification settings](/NotificationSettings) you choose for each kind whether it may come on the screen, with a sound, by e-mail or as a push message. E-mails about your password, your address and the deletion of your profile we always send.',
    },
    {
      id: 503,
      category: 'mail',
      question: 'Can people around me see what my notifications are about?',
      answer:
        'On the dark site, neither e-mails about what is new nor push messages name anybody. On the main site, they may say who has written. You choose for each kind what may reach you under [notification settings](/NotificationSettings).',
    },
    {
      id: 504,
      category: 'mail',
      question: 'I did not get the e-mail you said you sent',
      answer:
        'Give it five minutes and look in the spam folder. Check under [settings](/Settings) that the address is right, and ask for a new link there. If it still does not arrive, call {{supportPhone}} or write to {{supportEmail}}. We answer {{openingHours}}.',
    },
    {
      id: 601,
      category: 'dark',
      question: 'What is the dark site?',
      answer:
        'It is the same community after midnight: a place of its own for desire, kinks and curiosity, among adults who have asked to be there. You use the same profile name and password on both.',
    },
    {
      id: 602,
      category: 'dark',
      question: 'How do I get access to it?',
      answer: 'You have to be approved for it. Write to {{supportEmail}} from the address of your profile and ask.',
    },
    {
      id: 603,
      category: 'dark',
      question: 'Can people on the main site see that I am on the dark one?',
      answer:
        'No. Only members approved for the dark site can see who else is there. Your kinks and the pictures you keep for after dark are shown nowhere else.',
    },
  ],
}

export default texts
