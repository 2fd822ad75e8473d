import type { AnswerOf } from '../../legacy/contract/contract'
import type { ItemOf } from '../core/schema/parents'

/** A person of the viewer's, with the id of the profile. */
export type OwnPerson = ItemOf<'EditProfile.ProfilePersons'> & { readonly profileId: number }
export type EditableProfile = AnswerOf<'EditProfile.GetProfileDataForEdit'>
export type EditablePerson = EditableProfile['persons'][number] & { readonly profileId: number }
export type NotificationSetting = ItemOf<'EditProfile.NotificationSettings'>
