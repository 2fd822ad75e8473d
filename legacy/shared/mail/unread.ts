import { expressionBuilder, type Expression, type Transaction } from 'kysely'
import type { DB } from '../../core/database/schema.generated'
import { unblocked } from '../visibility/profiles'
import { anyOf } from '../../core/database/anyOf'

/**
 * Recounts unread messages and the time of the last one, for all or some participants of locked conversations.
 * Returns the profiles of these rows.
 */
export async function recount(
  transaction: Transaction<DB>,
  conversationIds: readonly number[],
  profileIds?: readonly number[],
): Promise<{ conversationId: number; profileId: number }[]> {
  if (conversationIds.length === 0) return []
  const eb = expressionBuilder<DB, 'conversationMember'>()
  const seen = messagesSeen(eb.ref('conversationMember.conversationId'), eb.ref('conversationMember.profileId'))
  const newest = seen
    .select('message.createdAt')
    .whereRef('message.id', '>', 'conversationMember.hiddenUpTo')
    .orderBy('message.id', 'desc')
    .limit(1)
  const rows = transaction
    .updateTable('conversationMember')
    .set({
      unreadCount: unread(),
      lastMessageAt: eb.fn.coalesce(newest.$asScalar(), eb.ref('conversationMember.joinedAt')),
      // Messages that were hidden by a block may be new to a participant who had deleted the conversation.
      listed: eb.or([eb('conversationMember.listed', '=', true), eb.exists(newest)]).$castTo<boolean>(),
    })
    .where('conversationMember.conversationId', '=', anyOf(conversationIds))
    .where('conversationMember.leftAt', 'is', null)
    .returning(['conversationMember.conversationId', 'conversationMember.profileId'])
  return (profileIds ? rows.where('conversationMember.profileId', '=', anyOf(profileIds)) : rows).execute()
}

/** The number of messages from others that a participant may see and has not read. */
export function unread() {
  const eb = expressionBuilder<DB, 'conversationMember'>()
  const own = eb.ref('conversationMember.profileId')
  return messagesSeen(eb.ref('conversationMember.conversationId'), own)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('message.id', '>', (greater) =>
      greater.fn<number>('greatest', ['conversationMember.hiddenUpTo', 'conversationMember.readUpTo']),
    )
    .where('message.senderId', 'is distinct from', own)
    .where('message.deletedAt', 'is', null)
    .$asScalar()
    .$notNull()
}

function messagesSeen(conversationId: Expression<number>, profileId: Expression<number>) {
  return expressionBuilder<DB, 'conversationMember'>()
    .selectFrom('message')
    .where('message.conversationId', '=', conversationId)
    .where((eb) => unblocked(profileId, eb.ref('message.senderId')))
}
