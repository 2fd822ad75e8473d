import type { AnswerOf } from '../../legacy/contract/contract'
import type { ItemOf } from '../core/schema/parents'

export type Viewer = AnswerOf<'CurrentProfile.GetProfileData'>
export type AccountSettings = AnswerOf<'EditProfile.Settings'>
export type TermsState = AnswerOf<'EditProfile.GetTerms'>
export type PasswordResetLink = AnswerOf<'LogOn.ResetPasswordData'>
export type Session = ItemOf<'LogOn.GetSessions'>
export type DataExport = NonNullable<AnswerOf<'EditProfile.GetDataExport'>>
export type Consent = ItemOf<'EditProfile.GetConsents'>
