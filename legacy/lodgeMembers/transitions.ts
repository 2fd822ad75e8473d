import type { Updateable } from 'kysely'
import { MessageType, NotificationTopic } from '../contract/enums'
import { LodgeActivityEvent, LodgeInvitationStatus, LodgeRequestStatus, LodgeRole } from '../contract/lodges/lodgeEnums'
import { moderatorRoles } from '../contract/lodgeRights'
import type { LodgeMembership } from '../core/database/schema.generated'
import { publish } from '../core/events'
import { publishLodgeTasks } from '../shared/lodges/tasks'
import { enterConversation, exitConversation } from './conversation'
import { isIn, type LodgeChange, type MembershipRow } from './change'
import { endInvitationNews, endRequestNews, hideRequestNews, notifyAnew } from './news'

export const noRequest = { requestStatus: LodgeRequestStatus.None, requestText: null, requestedAt: null }
export const noInvitation = { invitationStatus: LodgeInvitationStatus.None, invitedBy: null, invitedAt: null }

/** Writes the membership log; the viewer is the actor. */
export async function log(
  { deps, transaction, viewer, lodge }: LodgeChange,
  event: LodgeActivityEvent,
  profileId: number,
): Promise<void> {
  await transaction
    .insertInto('lodgeActivity')
    .values({ lodgeId: lodge.id, event, profileId, actorId: viewer.profile.id, createdAt: deps.clock.now() })
    .execute()
}

/** Stores what is between a profile and the lodge. */
export async function save(
  { transaction, lodge }: LodgeChange,
  profileId: number,
  values: Updateable<LodgeMembership>,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('lodgeMembership')
    .set(values)
    .where('lodgeId', '=', lodge.id)
    .where('profileId', '=', profileId)
    .executeTakeFirstOrThrow()
  // Not by ON CONFLICT: the table's checks would see the new values alone.
  if (numUpdatedRows > 0n) return
  await transaction
    .insertInto('lodgeMembership')
    .values({ ...values, lodgeId: lodge.id, profileId })
    .execute()
}

/** Forgets everything between a profile and the lodge. */
export async function forget({ transaction, lodge }: LodgeChange, profileId: number): Promise<void> {
  await transaction
    .deleteFrom('lodgeMembership')
    .where('lodgeId', '=', lodge.id)
    .where('profileId', '=', profileId)
    .execute()
}

/** Makes a profile a member; the request and the invitation that led to it, or lay beside it, end. */
export async function enter(
  change: LodgeChange,
  profileId: number,
  row: MembershipRow | undefined,
  event: typeof LodgeActivityEvent.MemberJoined | typeof LodgeActivityEvent.MembershipApproved,
): Promise<void> {
  const now = change.deps.clock.now()
  const wasRequesting = row?.role === LodgeRole.Requesting
  const wasInvited = row?.invitationStatus === LodgeInvitationStatus.Invited
  await save(change, profileId, {
    role: LodgeRole.Member,
    joinedAt: now,
    requestStatus: wasRequesting ? LodgeRequestStatus.Approved : LodgeRequestStatus.None,
    requestText: null,
    decidedAt: wasRequesting ? now : null,
    invitationStatus: wasInvited ? LodgeInvitationStatus.Member : LodgeInvitationStatus.None,
    visible: true,
  })
  await log(change, event, profileId)
  await enterConversation(change, profileId)
  if (wasRequesting) await endRequestNews(change, profileId, 'answered')
  if (row && wasInvited) await endInvitationNews(change, row, 'answered')
  if (wasRequesting) await publishTasks(change)
}

/** Ends a membership, and what the member has set for the lodge. */
export async function exit(
  change: LodgeChange,
  row: MembershipRow,
  event: typeof LodgeActivityEvent.LodgeLeft | typeof LodgeActivityEvent.MembershipRevoked,
): Promise<void> {
  await forget(change, row.profileId)
  await log(change, event, row.profileId)
  await endBelongings(change, row, MessageType.LodgeMemberLeft)
}

/** Blocks a profile: membership, request and invitation end. */
export async function ban(change: LodgeChange, profileId: number, row: MembershipRow | undefined): Promise<void> {
  await save(change, profileId, {
    role: LodgeRole.Blacklisted,
    blockedAt: change.deps.clock.now(),
    joinedAt: null,
    decidedAt: null,
    visible: true,
    ...noRequest,
    ...noInvitation,
  })
  await log(change, LodgeActivityEvent.ProfileBanned, profileId)
  if (row && isIn(row.role)) await endBelongings(change, row, MessageType.LodgeMemberBanned)
  if (row) await endInvitationNews(change, row, 'undone')
  if (row?.role === LodgeRole.Requesting) {
    await endRequestNews(change, profileId, 'undone')
    await publishTasks(change)
  }
}

async function endBelongings(
  change: LodgeChange,
  row: MembershipRow,
  line: typeof MessageType.LodgeMemberLeft | typeof MessageType.LodgeMemberBanned,
): Promise<void> {
  const { transaction, lodge } = change
  const { profileId } = row
  await transaction
    .deleteFrom('lodgeNotificationSetting')
    .where('lodgeId', '=', lodge.id)
    .where('profileId', '=', profileId)
    .execute()
  await exitConversation(change, row, line)
  await hideRequestNews(change, profileId)
  await publish(transaction, { type: 'CountsChanged', profileIds: [profileId] })
}

export async function setRole(
  change: LodgeChange,
  profileId: number,
  role: LodgeRole,
  event: LodgeActivityEvent,
): Promise<void> {
  await save(change, profileId, { role })
  await log(change, event, profileId)
  if (!leads(role)) await hideRequestNews(change, profileId)
  if (profileId !== change.viewer.profile.id) await notifyAnew(change, NotificationTopic.LodgeRole, profileId)
  // Leaders count the requests that wait.
  await publish(change.transaction, { type: 'CountsChanged', profileIds: [profileId] })
}

function leads(role: LodgeRole): boolean {
  return moderatorRoles.some((each) => each === role)
}

/** Publishes to the leaders that the number of their tasks has changed. */
export async function publishTasks({ transaction, lodge }: LodgeChange): Promise<void> {
  await publishLodgeTasks(transaction, lodge.id)
}
