import { longDay } from '../core/text/longDay'
import type { BodyOf } from '../contract/contract'
import {
  LodgeAccess,
  LodgeActivityEvent,
  LodgeInvitationStatus,
  LodgeRequestStatus,
  LodgeRole,
} from '../contract/lodges/lodgeEnums'
import { hasLodgeRight } from '../contract/lodgeRights'
import { after, DAY } from '../core/clock'
import type { Deps, MemberViewer } from '../core/handler'
import { addJob } from '../core/jobs'
import { Problem } from '../core/problem'
import { plainText } from '../core/text/plainText'
import { changeMemberships, isIn, membershipIn, membershipOf, type LodgeChange, type MembershipRow } from './change'
import { endInvitationNews, endRequestNews } from './news'
import { enter, forget, noInvitation, noRequest, publishTasks, save } from './transitions'

/** After a decline the profile may ask again once this time has passed. */
const REQUEST_AGAIN_AFTER = 30 * DAY

/** Joins an open lodge, or accepts an invitation. A member stays as they are. */
export function joinLodge(deps: Deps, viewer: MemberViewer, lodgeId: number): Promise<void> {
  const own = viewer.profile.id
  return changeMemberships(deps, viewer, lodgeId, {}, async (change) => {
    const row = await membershipIn(change, own)
    if (isIn(row?.role)) return
    const invited = row?.invitationStatus === LodgeInvitationStatus.Invited
    if (!invited && change.lodge.access !== LodgeAccess.AccessForAll) throw new Problem(403, 'LODGE_NEEDS_APPROVAL')
    await enter(change, own, row, LodgeActivityEvent.MemberJoined)
  })
}

/** Writes a request; a job shows it to the leaders. A request that waits stays as it is. */
export async function requestMembership(
  deps: Deps,
  viewer: MemberViewer,
  { lodgeId, text }: BodyOf<'Lodges.RequestMembership'>,
): Promise<void> {
  const own = viewer.profile.id
  await deps.limits.consume('lodgeRequestByProfile', String(own))
  await changeMemberships(deps, viewer, lodgeId, {}, async (change) => {
    const row = await membershipIn(change, own)
    if (row?.role === LodgeRole.Requesting) return
    if (isIn(row?.role)) throw new Problem(409, 'ALREADY_MEMBER')
    if (change.lodge.access === LodgeAccess.AccessForAll) throw new Problem(422, 'LODGE_OPEN_TO_ALL')
    const now = deps.clock.now()
    const from = row && mayRequestFrom(row)
    if (from && from > now) throw new Problem(422, 'REQUEST_TOO_EARLY', { params: { date: longDay(viewer, from) } })
    await save(change, own, {
      role: LodgeRole.Requesting,
      requestStatus: LodgeRequestStatus.Created,
      requestText: plainText(text),
      requestedAt: now,
      decidedAt: null,
    })
    await publishTasks(change)
    await addJob(change.transaction, 'announceLodgeRequest', { lodgeId, profileId: own })
  })
}

/** Withdraws the viewer's request, or removes another's for the leaders; an invitation beside it ends too. */
export function deleteRequest(
  deps: Deps,
  viewer: MemberViewer,
  { lodgeId, profileId = viewer.profile.id }: BodyOf<'Lodges.LodgeDeleteRequest'>,
): Promise<void> {
  const isOwn = profileId === viewer.profile.id
  return changeMemberships(deps, viewer, lodgeId, { profileId, endsOwn: isOwn }, async (change) => {
    if (!isOwn && !hasLodgeRight(change.role, 'decideRequests')) throw new Problem(403, 'FORBIDDEN')
    const row = isOwn ? await membershipIn(change, profileId) : await membershipOf(change, profileId)
    if (row?.role === LodgeRole.Requesting) await endRequest(change, row)
  })
}

/** Rejects an invitation, for good; a request beside it ends too. */
export function rejectInvitation(deps: Deps, viewer: MemberViewer, lodgeId: number): Promise<void> {
  const own = viewer.profile.id
  return changeMemberships(deps, viewer, lodgeId, { endsOwn: true }, async (change) => {
    const row = await membershipIn(change, own)
    if (row?.invitationStatus !== LodgeInvitationStatus.Invited) return
    const wasRequesting = row.role === LodgeRole.Requesting
    await save(change, own, {
      ...noInvitation,
      invitationStatus: LodgeInvitationStatus.Rejected,
      ...(wasRequesting && { role: LodgeRole.None, ...noRequest }),
    })
    await endInvitationNews(change, row, 'answered')
    if (wasRequesting) await endRequestNews(change, own, 'undone')
    if (wasRequesting) await publishTasks(change)
  })
}

/** A rejected invitation is remembered; otherwise nothing is left. */
async function endRequest(change: LodgeChange, row: MembershipRow): Promise<void> {
  const { profileId, invitationStatus } = row
  if (invitationStatus === LodgeInvitationStatus.Rejected) {
    await save(change, profileId, { role: LodgeRole.None, ...noRequest })
  } else {
    await forget(change, profileId)
  }
  await endInvitationNews(change, row, 'undone')
  await endRequestNews(change, profileId, 'undone')
  await publishTasks(change)
}

/** From when a profile that was declined may ask again; null for any other. */
export function mayRequestFrom({ role, decidedAt }: Pick<MembershipRow, 'role' | 'decidedAt'>): Date | null {
  return role === LodgeRole.Declined && decidedAt ? after(decidedAt, REQUEST_AGAIN_AFTER) : null
}
