import { sql, type Transaction } from 'kysely'
import type { DB } from '../../core/database/schema.generated'

/** Locks out the clean-up of tags while the transaction lasts, and vice versa. */
const TAGS = 'blogTags'

/** Replaces the tags of an entry, in order. A tag keeps its first spelling. */
export async function saveTagsOf(
  transaction: Transaction<DB>,
  entryId: number,
  names: readonly string[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${TAGS}, 0))`.execute(transaction)
  await transaction.deleteFrom('blogEntryTag').where('entryId', '=', entryId).execute()
  if (names.length === 0) return
  await transaction
    .insertInto('blogTag')
    // Sorted alike for all spellings, so that two who save the same tags do not deadlock.
    .values(names.toSorted((a, b) => compared(a, b)).map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sql`
    insert into blog_entry_tag (entry_id, tag_id, position)
    select ${entryId}, blog_tag.id, wanted.position - 1
    from unnest(${names}::citext[]) with ordinality as wanted (name, position)
    join blog_tag on blog_tag.name = wanted.name
    order by wanted.position
    on conflict do nothing`.execute(transaction)
}

/** Compares names like the database: in lower case. */
function compared(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Deletes unused tags. */
export async function removeUnusedTags(transaction: Transaction<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${TAGS}, 0))`.execute(transaction)
  await transaction
    .deleteFrom('blogTag')
    .where((eb) => {
      const carriers = eb.selectFrom('blogEntryTag').select('blogEntryTag.entryId')
      return eb.not(eb.exists(carriers.whereRef('blogEntryTag.tagId', '=', 'blogTag.id')))
    })
    .execute()
}
