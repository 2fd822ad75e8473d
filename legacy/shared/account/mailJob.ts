/**
 * A mail that is to be written and sent. Secret links are made only when it is written, so that none of them waits in the
 * queue. Mails to an address that a visitor typed in are queued whether or not a profile has it: the visitor's request
 * does the same work in both cases.
 */
export type MailJob =
  | { readonly mail: 'resetPassword' | 'resendConfirmation'; readonly siteId: number; readonly email: string }
  | { readonly mail: 'logOnAttempts'; readonly siteId: number; readonly nameOrEmail: string }
  | { readonly mail: 'toProfile'; readonly name: ProfileMail; readonly siteId: number; readonly profileId: number }
  | {
      readonly mail: 'toAddress'
      readonly name: 'emailChanged' | 'profileDeleted'
      readonly siteId: number
      readonly to: string
      readonly profileName: string
      readonly language: string
      /** A single person's where it is left out. */
      readonly profileType?: number
    }

/** Mails whose values all follow from the profile. */
export type ProfileMail =
  'confirmEmail' | 'confirmNewEmail' | 'alreadyHaveProfile' | 'passwordChanged' | 'profileWillBeErased'
