import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { ConversationKind, MessageType, NotificationTopic } from '../contract/enums'
import type { Conversation } from '../contract/mailShapes'
import { refuseImpersonated } from '../core/access'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberReader } from '../core/handler'
import { oneLine, requiredText } from '../core/plainText'
import { notFound, Problem } from '../core/problem'
import { visibleTo } from '../shared/visibility/profiles'
import { notify } from '../shared/notifications/notify'
import { refuseOwn } from '../shared/profiles/others'
import { anyOf } from '../core/database/anyOf'
import { companyOf } from '../shared/mail/company'
import { conversationById } from './conversationAnswer'
import { lockCompany } from '../shared/mail/locks'
import { holdConversation, type HeldConversation } from './held'
import { newestMessage } from './ownPart'
import { post } from '../shared/mail/post'
import { say } from './send'

/** How many are in a group chat at most. */
const MOST_MEMBERS = 50

/** Makes a group chat; the same key again answers the one that was made before. */
export async function createGroupChat(
  deps: Deps,
  reader: MemberReader,
  { name: given, profileIds, key }: BodyOf<'Mail.CreateGroupChat'>,
): Promise<Conversation> {
  refuseImpersonated(reader)
  const name = oneLine(requiredText('name', given))
  for (const profileId of profileIds) refuseOwn(reader, profileId)
  const { db, limits } = deps
  const before = await groupWithKey(db, reader, key)
  if (before !== undefined) return conversationById(deps, reader, before)
  await limits.consume('groupChatByProfile', String(reader.profile.id))
  await limits.consume('groupMemberByProfile', String(reader.profile.id), profileIds.length)
  const id = await db.transaction().execute((transaction) => make(deps, transaction, reader, { name, profileIds, key }))
  return conversationById(deps, reader, id)
}

async function make(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  reader: MemberReader,
  { name, profileIds, key }: BodyOf<'Mail.CreateGroupChat'>,
): Promise<number> {
  const own = reader.profile.id
  await lockCompany(transaction, [own, ...profileIds], 'join')
  await requireAllVisible(transaction, reader, profileIds)
  const now = deps.clock.now()
  const kind = ConversationKind.GroupChat
  const made = await transaction
    .insertInto('conversation')
    .values({ kind, name, ownerId: own, creatorId: own, key, createdAt: now })
    .onConflict((conflict) => conflict.columns(['creatorId', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return requireKnown(await groupWithKey(transaction, reader, key))
  const members = [own, ...profileIds].map((profileId) => ({
    conversationId: made.id,
    profileId,
    joinedAt: now,
    lastMessageAt: now,
  }))
  await transaction.insertInto('conversationMember').values(members).execute()
  await say(deps, transaction, reader, { ...made, kind }, { type: MessageType.GroupChatCreated, about: { name } })
  return made.id
}

/** Gives the reader's group chat another name. */
export async function renameGroupChat(
  deps: Deps,
  reader: MemberReader,
  { conversationId, name: given }: BodyOf<'Mail.RenameGroupChat'>,
): Promise<Conversation> {
  refuseImpersonated(reader)
  const name = oneLine(requiredText('name', given))
  const senderId = reader.profile.id
  await deps.limits.consume('messageByProfile', String(senderId))
  await deps.db.transaction().execute(async (transaction) => {
    const group = await holdOwnGroup(transaction, reader, conversationId)
    if (group.name === name) return
    await transaction.updateTable('conversation').set({ name }).where('id', '=', conversationId).execute()
    const content = { type: MessageType.GroupChatRenamed, about: { name } }
    await post(deps, transaction, { conversationId, senderId }, content)
  })
  return conversationById(deps, reader, conversationId)
}

/** Takes more profiles into the reader's group chat; those who are in it already stay as they are. */
export async function addToGroupChat(
  deps: Deps,
  reader: MemberReader,
  { conversationId, profileIds }: BodyOf<'Mail.AddToGroupChat'>,
): Promise<Conversation> {
  refuseImpersonated(reader)
  const actorId = reader.profile.id
  await deps.limits.consume('groupMemberByProfile', String(actorId), profileIds.length)
  await deps.db.transaction().execute(async (transaction) => {
    await lockCompany(transaction, profileIds, 'join')
    const group = await holdOwnGroup(transaction, reader, conversationId)
    const present = await companyOf(transaction, conversationId, null)
    const added = profileIds.filter((id) => !present.includes(id))
    if (added.length === 0) return
    if (present.length + added.length > MOST_MEMBERS) {
      throw new Problem(422, 'GROUP_CHAT_FULL', { params: { max: MOST_MEMBERS } })
    }
    await requireAllVisible(transaction, reader, added)
    await join(deps, transaction, conversationId, added)
    const name = group.name ?? ''
    for (const profileId of added) {
      const content = { type: MessageType.GroupChatMemberAdded, about: { name, profileId } }
      await post(deps, transaction, { conversationId, senderId: actorId }, content)
    }
    await notify(deps, transaction, { topic: NotificationTopic.GroupChat, actorId, to: added, conversationId })
  })
  return conversationById(deps, reader, conversationId)
}

/**
 * Locks a group chat that the reader owns.
 * @throws 403 for any other conversation of the reader's
 */
export async function holdOwnGroup(
  transaction: Transaction<DB>,
  reader: MemberReader,
  conversationId: number,
): Promise<HeldConversation> {
  const conversation = await holdConversation(transaction, reader, conversationId)
  if (conversation.ownerId !== reader.profile.id) throw new Problem(403, 'FORBIDDEN')
  return conversation
}

/** They see what is written from now on, also when they have been in it before. */
async function join(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  conversationId: number,
  profileIds: readonly number[],
): Promise<void> {
  const now = clock.now()
  const { newest } = await newestMessage(transaction, conversationId)
  const row = { joinedAt: now, lastMessageAt: now, hiddenUpTo: newest, readUpTo: newest }
  await transaction
    .insertInto('conversationMember')
    .values(profileIds.map((profileId) => ({ conversationId, profileId, ...row })))
    .onConflict((conflict) =>
      conflict.columns(['conversationId', 'profileId']).doUpdateSet({ ...row, leftAt: null, listed: true }),
    )
    .execute()
}

async function requireAllVisible(
  transaction: Transaction<DB>,
  reader: MemberReader,
  profileIds: readonly number[],
): Promise<void> {
  const seen = await transaction
    .selectFrom('profile')
    .select('profile.id')
    .where('profile.id', '=', anyOf(profileIds))
    .where(visibleTo(reader))
    .execute()
  if (seen.length < profileIds.length) throw notFound()
}

async function groupWithKey(db: Database, { profile }: MemberReader, key: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('conversation')
    .select('id')
    .where('creatorId', '=', profile.id)
    .where('key', '=', key)
    .executeTakeFirst()
  return found?.id
}

function requireKnown(id: number | undefined): number {
  if (id === undefined) throw notFound()
  return id
}
