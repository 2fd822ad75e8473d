/** A transactional mail, as written by the editors; every text may contain `{{placeholders}}`. */
export interface MailText {
  /** Shown on locked screens and shared computers, so that it never reveals the kind of site. */
  subject: string
  /** Shown beside the subject, under the same rule. */
  preheader: string
  heading: string
  paragraphs: string[]
  /** The label of the button that leads to the mail's address. */
  button?: string
  /** Why the member gets the mail. */
  footer: string
  /** The label of the unsubscribe link, where there is one. */
  unsubscribe?: string
}

/** The values of each mail. */
export interface MailValues {
  /** To a new member; `url` confirms the address. */
  confirmEmail: { profileName: string; url: string; validHours: number }
  /** To the owner of an address somebody tried to sign up with; `url` leads to a new password. */
  alreadyHaveProfile: { url: string }
  /** `url` leads to the page where a new password is chosen. */
  resetPassword: { profileName: string; url: string; validHours: number }
  /** `url` leads to a new password, in case the member did not do it. */
  passwordChanged: { profileName: string; url: string }
  /** To the owner of a profile under attack; `url` leads to a new password. */
  logOnAttempts: { profileName: string; url: string }
  /** To the old address; `url` leads to the support page. */
  emailChanged: { profileName: string; url: string }
  /** To the new address; `url` confirms it. */
  confirmNewEmail: { profileName: string; url: string; validHours: number }
  /** After the erasure. */
  profileDeleted: { profileName: string }
  /** Before the erasure; `url` leads to the log-in, which cancels it. */
  profileWillBeErased: { profileName: string; url: string; eraseOn: Date }
  /** The news, line by line; `unsubscribeUrl` ends these mails. */
  digest: { profileName: string; url: string; lines: readonly string[]; unsubscribeUrl: string }
}

export type MailName = keyof MailValues

/** Mails that address a couple differently. */
export type CoupleMails = Partial<Record<MailName, Partial<MailText>>>

export interface MailTexts {
  mails: Record<MailName, MailText>
  /** Shown above the plain address, in case the button does not work. */
  linkHint: string
}
