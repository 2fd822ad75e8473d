import Type, { type Static } from 'typebox'
import { ByKey, Exact, readCoupleTexts, readTexts } from '../texts'

/** Every text may contain `{{placeholders}}`. */
const MailText = Exact({
  /** Mail programs show it on locked screens and shared computers, so it never reveals the kind of site. */
  subject: Type.String(),
  /** Shown beside the subject; it must not reveal the kind of site either. */
  preheader: Type.String(),
  heading: Type.String(),
  paragraphs: Type.Array(Type.String()),
  button: Type.Optional(Type.String()),
  /** Why the member gets the mail. */
  footer: Type.String(),
  /** The label of the unsubscribe link, where there is one. */
  unsubscribe: Type.Optional(Type.String()),
})
export type MailText = Static<typeof MailText>

export interface MailValues {
  /** For a new member; `url` confirms the address. */
  confirmEmail: { profileName: string; url: string; validHours: number }
  /** For the owner of an address that somebody tried to sign up with; `url` leads to the page for a new password. */
  alreadyHaveProfile: { url: string }
  /** `url` leads to the page for a new password. */
  resetPassword: { profileName: string; url: string; validHours: number }
  /** `url` leads to the page for a new password, in case somebody else changed it. */
  passwordChanged: { profileName: string; url: string }
  /** `url` leads to the settings, where the archive of the member's data can be fetched. */
  dataExportReady: { profileName: string; url: string }
  /** Says no more than that there is an answer; `url` leads to the start page. */
  applicationAnswered: { profileName: string; url: string }
  /** Says no more than that there is an answer; `url` leads to the validation. */
  validationAnswered: { profileName: string; url: string }
  /** Says no more than that the staff have looked; `url` leads to the messages. */
  lookAnswered: { profileName: string; url: string }
  /** For the owner of a profile with many failed log-ins; `url` leads to the page for a new password. */
  logOnAttempts: { profileName: string; url: string }
  /** Goes to the old address; `url` leads to the support page. */
  emailChanged: { profileName: string; url: string }
  /** Goes to the new address; `url` confirms it. */
  confirmNewEmail: { profileName: string; url: string; validHours: number }
  /** Sent after the erasure. */
  profileDeleted: { profileName: string }
  /** Sent before the erasure; `url` leads to the log-in, which cancels it. */
  profileWillBeErased: { profileName: string; url: string; eraseOn: Date }
  /** For a visitor who wrote to support; `url` leads to the ticket. */
  ticketReceived: { url: string }
  /** Support has answered; `url` leads to the ticket, without a log-in. */
  ticketAnswered: { url: string }
  /** What the staff decided on a report, and why; `url` leads to the page of the decision, without a log-in. */
  decisionMade: { profileName: string; url: string; text: string }
  /** What became of an objection; `url` leads to the page of the decision. */
  objectionDecided: { profileName: string; url: string; text: string }
  /** One line per topic; `unsubscribeUrl` ends these mails. */
  digest: { profileName: string; url: string; lines: readonly string[]; unsubscribeUrl: string }
  /** `url` leads to the receipt. */
  receipt: { profileName: string; url: string; lines: readonly string[] }
  /** About a renewal, a refund or a price; `url` leads to the membership. */
  paymentNotice: { profileName: string; url: string; text: string }
}

export type MailName = keyof MailValues

export const mailNames = [
  'confirmEmail',
  'alreadyHaveProfile',
  'resetPassword',
  'passwordChanged',
  'dataExportReady',
  'applicationAnswered',
  'validationAnswered',
  'lookAnswered',
  'logOnAttempts',
  'emailChanged',
  'confirmNewEmail',
  'profileDeleted',
  'profileWillBeErased',
  'ticketReceived',
  'ticketAnswered',
  'decisionMade',
  'objectionDecided',
  'digest',
  'receipt',
  'paymentNotice',
] as const satisfies readonly MailName[]

const MailTexts = Exact({
  mails: ByKey(mailNames, MailText),
  /** Shown above the plain address, in case the button does not work. */
  linkHint: Type.String(),
  /** In mails about an answer with files. */
  filesHint: Type.String(),
  /** In mails that can be answered: attaching counts as the consent that an upload asks for. */
  replyHint: Type.String(),
})

export const mailTexts = readTexts(import.meta.url, MailTexts)

/** Mails for couples, where they differ. */
export const coupleMails = readCoupleTexts(import.meta.url, Type.Partial(ByKey(mailNames, Type.Partial(MailText))))
