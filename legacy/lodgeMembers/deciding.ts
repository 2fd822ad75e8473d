import type { BodyOf } from '../contract/contract'
import { MessageType, NotificationTopic } from '../contract/enums'
import { LodgeActivityEvent, LodgeInvitationStatus, LodgeRequestStatus, LodgeRole } from '../contract/lodges/lodgeEnums'
import type { Deps, MemberViewer } from '../core/handler'
import { Problem } from '../core/problem'
import { refuseOwn } from '../shared/profiles/others'
import { changeMemberships, isIn, membershipIn, membershipOf, requireBothVisible } from './change'
import { lockMailOf, mailDecision } from './conversation'
import { endInvitationNews, endRequestNews, notifyAnew } from './news'
import { enter, log, noInvitation, noRequest, publishTasks, save } from './transitions'

/** Takes in a profile that asked. One that another leader has taken in stays as it is. */
export function approveRequest(
  deps: Deps,
  viewer: MemberViewer,
  { lodgeId, profileId }: BodyOf<'Lodges.ApproveMembershipRequest'>,
): Promise<void> {
  return changeMemberships(
    deps,
    viewer,
    lodgeId,
    { call: 'Lodges.ApproveMembershipRequest', profileId },
    async (change) => {
      await requireBothVisible(change, profileId)
      const row = await membershipIn(change, profileId)
      if (isIn(row?.role)) return
      if (row?.role !== LodgeRole.Requesting) throw new Problem(409, 'ALREADY_DECIDED')
      await lockMailOf(change, profileId)
      await enter(change, profileId, row, LodgeActivityEvent.MembershipApproved)
      await mailDecision(change, MessageType.LodgeMembershipApproved, profileId)
      await notifyAnew(change, NotificationTopic.LodgeRequestApproved, profileId)
    },
  )
}

/** Declines a request; an invitation beside it ends. */
export function declineRequest(
  deps: Deps,
  viewer: MemberViewer,
  { lodgeId, profileId }: BodyOf<'Lodges.DeclineMembershipRequest'>,
): Promise<void> {
  return changeMemberships(
    deps,
    viewer,
    lodgeId,
    { call: 'Lodges.DeclineMembershipRequest', profileId },
    async (change) => {
      const row = await membershipOf(change, profileId)
      if (row?.role === LodgeRole.Declined) return
      if (row?.role !== LodgeRole.Requesting) throw new Problem(409, 'ALREADY_DECIDED')
      const isRejected = row.invitationStatus === LodgeInvitationStatus.Rejected
      await save(change, profileId, {
        role: LodgeRole.Declined,
        ...noRequest,
        requestStatus: LodgeRequestStatus.Declined,
        decidedAt: deps.clock.now(),
        ...(!isRejected && noInvitation),
      })
      await log(change, LodgeActivityEvent.MembershipDeclined, profileId)
      await mailDecision(change, MessageType.LodgeMembershipDeclined, profileId)
      await endRequestNews(change, profileId, 'answered')
      await endInvitationNews(change, row, 'undone')
      await notifyAnew(change, NotificationTopic.LodgeRequestDeclined, profileId)
      await publishTasks(change)
    },
  )
}

/** Invites a profile, which may then join whatever the lodge's access. */
export async function inviteToLodge(
  deps: Deps,
  viewer: MemberViewer,
  { lodgeId, profileId }: BodyOf<'Lodges.InviteToLodge'>,
): Promise<void> {
  refuseOwn(viewer, profileId)
  await deps.limits.consume('lodgeInvitationByProfile', String(viewer.profile.id))
  await changeMemberships(deps, viewer, lodgeId, { call: 'Lodges.InviteToLodge', profileId }, async (change) => {
    const row = await membershipIn(change, profileId)
    if (row?.role === LodgeRole.Blacklisted) throw new Problem(422, 'LODGE_HAS_BLOCKED')
    await requireBothVisible(change, profileId)
    if (isIn(row?.role) || row?.invitationStatus === LodgeInvitationStatus.Invited) return
    if (row?.invitationStatus === LodgeInvitationStatus.Rejected) throw new Problem(422, 'INVITATION_REJECTED')
    await save(change, profileId, {
      invitationStatus: LodgeInvitationStatus.Invited,
      invitedBy: viewer.profile.id,
      invitedAt: deps.clock.now(),
    })
    await notifyAnew(change, NotificationTopic.LodgeInvitation, profileId)
  })
}
