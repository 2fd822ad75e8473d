import { sql, type Transaction } from 'kysely'
import type { DB } from '../../core/database/schema.generated'
import { anyOf } from '../../core/database/anyOf'

/*
 * Whoever writes to mail locks in this order, so that nobody waits for each other:
 *
 * 1. what stands for a pair (`lockPair`) and for whom one is with (`lockGroupMembership`);
 * 2. profiles;
 * 3. lodges, by id: within one, all changes of who is in it, and as what, come one after the other;
 * 4. memberships of lodges;
 * 5. conversations, by id: within one, all that is written, read and counted comes one after the other;
 * 6. messages, media, the rows of who is in it.
 *
 * Profiles that are erased are held against coming back, and taken last: nobody begins anything with them by then.
 */

/** Locks conversations, in the order of their ids. */
export async function lockConversations(transaction: Transaction<DB>, ids: readonly number[]): Promise<void> {
  await transaction
    .selectFrom('conversation')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/**
 * Whoever comes into a group chat waits for a block that one of the two is at, and a block for them: so a block finds all
 * conversations that two are in.
 */
export async function lockGroupMembership(
  transaction: Transaction<DB>,
  profileIds: readonly number[],
  purpose: 'join' | 'end',
): Promise<void> {
  const lock = purpose === 'join' ? sql.ref('pg_advisory_xact_lock_shared') : sql.ref('pg_advisory_xact_lock')
  for (const profileId of profileIds.toSorted((a, b) => a - b)) {
    await sql`select ${lock}(hashtextextended(${`participants:${profileId}`}, 0))`.execute(transaction)
  }
}
