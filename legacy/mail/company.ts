import { expressionBuilder, type Transaction } from 'kysely'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import { publish } from '../core/events'
import { unblocked } from '../core/visibility'

/** Whether a row of `conversation_member` is there for what a profile does: neither has left, nor blocked the other. */
export function presentFor(profileId: number | null) {
  const eb = expressionBuilder<DB, 'conversationMember'>()
  const present = eb('conversationMember.leftAt', 'is', null)
  if (profileId === null) return present
  return eb.and([present, unblocked(profileId, eb.ref('conversationMember.profileId'))])
}

/** Who is in a conversation and sees what the profile does there, the profile included. */
export async function companyOf(db: Database, conversationId: number, profileId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('conversationMember')
    .select('profileId')
    .where('conversationId', '=', conversationId)
    .where(presentFor(profileId))
    .execute()
  return rows.map((row) => row.profileId)
}

/** Tells all who see what the profile does that a conversation has changed. */
export async function tellOfChange(
  transaction: Transaction<DB>,
  conversationId: number,
  profileId: number,
): Promise<void> {
  const profileIds = await companyOf(transaction, conversationId, profileId)
  await publish(transaction, { type: 'ConversationChanged', profileIds, conversationId })
}
