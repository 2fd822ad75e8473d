/** A transactional mail as the editors wrote it; every text may hold `{{placeholders}}`. */
export interface MailText {
  /** Shown on locked screens and shared computers, so it never says what kind of site it comes from. */
  subject: string
  /** Shown beside the subject, under the same rule. */
  preheader: string
  heading: string
  paragraphs: string[]
  /** The label of the button that leads to the mail's address. */
  button?: string
  /** Why the viewer gets the mail. */
  footer: string
  /** The label of the link that ends such mails, where they can be ended. */
  unsubscribe?: string
}

/** What each mail must be given to be written. */
export interface MailValues {
  /** To a new member; `url` confirms the address. */
  confirmEmail: { profileName: string; url: string; validHours: number }
  /** To the owner of an address somebody tried to sign up with; `url` leads to a new password. */
  alreadyHaveProfile: { url: string }
  /** `url` leads to the page where a new password is chosen. */
  resetPassword: { profileName: string; url: string; validHours: number }
  /** `url` leads to a new password, in case the member did not do it. */
  passwordChanged: { profileName: string; url: string }
  /** To the owner of a profile that somebody tries to get into; `url` leads to a new password. */
  logOnAttempts: { profileName: string; url: string }
  /** To the old address; `url` leads to the support page. */
  emailChanged: { profileName: string; url: string }
  /** To the new address; `url` confirms it. */
  confirmNewEmail: { profileName: string; url: string; validHours: number }
  /** After the erasure. */
  profileDeleted: { profileName: string }
  /** Before the erasure; `url` leads to the log-on, which calls it off. */
  profileWillBeErased: { profileName: string; url: string; eraseOn: Date }
  /** What is new, line by line; `unsubscribeUrl` ends these mails. */
  digest: { profileName: string; url: string; lines: readonly string[]; unsubscribeUrl: string }
}

/** The name of a transactional mail. */
export type MailName = keyof MailValues

/** What mails say to a couple in other words. */
export type CoupleMails = Partial<Record<MailName, Partial<MailText>>>

/** The mails of one language. */
export interface MailTexts {
  mails: Record<MailName, MailText>
  /** Stands above the bare address, for readers whose button does not work. */
  linkHint: string
}
