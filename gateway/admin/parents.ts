import type { ItemOf } from '../core/schema/parents'

export type Impersonation = ItemOf<'Admin.GetImpersonationLog'>
export type StaffProfile = ItemOf<'Admin.FindProfiles'>
