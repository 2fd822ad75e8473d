import type { Transaction } from 'kysely'
import type { MessageType } from '../../contract/enums'
import type { DB } from '../../core/database/schema.generated'
import { publish } from '../../core/events'
import type { Deps } from '../../core/handler'
import type { AboutByType, TypeWithSubject } from './about'
import { presentFor } from './participants'

/** The text of a message, and its subject where its type has one. */
export type Content = { readonly text?: string } & (
  | { readonly type: Exclude<MessageType, TypeWithSubject>; readonly about?: undefined }
  | { readonly [T in TypeWithSubject]: { readonly type: T; readonly about: AboutByType[T] } }[TypeWithSubject]
)

export interface Place {
  readonly conversationId: number
  /** Null: the site. */
  readonly senderId: number | null
  /** Whose own act the site tells of: for that profile it is not unread. */
  readonly doneBy?: number | undefined
  /** Idempotency key. */
  readonly key?: string
}

/** A stored message with its other viewers. */
export interface Posted {
  readonly messageId: number
  readonly receiverIds: readonly number[]
}

/**
 * Writes into a locked conversation, updates the counts of everybody who sees it, and publishes it. Returns
 * nothing if the sender has used the key already.
 */
export async function post(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { conversationId, senderId, doneBy, key }: Place,
  { type, text = '', about }: Content,
): Promise<Posted | undefined> {
  const now = clock.now()
  const writer = senderId ?? doneBy ?? null
  const message = await transaction
    .insertInto('message')
    .values({
      conversationId,
      senderId,
      type,
      text,
      about: about ? JSON.stringify(about) : null,
      key: key ?? null,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.columns(['senderId', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!message) return undefined
  const seenBy = await transaction
    .updateTable('conversationMember')
    .set((eb) => ({
      lastMessageAt: now,
      listed: true,
      unreadCount: eb('unreadCount', '+', eb.case().when('profileId', '=', writer).then(0).else(1).end()),
    }))
    .where('conversationId', '=', conversationId)
    .where(presentFor(senderId))
    .returning('profileId')
    .execute()
  const profileIds = seenBy.map(({ profileId }) => profileId).toSorted((a, b) => a - b)
  const receiverIds = profileIds.filter((id) => id !== writer)
  await publish(transaction, { type: 'MessageAdded', profileIds, conversationId, messageId: message.id })
  await publish(transaction, { type: 'CountsChanged', profileIds: receiverIds })
  return { messageId: message.id, receiverIds }
}
