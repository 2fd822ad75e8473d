import type { Transaction } from 'kysely'
import { MessageType } from '../contract/enums'
import type { Message } from '../contract/mailShapes'
import { refuseImpersonated } from '../core/access/access'
import type { DB } from '../core/database/schema.generated'
import { publish } from '../core/events'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound } from '../core/problem'
import { participantsOf, presentFor } from '../shared/mail/participants'
import { lockConversations } from '../shared/mail/locks'
import { lockConversation } from './lockConversation'
import { messageById } from './messages/messageAnswer'
import { openMessages } from '../shared/visibility/mail'

/** Messages that can be taken back: those that members write, not "joined" or "left". */
const said: readonly number[] = [MessageType.Normal, MessageType.VideoMessage, MessageType.VideoCall]

/** Takes one of the viewer's own messages back, for everybody. */
export async function takeMessageBack(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  messageId: number,
): Promise<Message> {
  // Taking back cannot be undone, so an impersonating administrator is refused.
  refuseImpersonated(viewer)
  await deps.db.transaction().execute(async (transaction) => {
    const message = await ownMessage(transaction, viewer, messageId)
    if (!message) throw notFound()
    await lockConversation(transaction, viewer, message.conversationId)
    await empty(transaction, message, deps.clock.now())
  })
  return messageById(deps, viewer, messageId)
}

/** Removes a message, whoever wrote it. */
export async function removeMessage(transaction: Transaction<DB>, messageId: number, now: Date): Promise<void> {
  const message = await transaction
    .selectFrom('message')
    .select(['id', 'conversationId', 'senderId'])
    .where('id', '=', messageId)
    .executeTakeFirst()
  if (!message) return
  await lockConversations(transaction, [message.conversationId])
  await empty(transaction, message, now)
}

function ownMessage(transaction: Transaction<DB>, viewer: MemberViewer, messageId: number) {
  return openMessages(transaction, viewer)
    .select(['message.id', 'message.conversationId', 'message.senderId'])
    .where('message.id', '=', messageId)
    .where('message.senderId', '=', viewer.profile.id)
    .where('message.type', 'in', said)
    .executeTakeFirst()
}

/** Empties a message, in a conversation that is locked. */
async function empty(
  transaction: Transaction<DB>,
  {
    id,
    conversationId,
    senderId,
  }: { readonly id: number; readonly conversationId: number; readonly senderId: number | null },
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('message')
    .set({ text: '', about: null, deletedAt: now })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  // Deletes the media items as well.
  await transaction.deleteFrom('messageMedia').where('messageId', '=', id).execute()
  // Lowers the unread count of those who had not read it.
  const unread = await transaction
    .updateTable('conversationMember')
    .set((eb) => ({ unreadCount: eb('unreadCount', '-', 1) }))
    .where('conversationId', '=', conversationId)
    .where('profileId', 'is distinct from', senderId)
    .where('unreadCount', '>', 0)
    .where('readUpTo', '<', id)
    .where('hiddenUpTo', '<', id)
    .where(presentFor(senderId))
    .returning('profileId')
    .execute()
  const profileIds = await participantsOf(transaction, conversationId, senderId)
  await publish(transaction, { type: 'ConversationChanged', profileIds, conversationId })
  await publish(transaction, { type: 'CountsChanged', profileIds: unread.map(({ profileId }) => profileId) })
}
