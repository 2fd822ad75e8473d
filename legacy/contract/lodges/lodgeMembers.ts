import Type, { type TProperties } from 'typebox'
import { get, Id, list, nullable, oneOf, post, postList } from '../call'
import { ProfileListView } from '../enums'
import { LodgeMemberSort, LodgeNotificationTopic } from './lodgeEnums'
import {
  LodgeActivity,
  LodgeMemberManagement,
  LodgeMemberNote,
  LodgeMembership,
  LodgeNotificationSettings,
  LodgeTopicSetting,
} from './lodgeMemberShapes'

const lodgeId = { lodgeId: Id }
const member = { lodgeId: Id, profileId: Id }
const batch = { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }
const active = { access: 'active' } as const
/** Others see it as the member's own act. */
const own = { access: 'active', inOwnName: true } as const
const order = { order: Type.Optional(oneOf(LodgeMemberSort, 'The order; LastJoined unless said')) }
const name = Type.String({ minLength: 1, maxLength: 100, description: 'Part of the name, in any spelling' })
const password = {
  password: Type.String({ maxLength: 200, description: "The viewer's password again" }),
}
const delivery = Type.Integer({ minimum: 0, maximum: 15, description: 'The sum of NotificationDelivery' })
const topic = oneOf(LodgeNotificationTopic, 'The topic')

/** A membership after a change; null where nothing is left of it, or nothing that the viewer may see. */
const changed = Type.Object({ membership: nullable(LodgeMembership) })

function change<const B extends TProperties>(
  summary: string,
  body: B,
  facts: Omit<Parameters<typeof post<'active', typeof changed, B>>[0], 'summary' | 'access' | 'body' | 'answer'> = {},
) {
  return post<'active', typeof changed, B>({ ...own, ...facts, summary, body, answer: changed })
}

/**
 * Memberships of lodges. A profile that the viewer may not see is in no list; members whose membership is hidden are
 * seen by the leaders and by themselves.
 */
