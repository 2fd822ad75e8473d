import type { CurrentDark, DarkProfile as DarkProfileShape } from '../../legacy/contract/editDarkProfile'
import type { ItemOf } from '../core/schema/parents'

export type DarkAdmission = CurrentDark
export type DarkProfile = DarkProfileShape
/** A person, with the id of the profile. */
export type DarkPerson = DarkProfileShape['persons'][number] & { readonly profileId: number }
export type DarkApplication = ItemOf<'EditDarkProfile.GetDarkApplications'>
