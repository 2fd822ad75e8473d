import type { AnswerOf } from '../../legacy/contract/contract'
import type { ItemOf } from '../core/schema/parents'

export type Impersonation = ItemOf<'Admin.GetImpersonationLog'>
export type StaffProfile = ItemOf<'Admin.FindProfiles'>
export type ProfileRole = ItemOf<'Admin.GetProfilesWithRoles'>
export type RoleProposal = ItemOf<'Admin.GetRoleProposals'>
export type StaffAct = ItemOf<'Admin.GetStaffActs'>
export type OwnImpersonation = ItemOf<'Admin.GetOwnImpersonations'>
export type DeskCounts = AnswerOf<'Admin.GetDeskCounts'>
export type Role = AnswerOf<'Admin.GetRoleTable'>[number]
