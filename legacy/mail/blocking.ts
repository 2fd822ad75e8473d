import type { Transaction } from 'kysely'
import type { DB } from '../core/database/schema.generated'
import { publish } from '../core/events'
import { recount } from './counters'
import { lockConversations } from './held'

/**
 * What two have unread, where a block between them has come or gone: their company is locked, so that these are all
 * conversations they share.
 */
export async function recountBetween(transaction: Transaction<DB>, one: number, other: number): Promise<void> {
  const shared = await transaction
    .selectFrom('conversationMember as own')
    .innerJoin('conversationMember as others', 'others.conversationId', 'own.conversationId')
    .select('own.conversationId')
    .where('own.profileId', '=', one)
    .where('own.leftAt', 'is', null)
    .where('others.profileId', '=', other)
    .where('others.leftAt', 'is', null)
    .execute()
  const ids = shared.map(({ conversationId }) => conversationId)
  if (ids.length === 0) return
  const profileIds = [one, other]
  await lockConversations(transaction, ids)
  await recount(transaction, ids, profileIds)
  for (const conversationId of ids) {
    await publish(transaction, { type: 'ConversationChanged', profileIds, conversationId })
  }
}
