import type { CurrentDark, DarkProfile as DarkProfileShape } from '../../legacy/contract/editDarkProfile'
import type { Discretion as DiscretionShape } from '../../legacy/contract/shapes'
import type { ItemOf } from '../core/schema/parents'

export type DarkAdmission = CurrentDark
export type DarkProfile = DarkProfileShape
/** A person, with the id of the profile. */
export type DarkPerson = DarkProfileShape['persons'][number] & { readonly profileId: number }
export type DarkApplication = ItemOf<'EditDarkProfile.GetDarkApplications'>
export type Discretion = DiscretionShape
