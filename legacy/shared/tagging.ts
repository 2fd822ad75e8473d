import { sql, type Transaction } from 'kysely'
import type { DB } from '../core/database/schema.generated'

/** Tags of one kind, with the table that links them to what carries them. */
interface Tagging {
  readonly tags: string
  readonly links: string
  /** The column of `links` that names the carrier. */
  readonly carrier: string
}

export const blogTagging: Tagging = { tags: 'blog_tag', links: 'blog_entry_tag', carrier: 'entry_id' }
export const lodgeTagging: Tagging = { tags: 'lodge_tag', links: 'lodge_tagging', carrier: 'lodge_id' }

/** Replaces the tags of something, in order. A tag keeps its first spelling. */
export async function saveTags(
  transaction: Transaction<DB>,
  { tags, links, carrier }: Tagging,
  carrierId: number,
  names: readonly string[],
): Promise<void> {
  // Locks out the clean-up of tags while the transaction lasts, and vice versa.
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${tags}, 0))`.execute(transaction)
  await sql`delete from ${sql.table(links)} where ${sql.ref(carrier)} = ${carrierId}`.execute(transaction)
  if (names.length === 0) return
  // Sorted alike for all spellings, so that two who save the same tags do not deadlock.
  const sorted = names.toSorted((a, b) => compared(a, b))
  await sql`
    insert into ${sql.table(tags)} (name)
    select name from unnest(${sorted}::citext[]) with ordinality as wanted (name, position) order by position
    on conflict do nothing`.execute(transaction)
  await sql`
    insert into ${sql.table(links)} (${sql.ref(carrier)}, tag_id, position)
    select ${carrierId}, tag.id, wanted.position - 1
    from unnest(${names}::citext[]) with ordinality as wanted (name, position)
    join ${sql.table(tags)} as tag on tag.name = wanted.name
    order by wanted.position
    on conflict do nothing`.execute(transaction)
}

/** Deletes tags that nothing carries. */
export async function removeUnusedTags(transaction: Transaction<DB>, { tags, links }: Tagging): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${tags}, 0))`.execute(transaction)
  await sql`
    delete from ${sql.table(tags)} as tag
    where not exists (select from ${sql.table(links)} as link where link.tag_id = tag.id)`.execute(transaction)
}

/** Compares names like the database: in lower case. */
function compared(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  if (a === b) return 0
  return a < b ? -1 : 1
}
