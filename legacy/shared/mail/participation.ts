import type { Transaction } from 'kysely'
import type { DB } from '../../core/database/schema.generated'
import { publish } from '../../core/events'
import type { Deps } from '../../core/handler'

/** New participants of a locked conversation see only later messages, even if they were in it before. */
export async function joinConversation(
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

/** Ends a participation. Returns whether there was one. */
export async function endParticipation(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  conversationId: number,
  profileId: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('conversationMember')
    .set({ leftAt: clock.now(), unreadCount: 0, pinnedAt: null })
    .where('conversationId', '=', conversationId)
    .where('profileId', '=', profileId)
    .where('leftAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await publish(transaction, { type: 'ConversationChanged', profileIds: [profileId], conversationId })
  await publish(transaction, { type: 'CountsChanged', profileIds: [profileId] })
  return true
}

/** The id of a conversation's last message, optionally not after another one; 0 where there is none. */
export async function newestMessage(
  transaction: Transaction<DB>,
  conversationId: number,
  upTo?: number,
): Promise<{ newest: number }> {
  const messages = transaction
    .selectFrom('message')
    .select('id as newest')
    .where('conversationId', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(1)
  const found = await (upTo === undefined ? messages : messages.where('id', '<=', upTo)).executeTakeFirst()
  return found ?? { newest: 0 }
}
