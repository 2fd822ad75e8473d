import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { ConversationKind, MessageType } from '../contract/enums'
import type { Conversation } from '../contract/mailShapes'
import { refuseImpersonated } from '../core/access/access'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { Problem } from '../core/problem'
import { refuseOwn } from '../shared/profiles/others'
import { conversationById } from './conversationAnswer'
import { lockOwnGroup } from './groups'
import { lockConversation } from './lockConversation'
import { endParticipation } from '../shared/mail/participation'
import { post } from '../shared/mail/post'

type Store = Pick<Deps, 'db' | 'clock'>

/** Removes a participant from the viewer's group chat, even one whom the viewer cannot see. */
export async function removeFromGroupChat(
  deps: Store,
  viewer: MemberViewer,
  { conversationId, profileId }: BodyOf<'Mail.RemoveFromGroupChat'>,
): Promise<Conversation> {
  refuseImpersonated(viewer)
  // The owner has to leave instead.
  refuseOwn(viewer, profileId)
  await deps.db.transaction().execute(async (transaction) => {
    const { name } = await lockOwnGroup(transaction, viewer, conversationId)
    if (!(await endParticipation(deps, transaction, conversationId, profileId))) return
    const content = { type: MessageType.GroupChatMemberRemoved, about: { name: name ?? '', profileId } }
    await post(deps, transaction, { conversationId, senderId: viewer.profile.id }, content)
  })
  return conversationById(deps, viewer, conversationId)
}

/** Leaves a group chat; it is deleted when the last participant leaves. */
export async function leaveGroupChat(deps: Store, viewer: MemberViewer, conversationId: number): Promise<void> {
  refuseImpersonated(viewer)
  const own = viewer.profile.id
  await deps.db.transaction().execute(async (transaction) => {
    const { kind, name, ownerId } = await lockConversation(transaction, viewer, conversationId)
    if (kind !== ConversationKind.GroupChat) throw new Problem(403, 'FORBIDDEN')
    await endParticipation(deps, transaction, conversationId, own)
    const heir = await firstIn(transaction, conversationId)
    if (heir === undefined) return
    const content = { type: MessageType.GroupChatMemberLeft, about: { name: name ?? '' } }
    await post(deps, transaction, { conversationId, senderId: own }, content)
    if (ownerId === own) await passOn(deps, transaction, conversationId, heir)
  })
}

/** Makes the earliest participant the owner of a group chat whose owner is gone, if anybody is left. */
export async function passOnToFirst(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  conversationId: number,
): Promise<void> {
  const heir = await firstIn(transaction, conversationId)
  if (heir !== undefined) await passOn(deps, transaction, conversationId, heir)
}

async function firstIn(transaction: Transaction<DB>, conversationId: number): Promise<number | undefined> {
  const first = await transaction
    .selectFrom('conversationMember')
    .select('profileId')
    .where('conversationId', '=', conversationId)
    .where('leftAt', 'is', null)
    .orderBy('joinedAt')
    .orderBy('profileId')
    .executeTakeFirst()
  return first?.profileId
}

/**
 * The site is the sender, so that everybody gets the message, including those who have blocked the participant who
 * left.
 */
async function passOn(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  conversationId: number,
  ownerId: number,
): Promise<void> {
  const { name } = await transaction
    .updateTable('conversation')
    .set({ ownerId })
    .where('id', '=', conversationId)
    .returning('name')
    .executeTakeFirstOrThrow()
  const content = { type: MessageType.GroupChatOwnerChanged, about: { name: name ?? '', profileId: ownerId } }
  await post(deps, transaction, { conversationId, senderId: null }, content)
}
