import type { AnswerOf } from '../../legacy/contract/contract'
import type { ItemOf } from '../core/schema/parents'

export type OwnPerson = ItemOf<'EditProfile.ProfilePersons'>
export type EditableProfile = AnswerOf<'EditProfile.GetProfileDataForEdit'>
export type EditablePerson = EditableProfile['persons'][number]
export type NotificationSetting = ItemOf<'EditProfile.NotificationSettings'>
