import type { MailValues } from './mail'

const url = 'https://dk.example/ResetPassword?q=a&b="c"'

/** Values for each mail in tests; names and addresses need escaping. */
export const mailValues: MailValues = {
  confirmEmail: { profileName: '<b>Freja</b>', url, validHours: 24 },
  alreadyHaveProfile: { url },
  resetPassword: { profileName: '<b>Freja</b>', url, validHours: 1 },
  passwordChanged: { profileName: '<b>Freja</b>', url },
  dataExportReady: { profileName: '<b>Freja</b>', url },
  applicationAnswered: { profileName: '<b>Freja</b>', url },
  validationAnswered: { profileName: '<b>Freja</b>', url },
  lookAnswered: { profileName: '<b>Freja</b>', url },
  logOnAttempts: { profileName: '<b>Freja</b>', url },
  emailChanged: { profileName: '<b>Freja</b>', url },
  confirmNewEmail: { profileName: '<b>Freja</b>', url, validHours: 24 },
  profileDeleted: { profileName: '<b>Freja</b>' },
  profileWillBeErased: { profileName: '<b>Freja</b>', url, eraseOn: new Date('2026-12-24T00:00:00Z') },
  ticketReceived: { url },
  ticketAnswered: { url },
  decisionMade: { profileName: '<b>Freja</b>', url, text: 'We have <i>removed</i> it.' },
  objectionDecided: { profileName: '<b>Freja</b>', url, text: 'It <i>stands</i>.' },
  digest: { profileName: '<b>Freja</b>', url, lines: ['<i>2</i> messages'], unsubscribeUrl: url },
  receipt: { profileName: '<b>Freja</b>', url, lines: ['<i>Paid</i>: £4.90'] },
  paymentNotice: { profileName: '<b>Freja</b>', url, text: 'We try again on <i>Monday</i>.' },
}
