import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { ConversationKind, MessageType, NotificationItemType, NotificationTopic } from '../contract/enums'
import type { Conversation } from '../contract/mailShapes'
import { refuseImpersonated } from '../core/access/access'
import { idWithKey, requireIdWithKey } from '../core/database/idWithKey'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { oneLine, requiredText } from '../core/text/plainText'
import { notFound, Problem } from '../core/problem'
import { visibleTo } from '../shared/visibility/profiles'
import { notify } from '../shared/notifications/notify'
import { refuseOwn } from '../shared/profiles/others'
import { anyOf } from '../core/database/anyOf'
import { participantsOf } from '../shared/mail/participants'
import { joinConversation } from '../shared/mail/participation'
import { conversationById } from './conversationAnswer'
import { lockGroupMembership } from '../shared/mail/locks'
import { lockConversation, type HeldConversation } from './lockConversation'
import { post } from '../shared/mail/post'
import { say } from '../shared/mail/say'

const MAX_MEMBERS = 50

/** Creates a group chat; the same key again returns the existing one. */
export async function createGroupChat(
  deps: Deps,
  viewer: MemberViewer,
  { name: given, profileIds, key }: BodyOf<'Mail.CreateGroupChat'>,
): Promise<Conversation> {
  refuseImpersonated(viewer)
  const name = oneLine(requiredText('name', given))
  for (const profileId of profileIds) refuseOwn(viewer, profileId)
  const { db, limits } = deps
  const before = await idWithKey(db, viewer, 'conversation', key)
  if (before !== undefined) return conversationById(deps, viewer, before)
  await limits.consume('groupChatByProfile', String(viewer.profile.id))
  await limits.consume('groupMemberByProfile', String(viewer.profile.id), profileIds.length)
  const id = await db.transaction().execute((transaction) => make(deps, transaction, viewer, { name, profileIds, key }))
  return conversationById(deps, viewer, id)
}

async function make(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  { name, profileIds, key }: BodyOf<'Mail.CreateGroupChat'>,
): Promise<number> {
  const own = viewer.profile.id
  await lockGroupMembership(transaction, [own, ...profileIds], 'join')
  await requireAllVisible(transaction, viewer, profileIds)
  const now = deps.clock.now()
  const kind = ConversationKind.GroupChat
  const made = await transaction
    .insertInto('conversation')
    .values({ kind, name, ownerId: own, creatorId: own, key, createdAt: now })
    .onConflict((conflict) => conflict.columns(['creatorId', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return requireIdWithKey(transaction, viewer, 'conversation', key)
  const members = [own, ...profileIds].map((profileId) => ({
    conversationId: made.id,
    profileId,
    joinedAt: now,
    lastMessageAt: now,
  }))
  await transaction.insertInto('conversationMember').values(members).execute()
  await say(deps, transaction, viewer, { ...made, kind }, { type: MessageType.GroupChatCreated, about: { name } })
  return made.id
}

export async function renameGroupChat(
  deps: Deps,
  viewer: MemberViewer,
  { conversationId, name: given }: BodyOf<'Mail.RenameGroupChat'>,
): Promise<Conversation> {
  refuseImpersonated(viewer)
  const name = oneLine(requiredText('name', given))
  const senderId = viewer.profile.id
  await deps.limits.consume('messageByProfile', String(senderId))
  await deps.db.transaction().execute(async (transaction) => {
    const group = await lockOwnGroup(transaction, viewer, conversationId)
    if (group.name === name) return
    await transaction.updateTable('conversation').set({ name }).where('id', '=', conversationId).execute()
    const content = { type: MessageType.GroupChatRenamed, about: { name } }
    await post(deps, transaction, { conversationId, senderId }, content)
  })
  return conversationById(deps, viewer, conversationId)
}

/** Adds profiles to the viewer's group chat; existing participants stay unchanged. */
export async function addToGroupChat(
  deps: Deps,
  viewer: MemberViewer,
  { conversationId, profileIds }: BodyOf<'Mail.AddToGroupChat'>,
): Promise<Conversation> {
  refuseImpersonated(viewer)
  const actorId = viewer.profile.id
  await deps.limits.consume('groupMemberByProfile', String(actorId), profileIds.length)
  await deps.db.transaction().execute(async (transaction) => {
    await lockGroupMembership(transaction, profileIds, 'join')
    const group = await lockOwnGroup(transaction, viewer, conversationId)
    const present = await participantsOf(transaction, conversationId, null)
    const added = profileIds.filter((id) => !present.includes(id))
    if (added.length === 0) return
    if (present.length + added.length > MAX_MEMBERS) {
      throw new Problem(422, 'GROUP_CHAT_FULL', { params: { max: MAX_MEMBERS } })
    }
    await requireAllVisible(transaction, viewer, added)
    await joinConversation(deps, transaction, conversationId, added)
    const name = group.name ?? ''
    for (const profileId of added) {
      const content = { type: MessageType.GroupChatMemberAdded, about: { name, profileId } }
      await post(deps, transaction, { conversationId, senderId: actorId }, content)
    }
    const conversation = { itemType: NotificationItemType.Conversation, itemId: conversationId }
    await notify(deps, transaction, { topic: NotificationTopic.GroupChat, actorId, to: added, ...conversation })
  })
  return conversationById(deps, viewer, conversationId)
}

/** Locks a group chat that the viewer owns. @throws 403 for any other conversation of the viewer's */
export async function lockOwnGroup(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  conversationId: number,
): Promise<HeldConversation> {
  const conversation = await lockConversation(transaction, viewer, conversationId)
  if (conversation.ownerId !== viewer.profile.id) throw new Problem(403, 'FORBIDDEN')
  return conversation
}

async function requireAllVisible(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  profileIds: readonly number[],
): Promise<void> {
  const seen = await transaction
    .selectFrom('profile')
    .select('profile.id')
    .where('profile.id', '=', anyOf(profileIds))
    .where(visibleTo(viewer))
    .execute()
  if (seen.length < profileIds.length) throw notFound()
}
