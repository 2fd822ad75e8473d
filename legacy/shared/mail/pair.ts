import type { Transaction } from 'kysely'
import { ConversationKind } from '../../contract/enums'
import type { Database } from '../../core/database/connect'
import type { DB } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { notFound } from '../../core/problem'
import { lockConversations } from './locks'

export async function conversationOfPair(db: Database, one: number, other: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('conversation')
    .select('id')
    .where('kind', '=', ConversationKind.Normal)
    .where('lowId', '=', Math.min(one, other))
    .where('highId', '=', Math.max(one, other))
    .executeTakeFirst()
  return found?.id
}

/** Locks the conversation of a pair, or creates it. A concurrent block between the two waits. */
export async function lockConversationOfPair(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  one: number,
  other: number,
): Promise<number> {
  const [lowId, highId] = [Math.min(one, other), Math.max(one, other)]
  const now = clock.now()
  const begun = await transaction
    .insertInto('conversation')
    .values({ kind: ConversationKind.Normal, lowId, highId, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (begun) {
    await transaction
      .insertInto('conversationMember')
      .values(
        [lowId, highId].map((profileId) => ({
          conversationId: begun.id,
          profileId,
          joinedAt: now,
          lastMessageAt: now,
          // Until the first message.
          listed: false,
        })),
      )
      .execute()
    return begun.id
  }
  const known = await conversationOfPair(transaction, one, other)
  if (known === undefined) throw notFound()
  await lockConversations(transaction, [known])
  return known
}
