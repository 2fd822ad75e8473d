import { expressionBuilder, type Transaction } from 'kysely'
import { ConversationKind } from '../../contract/enums'
import type { Database } from '../../core/database/connect'
import type { DB } from '../../core/database/schema.generated'
import { publish } from '../../core/events'
import { unblocked } from '../visibility/profiles'
import { otherThan } from '../visibility/mail'

/** Whether a row of `conversation_member` sees what a profile does: neither has left, and no block is between them. */
export function presentFor(profileId: number | null) {
  const eb = expressionBuilder<DB, 'conversationMember'>()
  const present = eb('conversationMember.leftAt', 'is', null)
  if (profileId === null) return present
  return eb.and([present, unblocked(profileId, eb.ref('conversationMember.profileId'))])
}

/**
 * The participants of a conversation who see what the profile does there, including the profile; everybody sees
 * the site's messages.
 */
export async function participantsOf(
  db: Database,
  conversationId: number,
  profileId: number | null,
): Promise<number[]> {
  const rows = await db
    .selectFrom('conversationMember')
    .select('profileId')
    .where('conversationId', '=', conversationId)
    .where(presentFor(profileId))
    .execute()
  return rows.map((row) => row.profileId)
}

/** Publishes a change of a conversation to everybody who sees what the profile does. */
export async function publishConversationChange(
  transaction: Transaction<DB>,
  conversationId: number,
  profileId: number,
): Promise<void> {
  const profileIds = await participantsOf(transaction, conversationId, profileId)
  await publish(transaction, { type: 'ConversationChanged', profileIds, conversationId })
}

/** Maximum number of participants to publish a profile's change to: those it last wrote with. */
const MAX_NOTIFIED = 200

/**
 * Publishes to those who write with a profile that it is gone or back, since this decides whether their
 * conversation can be answered.
 */
export async function publishProfileChange(db: Database, profileId: number): Promise<void> {
  const rows = await db
    .selectFrom('conversationMember')
    .innerJoin('conversation', 'conversation.id', 'conversationMember.conversationId')
    .select(['conversation.id', otherThan(profileId).as('otherId')])
    .where('conversationMember.profileId', '=', profileId)
    .where('conversation.kind', '=', ConversationKind.Normal)
    .where(unblocked(profileId, otherThan(profileId)))
    .orderBy('conversationMember.lastMessageAt', 'desc')
    .limit(MAX_NOTIFIED)
    .execute()
  for (const { id: conversationId, otherId } of rows) {
    if (otherId !== null) await publish(db, { type: 'ConversationChanged', profileIds: [otherId], conversationId })
  }
}
