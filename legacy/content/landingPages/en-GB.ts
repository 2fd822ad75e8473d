import type { LandingPageText } from './landingPages'

const pages: LandingPageText[] = [
  {
    path: '/dating-in-london',
    title: 'Dating in London | {{siteName}}',
    metaDescription:
      'Meet grown-up singles and couples in London. Write first, meet when you both feel like it. A profile on {{siteName}} is free.',
    heading: 'Dating in London',
    teaser: 'Nine million people, and you keep meeting the same four. Widen the circle by a few postcodes.',
    body: `London is the easiest city in the country to be alone in. Everyone is on their way somewhere, and nobody looks up before Bank.

On {{siteName}} people write to each other before they meet. Not three words and a waving hand, but enough to know whether there is a conversation to be had. By the time you are both looking for the right exit at London Bridge, you already know what he thinks of Hockney.

## Near enough to be worth it

Put in your postcode and see who lives close by. South of the river is a filter, if you want it to be. The filters are obeyed, and a search you like can be saved and looked at again on Sunday.

## First meetings that need no booking

- A lap of Hampstead Heath, with a view for the pauses
- An hour at the Wallace Collection, which is free and never full
- Coffee on Columbia Road, before the crowds

If one-to-one feels like a job interview, read the blogs first. It is easier to write to somebody once you know how they think. It is free to [create a profile](/Create), and you decide who sees your pictures.`,
    onFrontPage: true,
    dark: false,
  },
  {
    path: '/dating-in-edinburgh',
    title: 'Dating in Edinburgh | {{siteName}}',
    metaDescription:
      'Singles and couples in Edinburgh, Fife and the Lothians who would rather write a proper letter than swipe. Join {{siteName}} free.',
    heading: 'Dating in Edinburgh',
    teaser: 'A city small enough to meet your ex in the queue. Here you can look around in peace first.',
    body: `In August the whole world comes to Edinburgh. The other eleven months it is a village with a castle, and everybody knows your sister.

That is why discretion matters here. On {{siteName}} you choose the name you go by, you decide who sees your pictures, and you can show the area you live in and keep the postcode to yourself.

## Leith, Livingston or a ferry away

Search by postcode and draw the circle as wide as you care to travel. Plenty of our members live in Fife or down in the Borders, and would come into town for a good reason. Say in your profile whether you are the one with the car or the one who knows where to find a table in the rain.

## Something to do together

- Arthur’s Seat by the gentle way, which leaves breath for talking
- A bookshop on West Port, and an honest verdict on what the other one buys
- Portobello in the wind, chips included

Would you rather meet several people at once? Start a group chat with walkers, readers or people who sing in kitchens. [Create a profile](/Create) and write the first line. The rest tends to follow.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/couples',
    title: 'For couples | {{siteName}}',
    metaDescription:
      'One profile for the two of you. Meet friends and other couples at your own pace, and keep private things private on {{siteName}}.',
    heading: 'For the two of you',
    teaser: 'One profile, two faces, two voices. Couples are not an exception here.',
    body: `In most places online, being a couple is either something you stop being or something you must explain. Here it is simply one of the ways people are.

## One profile, two people

You make the profile together. Each of you has an age and a description of your own, and others see you both on the same card.

Both of you must have said yes. We ask, because it is both your lives.

## What do couples look for?

Friends, very often. Another couple to play cards with, to travel with, to go to a gig with. Some have moved to a new town. Some found the house had gone quiet when the children left. In the search you can ask for couples near you, and say what you hope to find.

## And if life changes

Then a profile for two can become a profile for one, or the other way round. Letters and pictures stay with whoever keeps it. [Create a profile](/Create) and choose couple. It costs nothing, and you can look around for as long as you like before writing to anyone.`,
    onFrontPage: true,
    dark: false,
  },
  {
    path: '/dating-over-50',
    title: 'Dating over 50 | {{siteName}}',
    metaDescription:
      'Meet other people over 50 on {{siteName}}, where members write real letters to each other. Safe, unhurried and free to join.',
    heading: 'Dating after fifty',
    teaser: 'You know who you are and what you can no longer be bothered with. That is a very good place to begin.',
    body: `There are advantages to having done this before. You know where you stand on snoring, dogs and other people’s children. You need not pretend to enjoy running.

## Nobody is in a hurry

{{siteName}} has been here since 1998, and many of our members have been with us most of the way. They write letters that have a beginning and an end, and nobody expects an answer within the hour.

You can search by age, distance and interests, and see who fits both ways. If you would rather get the feel of the place first, read the blogs until you come across somebody you want to write to.

## Safe all the way

- Your e-mail address and your date of birth are never shown
- Blocking takes two taps, and the other person is not told
- If anybody asks you for money, report them to us, and tell your bank if you have paid

And if something will not work, ring us. We answer {{openingHours}} on {{supportPhone}}, and you speak to a human being.

[Create a profile](/Create) today. The first thing you write only has to be true.`,
    onFrontPage: true,
    dark: false,
  },
  {
    path: '/single-parents',
    title: 'Dating for single parents | {{siteName}}',
    metaDescription:
      'Every other weekend is still a weekend. Meet other parents on {{siteName}} and write when the children are asleep.',
    heading: 'Dating when you already have a family',
    teaser: 'Your diary belongs to somebody who is seven. There is room here for the hours in between.',
    body: `When you have children, love is seldom what is missing. Time is. And perhaps a grown-up to talk to once the plates are cleared.

## Write when it suits you

Letters on {{siteName}} wait politely. Start one at nine in the evening and finish it on the bus tomorrow; the draft stays where you left it. Turn off the sound and let the notifications gather until bedtime.

## Say it as it is

Put in your profile that you have children, and how much of the week they fill. Most people are relieved to be told. You can search by whether others have children, and by whether they would like more.

The children themselves do not belong here. Please do not upload pictures of them, not even from behind. It is a rule we keep firmly, and it was made for them.

## Begin small

- Coffee on a child-free Saturday
- Plenty of time before anybody is introduced to anybody
- A group chat with other parents, if what you miss is mostly the company

It is free to [create a profile](/Create), and nobody minds if the rest of life gets in the way for a while.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/lgbt-dating',
    title: 'LGBT+ dating | {{siteName}}',
    metaDescription:
      'A place where you are not the exception. Meet LGBT+ people all over the country on {{siteName}}, on your own terms.',
    heading: 'Come as you are',
    teaser: 'Gay, lesbian, bi, trans, pan, ace or something that is not on the list. There is room for you.',
    body: `It is tiring to come out anew every time you walk into a room. Here you can say it once, in your own words, or not at all.

## You decide who sees it

Your sexual orientation is sensitive information, and the law treats it as such. So do we. We store it only when you have explicitly said yes, and you can take that back whenever you wish. You choose whether to state it at all. If you do, others can see it and find you by it.

## Not only in Brighton

Our members also live in Hull, on Anglesey and at the end of lanes with no name. The search knows the difference between near and far, and blogs bring people together across the country. Some write about Pride. Some write about knitting.

## And a decent tone

Harassment does not belong here. Report it in two taps, and it reaches the people who run the site. Whoever you report is never told that it was you.

Whether you are looking for a partner, a friend, or somebody to sit next to at the theatre, it starts with a few lines. [Create a profile](/Create), free. Begin with the thing you would most like to be asked about.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/new-friends',
    title: 'Making new friends as an adult | {{siteName}}',
    metaDescription:
      'Making friends as an adult is hard. On {{siteName}} people meet over letters, blogs and group chats. A profile is free.',
    heading: 'New friends, even now',
    teaser: 'Not everyone is here for a date. A good friend is nothing to be sniffed at either.',
    body: `Nobody teaches you how to make friends after thirty. You move, change jobs, get divorced or simply get busy, and one day there is no one to ring on a Saturday.

## Start with something you like

Put it in your profile as match words: cooking, motorbikes, choirs, cold water, crime novels, walking. Participants find you by them, and you find those who chose the same. In the blogs, members write about what they care about, and you may read along before you say anything.

Once a few of you get on, you can gather in a group chat and agree on a day. Walking in is easier when you have already written to three of the people at the table.

## Say that friends are what you want

It can stand in your profile and in your search, so that nobody gets it wrong. Many couples are here for friendship too.

## A good first letter

Ask about something in the profile. Tell them something about yourself that can be answered. That is all there is to it, and it is more than most people do. [Create a profile](/Create) and try.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/dating-in-the-countryside',
    title: 'Dating in the countryside | {{siteName}}',
    metaDescription:
      'When the nearest single person lives two valleys away. Meet people from country and town on {{siteName}}, at your own pace.',
    heading: 'Dating when the neighbours are sheep',
    teaser: 'Big skies, long roads, few strangers. Write first, and the drive is worth it.',
    body: `In the country you can see for miles, and there is not always anyone to see. The apps find twelve people within range, and one of them is your cousin.

## Distance is allowed

On {{siteName}} it begins with words, and words do not mind whether there are five miles between you or fifty. Many members write for weeks before anybody gets in the car, and by then the petrol is seldom wasted.

Search the whole county and sort by distance. Tell us in your profile what keeps you where you are: the animals, the land, the quiet, or just the kitchen with that view. There are people in town who dream of exactly that.

## Something to meet over

- A market day, a village show, anywhere with other people about
- A walk on the beach out of season
- A garden, a horse, a steam engine or a dry-stone wall in need of repair

And if you would rather stay in tonight, there are blogs to read and people to write to. [Create a profile](/Create). It is free, and it works on one bar of signal.`,
    onFrontPage: false,
    dark: false,
  },
  {
    path: '/adult-dating',
    title: 'For adults, after dark | {{siteName}}',
    metaDescription:
      '{{siteName}} is a closed community where adults talk about desire. For approved members, with clear rules and discretion.',
    heading: 'Desire, spoken of properly',
    teaser: 'For adults who know what they are curious about, and would like to talk about it first.',
    body: `Some things are only said with the lights low. {{siteName}} was made for them.

Here you are among adults who have asked to be here. Only those who have been approved get in, and nobody outside can see who they are. Your kinks and the pictures you keep for after dark are not shown on our other site.

## Consent is not a formality

It is what makes the rest worth having. We expect you to ask, to listen, and to take no for a whole answer. People who cannot manage that do not stay long.

## Discreet all the way

- The subject line of our e-mails never says where they come from
- You decide, album by album, who may look
- A visit to a profile here does not show on the main site

## Begin with words

Write what you dream of, as far as you feel like going. Find others by what you have in common, and let the conversation last for as long as it should. Some here have never met anybody in person, and are perfectly happy with that. [Create a profile](/Create) and write to {{supportEmail}} to ask for access.`,
    onFrontPage: true,
    dark: true,
  },
  {
    path: '/curious-couples',
    title: 'For curious couples | {{siteName}}',
    metaDescription:
      'For couples thinking of opening the door a little. Talk with others who have, in a safe place, on {{siteName}}.',
    heading: 'For couples who have grown curious',
    teaser: 'You have talked about it for a while. So has everybody else here.',
    body: `Most begin in the same place: a sentence on the sofa, a laugh, and then a silence slightly longer than usual. Nobody says you must do anything about it. But it is good to have someone to ask.

## Talk to each other first

Make the profile together, and let each describe the other. Whatever you do not agree on is the most useful thing to find out. Write what you do not want as well. It will be read with respect.

## Learn from those who have tried

On {{siteName}} there are couples with ten years of experience, and couples who have never got further than the conversation. Both are fine. Ask them about jealousy, about agreements, and about the drive home.

## At your own pace

- Meet the first time over a drink, and agree beforehand that it is only a drink
- Have a word that means home now
- Either of you can stop at any moment, without explaining

Nobody here is in a rush. [Create a profile](/Create) as a couple, and write to {{supportEmail}} to ask for access. Both of you must say yes.`,
    onFrontPage: false,
    dark: true,
  },
]

export default pages
