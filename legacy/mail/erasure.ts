import type { Transaction } from 'kysely'
import { ConversationKind } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'
import { publish } from '../core/events'
import type { Deps } from '../core/handler'
import { anyOf } from '../core/database/anyOf'
import { participantsOf } from '../shared/mail/participants'
import { recount } from '../shared/mail/unread'
import { lockConversations } from '../shared/mail/locks'
import { passOnToFirst } from './leaving'

/**
 * Removes profiles that are about to be erased from all mail, once their conversations are locked: their messages
 * become empty.
 */
export async function eraseMail(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  profileIds: readonly number[],
): Promise<void> {
  if (profileIds.length === 0) return
  const parts = await transaction
    .selectFrom('conversationMember')
    .select('conversationId')
    .distinct()
    .where('profileId', '=', anyOf(profileIds))
    .execute()
  const ids = parts.map(({ conversationId }) => conversationId)
  await lockConversations(transaction, ids)
  // A trigger empties messages without a sender; their media items go with the profile.
  await transaction.updateTable('message').set({ senderId: null }).where('senderId', '=', anyOf(profileIds)).execute()
  await transaction.deleteFrom('conversationMember').where('profileId', '=', anyOf(profileIds)).execute()
  const left = await transaction
    .selectFrom('conversation')
    .select(['id', 'kind', 'ownerId'])
    .where('id', '=', anyOf(ids))
    .execute()
  for (const { id, kind, ownerId } of left) {
    const deserted = ownerId !== null && profileIds.includes(ownerId)
    if (kind === ConversationKind.GroupChat && deserted) await passOnToFirst(deps, transaction, id)
  }
  await recount(
    transaction,
    left.map(({ id }) => id),
  )
  for (const { id: conversationId } of left) {
    const participants = await participantsOf(transaction, conversationId, null)
    await publish(transaction, { type: 'ConversationChanged', profileIds: participants, conversationId })
    await publish(transaction, { type: 'CountsChanged', profileIds: participants })
  }
}
