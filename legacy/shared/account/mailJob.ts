import type { PlaceholderValues } from '../../content/interpolate'
import type { SystemText } from '../../content/systemMessages/systemMessages'

/**
 * A mail to be written and sent. Links with secrets are created only when the mail is written, so that no secret
 * waits in the queue. A mail to an address that a visitor typed is queued whether or not a profile has it, so that
 * the request takes the same time in both cases.
 */
export type MailJob =
  | { readonly mail: 'resetPassword' | 'resendConfirmation'; readonly siteId: number; readonly email: string }
  | { readonly mail: 'logOnAttempts'; readonly siteId: number; readonly nameOrEmail: string }
  | { readonly mail: 'toProfile'; readonly name: ProfileMail; readonly siteId: number; readonly profileId: number }
  | { readonly mail: 'receipt'; readonly siteId: number; readonly purchaseId: number }
  | {
      readonly mail: 'paymentNotice'
      readonly siteId: number
      readonly profileId: number
      readonly text: SystemText
      readonly params: PlaceholderValues
    }
  | {
      readonly mail: 'toAddress'
      readonly name: 'emailChanged' | 'profileDeleted'
      readonly siteId: number
      readonly to: string
      readonly profileName: string
      readonly language: string
      /** That of a single person if absent. */
      readonly profileType?: number
    }

/** Mails whose values all come from the profile. */
export type ProfileMail =
  | 'confirmEmail'
  | 'confirmNewEmail'
  | 'alreadyHaveProfile'
  | 'passwordChanged'
  | 'profileWillBeErased'
  | 'dataExportReady'
  | 'applicationAnswered'
  | 'validationAnswered'
  | 'lookAnswered'
