import type { MailTexts } from './mail'

const texts: MailTexts = {
  linkHint: 'If the button does not work, copy this address into your browser:',
  mails: {
    confirmEmail: {
      subject: 'Confirm your e-mail address',
      preheader: 'One click and you are done.',
      heading: 'Good to have you here, {{profileName}}',
      paragraphs: [
        'Your profile is ready. Confirm that this address is yours, so that we can help you if you ever forget your password.',
        'You need the password you chose. The link works for {{validity}}.',
      ],
      button: 'Confirm the address',
      footer:
        'You get this mail because somebody created a profile on {{siteName}} with this address. If it was not you, do nothing: the address stays unconfirmed.',
    },
    alreadyHaveProfile: {
      subject: 'You are already registered',
      preheader: 'No new profile was created.',
      heading: 'This address already has a profile',
      paragraphs: [
        'Somebody just tried to create a profile with your e-mail address. You already have one, so nothing was created and nothing was changed.',
        'If it was you, log in as usual. If you have forgotten the password, choose a new one here.',
      ],
      button: 'Choose a new password',
      footer:
        'You get this mail because your address belongs to a profile on {{siteName}}. If it was not you who tried, you need do nothing: nobody was told that you have a profile.',
    },
    resetPassword: {
      subject: 'Choose a new password',
      preheader: 'The link works for {{validity}}.',
      heading: 'A new password',
      paragraphs: [
        'Hello {{profileName}}. You asked for a new password, and you choose it yourself on the page the button opens.',
        'The link works once and for {{validity}}. Until you use it, your old password goes on working.',
      ],
      button: 'Choose a password',
      footer:
        'You get this mail because somebody asked for a new password on {{siteName}}. If it was not you, do nothing: your password stays as it is.',
    },
    passwordChanged: {
      subject: 'Your password has been changed',
      preheader: 'If it was you, all is well.',
      heading: 'Your password has been changed',
      paragraphs: [
        'Hello {{profileName}}. Your password has just been changed, and you have been logged out everywhere else.',
        'If it was you, all is well. If not, choose a new password straight away and write to us at {{supportEmail}}.',
      ],
      button: 'It was not me',
      footer: 'We always write about changes that matter to the safety of your profile on {{siteName}}.',
    },
    logOnAttempts: {
      subject: 'Many failed log-ins',
      preheader: 'Your password has not been used.',
      heading: 'Somebody is trying to log in',
      paragraphs: [
        'Hello {{profileName}}. Somebody has tried many times to log in to your profile with wrong passwords. Nobody got in, and for the next hour we let in only devices you have used before.',
        'If it was you, and you have forgotten your password, choose a new one with the button. It lets you in straight away, also on a new device.',
        'If it was not you, you need do nothing. If you use the same password elsewhere, choose a new one that you use only here. Questions? Write to us at {{supportEmail}}.',
      ],
      button: 'Choose a new password',
      footer:
        'We always write about what matters to the safety of your profile on {{siteName}}, and about this at most once a day.',
    },
    emailChanged: {
      subject: 'Your e-mail address has been changed',
      preheader: 'We now write to you at another address.',
      heading: 'Your address has been changed',
      paragraphs: [
        'Hello {{profileName}}. From now on we write to you at another e-mail address, and this one no longer belongs to your profile.',
        'If it was not you, contact us right away, so that we can help you get your profile back.',
      ],
      button: 'Contact support',
      footer: 'This is the last mail {{siteName}} sends to this address about your profile.',
    },
    confirmNewEmail: {
      subject: 'Confirm your new e-mail address',
      preheader: 'One click and the change is made.',
      heading: 'Is this your new address?',
      paragraphs: [
        'Hello {{profileName}}. You asked us to write to you here from now on. Confirm it, and we make the change.',
        'The link works for {{validity}}. Until then we keep your old address.',
      ],
      button: 'Confirm the new address',
      footer:
        'You get this mail because somebody gave this address on {{siteName}}. If it was not you, do nothing: nothing is changed.',
    },
    profileDeleted: {
      subject: 'Your profile has been erased',
      preheader: 'Thank you for your time with us.',
      heading: 'Goodbye, and thank you',
      paragraphs: [
        'The profile {{profileName}} has been erased, with its texts, pictures, videos and messages. It cannot be brought back.',
        'Letters you have sent stay with those who got them, without your name.',
        'You are welcome back another day, with a new profile.',
      ],
      footer: 'This is the last mail you get from {{siteName}}.',
    },
    profileWillBeErased: {
      subject: 'Your profile will be erased on {{eraseOn}}',
      preheader: 'Log in before then if you want to keep it.',
      heading: 'Your profile will be erased on {{eraseOn}}',
      paragraphs: [
        'Hello {{profileName}}. Either you have asked us to delete your profile, or it has not been used for a long time. We do not keep what nobody uses.',
        'On {{eraseOn}} we erase texts, pictures, videos and messages for good. If that is what you want, you need do nothing.',
        'Have you changed your mind? Log in before then and choose to have it back, and everything is as it was.',
      ],
      button: 'Keep my profile',
      footer: 'You get this mail because your address belongs to a profile on {{siteName}}.',
    },
    digest: {
      subject: 'News for you',
      preheader: 'It waits until you have time.',
      heading: 'Something is waiting for you, {{profileName}}',
      paragraphs: ['While you were away:'],
      button: 'See what is new',
      footer:
        'You get this mail because you have chosen to be told by mail. Under Notifications you decide what we write about.',
      unsubscribe: 'No more of these mails',
    },
  },
}

export default texts
