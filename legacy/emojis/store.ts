import type { Transaction } from 'kysely'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'

/** Length of the list of recent emojis. */
const KEPT = 21

export async function latestEmojis(db: Database, profileId: number): Promise<{ shortname: string }[]> {
  return newest(db, profileId).execute()
}

/** Puts an emoji first and drops those beyond the limit. */
export async function addUsedEmoji(
  db: Transaction<DB>,
  used: { profileId: number; shortname: string; usedAt: Date },
): Promise<void> {
  const { profileId, usedAt } = used
  await db
    .insertInto('emojiUsed')
    .values(used)
    .onConflict((conflict) => conflict.columns(['profileId', 'shortname']).doUpdateSet({ usedAt }))
    .execute()
  await db
    .deleteFrom('emojiUsed')
    .where('profileId', '=', profileId)
    .where('shortname', 'not in', newest(db, profileId))
    .execute()
}

function newest(db: Database, profileId: number) {
  return db
    .selectFrom('emojiUsed')
    .select('shortname')
    .where('profileId', '=', profileId)
    .orderBy('usedAt', 'desc')
    .orderBy('shortname')
    .limit(KEPT)
}
