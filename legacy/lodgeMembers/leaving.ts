import type { BodyOf } from '../contract/contract'
import { LodgeActivityEvent, LodgeRole } from '../contract/lodges/lodgeEnums'
import { hasLodgeRight } from '../contract/lodgeRights'
import type { Deps, MemberViewer } from '../core/handler'
import { Problem } from '../core/problem'
import { refuseOwn } from '../shared/profiles/others'
import { changeMemberships, isIn, membershipIn, membershipOf, requireHigherRank } from './change'
import { ban, exit, forget, log } from './transitions'

/** Leaves a lodge, also one whose owner has blocked the viewer or was blocked by them. */
export function leaveLodge(deps: Deps, viewer: MemberViewer, lodgeId: number): Promise<void> {
  return changeMemberships(deps, viewer, lodgeId, { endsOwn: true }, async (change) => {
    if (change.role === LodgeRole.Owner) throw new Problem(403, 'OWNER_CANNOT_LEAVE')
    const row = await membershipIn(change, viewer.profile.id)
    if (!row || !hasLodgeRight(change.role, 'leave')) throw new Problem(403, 'FORBIDDEN')
    await exit(change, row, LodgeActivityEvent.LodgeLeft)
  })
}

/** Ends the membership of one of lower rank. */
export async function removeMember(
  deps: Deps,
  viewer: MemberViewer,
  { lodgeId, profileId }: BodyOf<'Lodges.RemoveLodgeMember'>,
): Promise<void> {
  await changeMemberships(deps, viewer, lodgeId, { call: 'Lodges.RemoveLodgeMember', profileId }, async (change) => {
    // The viewer has to leave instead.
    refuseOwn(viewer, profileId)
    const row = await membershipOf(change, profileId)
    if (!row || !isIn(row.role)) return
    requireHigherRank(change, row.role)
    await exit(change, row, LodgeActivityEvent.MembershipRevoked)
  })
}

/** Blocks a profile, in the lodge or outside. */
export async function blockProfile(
  deps: Deps,
  viewer: MemberViewer,
  { lodgeId, profileId }: BodyOf<'Lodges.BlockProfile'>,
): Promise<void> {
  await changeMemberships(deps, viewer, lodgeId, { call: 'Lodges.BlockProfile', profileId }, async (change) => {
    refuseOwn(viewer, profileId)
    const row = await membershipOf(change, profileId)
    if (row?.role === LodgeRole.Blacklisted) return
    requireHigherRank(change, row?.role ?? LodgeRole.None)
    await ban(change, profileId, row)
  })
}

/** Ends a block. What the block has ended stays ended. */
export async function unblockProfile(
  deps: Deps,
  viewer: MemberViewer,
  { lodgeId, profileId }: BodyOf<'Lodges.UnblockProfile'>,
): Promise<void> {
  await changeMemberships(deps, viewer, lodgeId, { call: 'Lodges.UnblockProfile', profileId }, async (change) => {
    const row = await membershipOf(change, profileId)
    if (row?.role !== LodgeRole.Blacklisted) return
    await forget(change, profileId)
    await log(change, LodgeActivityEvent.ProfileUnbanned, profileId)
  })
}
