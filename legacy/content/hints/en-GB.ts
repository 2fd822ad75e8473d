import type { Hint, HintCode } from './hints'

const hints: Record<HintCode, Hint> = {
  ConfirmEmail: {
    title: 'Confirm your e-mail address',
    text: 'We have sent you a link. Once you have clicked it, we can help you back in if you forget your password.',
  },
  AddPicture: {
    title: 'Add a picture',
    text: 'Profiles with a face get far more letters. Every member can see your profile picture; in an album you decide who to let in.',
  },
  WriteText: {
    title: 'Write a few lines about yourself',
    text: 'It need not be clever. Tell what a good Sunday looks like, and somebody will have something to answer.',
  },
  ValidateProfile: {
    title: 'Validate your profile',
    text: 'It shows that you are a real person and an adult. Call or write to us; nobody sees your name.',
  },
  SetMatchSettings: {
    title: 'Tell us whom you would like to meet',
    text: 'Age, distance and what you hope for. Then we can show you those who fit, and those who look for somebody like you.',
  },
  AddMatchWords: {
    title: 'Choose your match words',
    text: 'Five or six words on what you like are enough for us to find others who like the same.',
  },
  FillPersonFacts: {
    title: 'Say a little more about yourself',
    text: 'Eyes, hair, whether you live with somebody. You choose what to tell, and the rest stays blank.',
  },
  AddHeightAndWeight: {
    title: 'Add height and weight',
    text: 'Some people search by them. If you would rather not say, leave them out.',
  },
}

export default hints
