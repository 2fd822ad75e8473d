import type { Transaction } from 'kysely'
import type { DB } from '../../core/database/schema.generated'
import { publish } from '../../core/events'
import { recount } from './unread'
import { lockConversations } from './locks'

/**
 * Recounts the unread messages of two profiles after a block between them began or ended, including those in group
 * chats that one wrote in and then left. Both profiles' group memberships are locked, so these are all
 * conversations that both have been in.
 */
export async function recountBetween(transaction: Transaction<DB>, one: number, other: number): Promise<void> {
  const shared = await transaction
    .selectFrom('conversationMember as own')
    .innerJoin('conversationMember as others', 'others.conversationId', 'own.conversationId')
    .select('own.conversationId')
    .where('own.profileId', '=', one)
    .where('others.profileId', '=', other)
    .execute()
  const ids = shared.map(({ conversationId }) => conversationId)
  if (ids.length === 0) return
  await lockConversations(transaction, ids)
  const recounted = await recount(transaction, ids, [one, other])
  for (const { conversationId, profileId } of recounted) {
    await publish(transaction, { type: 'ConversationChanged', profileIds: [profileId], conversationId })
  }
}
