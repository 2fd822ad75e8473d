import { expressionBuilder, type Transaction } from 'kysely'
import { ConversationKind } from '../../contract/enums'
import type { Database } from '../../core/database/connect'
import type { DB } from '../../core/database/schema.generated'
import { publish } from '../../core/events'
import { unblocked } from '../visibility/profiles'
import { otherThan } from '../visibility/mail'

/** Whether a row of `conversation_member` is there for what a profile does: neither has left, nor blocked the other. */
export function presentFor(profileId: number | null) {
  const eb = expressionBuilder<DB, 'conversationMember'>()
  const present = eb('conversationMember.leftAt', 'is', null)
  if (profileId === null) return present
  return eb.and([present, unblocked(profileId, eb.ref('conversationMember.profileId'))])
}

/** Who is in a conversation and sees what the profile does there, the profile included; of the site itself all do. */
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

/** Tells all who see what the profile does that a conversation has changed. */
export async function publishConversationChange(
  transaction: Transaction<DB>,
  conversationId: number,
  profileId: number,
): Promise<void> {
  const profileIds = await participantsOf(transaction, conversationId, profileId)
  await publish(transaction, { type: 'ConversationChanged', profileIds, conversationId })
}

/** As many hear that a profile has come or gone: those whom it last wrote with. */
const MAX_NOTIFIED = 200

/** Tells those who write with a profile that it has come or gone: their conversation can be answered now, or no longer. */
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
