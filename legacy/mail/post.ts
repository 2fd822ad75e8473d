import type { Transaction } from 'kysely'
import type { MessageType } from '../contract/enums'
import type { DB, JsonObject } from '../core/database/schema.generated'
import { publish } from '../core/events'
import type { Deps } from '../core/handler'
import { presentFor } from './company'

/** What is written into a conversation. */
export interface NewMessage {
  readonly conversationId: number
  /** Null: the site itself. */
  readonly senderId: number | null
  readonly type: MessageType
  readonly text?: string
  readonly about?: JsonObject
  /** The same again is the same message. */
  readonly key?: string
}

/** A message as it was stored, and who else sees it. */
export interface Posted {
  readonly messageId: number
  readonly receiverIds: readonly number[]
}

/**
 * Writes into a conversation that is locked: counts it for all who see it, and tells them. Gives nothing where the sender
 * has used the key already.
 */
export async function post(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { conversationId, senderId, type, text = '', about, key }: NewMessage,
): Promise<Posted | undefined> {
  const now = clock.now()
  const message = await transaction
    .insertInto('message')
    .values({ conversationId, senderId, type, text, about: about ?? null, key: key ?? null, createdAt: now })
    .onConflict((conflict) => conflict.columns(['senderId', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!message) return undefined
  const seenBy = await transaction
    .updateTable('conversationMember')
    .set((eb) => ({
      lastMessageAt: now,
      listed: true,
      unreadCount: eb('unreadCount', '+', eb.case().when('profileId', '=', senderId).then(0).else(1).end()),
    }))
    .where('conversationId', '=', conversationId)
    .where(presentFor(senderId))
    .returning('profileId')
    .execute()
  const profileIds = seenBy.map(({ profileId }) => profileId)
  const receiverIds = profileIds.filter((id) => id !== senderId)
  await publish(transaction, { type: 'MessageAdded', profileIds, conversationId, messageId: message.id })
  await publish(transaction, { type: 'CountsChanged', profileIds: receiverIds })
  return { messageId: message.id, receiverIds }
}