export const lodgeMemberCalls = {
  GetLodgeMembers: postList({
    ...active,
    summary: 'The members; for profiles outside where the lodge shows them, else 403',
    body: { ...lodgeId, ...order },
    item: LodgeMembership,
  }),
  SearchLodgeMembersByName: postList({
    ...active,
    summary: 'The members with a text in their name, by name',
    body: { ...lodgeId, name },
    item: LodgeMembership,
  }),
  GetLodgeMembersManagement: postList({
    ...active,
    lodgeRight: 'manageMembers',
    summary: 'The members with the notes on them',
    body: { ...lodgeId, ...order, name: Type.Optional(name) },
    item: LodgeMemberManagement,
  }),
  GetLodgeMembershipsByIds: post({
    ...active,
    assumed: true,
    summary: 'Many memberships, requests, invitations and blocks; those that are not for the viewer are left out',
    body: batch,
    answer: Type.Array(LodgeMembership),
  }),
  GetViewerLodgeMembershipsByIds: post({
    ...active,
    assumed: true,
    summary: "The viewer's own membership, request or invitation in many lodges, by the ids of the lodges",
    body: batch,
    answer: Type.Array(Type.Object({ id: Id, membership: nullable(LodgeMembership) })),
  }),

  JoinLodge: change('Joins a lodge that is open to all, or accepts an invitation; a repeat does no harm', lodgeId),
  RequestMembership: change('Asks the leaders for membership; after a decline only 30 days later', {
    ...lodgeId,
    text: Type.String({ maxLength: 1000, description: 'A word to the leaders; may be empty' }),
  }),
  LodgeDeleteRequest: change("Withdraws the viewer's request or, with `profileId`, removes another's for the leaders", {
    ...lodgeId,
    profileId: Type.Optional(Id),
  }),
  ApproveMembershipRequest: change('Takes a profile in that asked for it', member, { lodgeRight: 'decideRequests' }),
  DeclineMembershipRequest: change('Declines a request; the profile may ask again after 30 days', member, {
    lodgeRight: 'decideRequests',
  }),
  GetPendingMembershipRequests: list({
    ...active,
    lodgeRight: 'decideRequests',
    summary: 'The requests that wait, those that wait longest first',
    query: {
      ...lodgeId,
      viewStyle: Type.Optional(
        oneOf(ProfileListView, 'Detailed, as unless said, holds the words to the leaders; the others leave them out'),
      ),
    },
    item: LodgeMembership,
  }),
  GetPendingMembershipRequestsCount: get({
    ...active,
    lodgeRight: 'decideRequests',
    summary: 'The number of requests that wait',
    query: lodgeId,
    answer: Type.Object({ count: Type.Integer({ minimum: 0 }) }),
  }),

  InviteToLodge: change('Invites a profile, which may then join at once; not one that has rejected', member, {
    lodgeRight: 'invite',
    assumed: true,
  }),
  RejectLodgeInvitation: change('Rejects an invitation; the lodge cannot invite again', lodgeId, { assumed: true }),
  GetLodgeInvitations: list({
    ...active,
    assumed: true,
    summary: 'Invitations that wait, latest first: those for the viewer or, for its leaders, those of a lodge',
    query: { lodgeId: Type.Optional(Id) },
    item: LodgeMembership,
  }),

  LeaveLodge: post({
    ...own,
    lodgeRight: 'leave',
    summary: 'Leaves a lodge; its owner has to pass it on or release it first: 403 OWNER_CANNOT_LEAVE',
    body: lodgeId,
  }),
  RemoveLodgeMember: change('Ends the membership of one of lower rank; a repeat does no harm', member, {
    lodgeRight: 'manageMembers',
  }),
  BlockProfile: change(
    'Ends membership, request and invitation of a profile of lower rank, and hides the lodge',
    member,
    {
      lodgeRight: 'blockProfiles',
    },
  ),
  UnblockProfile: change('Ends a block; the profile may join or ask again', member, { lodgeRight: 'blockProfiles' }),
  GetBlockedProfiles: list({
    ...active,
    lodgeRight: 'blockProfiles',
    summary: 'The blocked profiles, last blocked first',
    query: lodgeId,
    item: LodgeMembership,
  }),

  SetLodgeAssistantStatus: change(
    'Makes a member an assistant, or an assistant a member',
    { ...member, assistant: Type.Boolean() },
    { lodgeRight: 'setAssistants' },
  ),
  SetLodgeCoOwner: change(
    'Makes a member or assistant a co-owner, or a co-owner a member',
    { ...member, coOwner: Type.Boolean() },
    { lodgeRight: 'setCoOwners', assumed: true },
  ),
  PassOwnership: change(
    'Makes another member the owner; the viewer stays as a member',
    { ...member, ...password },
    { lodgeRight: 'passOwnership' },
  ),
  ReleaseOwnership: change(
    'Leaves the lodge without an owner; the viewer stays as a member',
    { ...lodgeId, ...password },
    { lodgeRight: 'releaseOwnership' },
  ),
  TakeOwnership: change(
    'Takes a lodge without owner: a co-owner, else an assistant, and after 14 days any member',
    lodgeId,
    { lodgeRight: 'seeInside' },
  ),

  GetLodgeMemberActivities: list({
    ...active,
    lodgeRight: 'manageMembers',
    summary: 'The membership log, latest first: all of it, or that of one profile',
    query: { ...lodgeId, profileId: Type.Optional(Id) },
    item: LodgeActivity,
  }),
  GetLodgeActivitiesByIds: post({
    ...active,
    assumed: true,
    summary: 'Many events of membership logs; those that are not for the viewer are left out',
    body: batch,
    answer: Type.Array(LodgeActivity),
  }),
  GetLodgeMemberNotes: list({
    ...active,
    lodgeRight: 'manageMembers',
    summary: "The leaders' notes on a profile, latest first",
    query: member,
    item: LodgeMemberNote,
  }),
  GetLodgeMemberNotesByIds: post({
    ...active,
    assumed: true,
    summary: 'Many notes; those that are not for the viewer are left out',
    body: batch,
    answer: Type.Array(LodgeMemberNote),
  }),
  AddLodgeMemberNote: post({
    ...own,
    lodgeRight: 'manageMembers',
    summary: 'Writes a note on a profile of the lodge, for its leaders only',
    body: {
      ...member,
      text: Type.String({ minLength: 1, maxLength: 2000 }),
      key: Type.Optional(Type.String({ format: 'uuid', description: 'The same again writes no second note' })),
    },
    answer: LodgeMemberNote,
  }),
  DeleteLodgeMemberNote: post({
    ...own,
    lodgeRight: 'manageMembers',
    summary: 'Deletes a note; 404 for one of another lodge',
    body: { ...lodgeId, noteId: Id },
  }),

  GetLodgeConversation: get({
    ...active,
    assumed: true,
    lodgeRight: 'seeInside',
    summary: "The lodge's conversation; null until a second profile has come in",
    query: lodgeId,
    answer: Type.Object({ conversationId: nullable(Id) }),
  }),
  GetLodgeMemberVisibility: get({
    ...active,
    lodgeRight: 'seeInside',
    summary: 'Whether other members, and the own page, show the membership of the viewer',
    query: lodgeId,
    answer: Type.Object({ visible: Type.Boolean() }),
  }),
  UpdateLodgeMemberVisibility: change(
    "Shows or hides the viewer's membership; the owner's is always shown",
    { ...lodgeId, visible: Type.Boolean() },
    { lodgeRight: 'seeInside' },
  ),
  GetLodgeNotificationSettings: get({
    ...active,
    lodgeRight: 'seeInside',
    summary: 'How the viewer is notified of a lodge',
    query: lodgeId,
    answer: LodgeNotificationSettings,
  }),
  GetLodgesNotificationSettings: get({
    ...active,
    summary: "The viewer's defaults for all lodges, and the lodges with settings of their own",
    answer: Type.Object({
      defaults: Type.Array(LodgeTopicSetting),
      lodges: Type.Array(LodgeNotificationSettings, { description: 'By the name of the lodge' }),
    }),
  }),
  UpdateLodgeNotificationSettings: post({
    ...active,
    lodgeRight: 'seeInside',
    summary: 'Sets the deliveries of a topic in one lodge, which no longer follows the defaults',
    body: { ...lodgeId, topic, delivery },
    answer: LodgeNotificationSettings,
  }),
  UpdateLodgeDefaultNotificationSettings: post({
    ...active,
    summary: 'Sets the deliveries of a topic in all lodges that follow the defaults',
    body: { topic, delivery },
    answer: Type.Array(LodgeTopicSetting),
  }),
  DeleteLodgeNotificationSettings: post({
    ...active,
    lodgeRight: 'seeInside',
    summary: 'Makes a lodge follow the defaults again',
    body: lodgeId,
    answer: LodgeNotificationSettings,
  }),
}
