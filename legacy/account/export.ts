import { sql } from 'kysely'
import type { Database } from '../core/database/connect'

/** Columns that are secrets, or name someone else's doing. */
const withheld = new Set(['passwordHash', 'tokenHash', 'storageKey', 'impersonatorId', 'adminProfileId'])

/** Tables whose `profile_id` tells what others have noted about the member. */
const othersNotes = new Set(['profile_tag'])

/** Columns besides `profile_id` by which a row is the member's own. */
const ownColumns = ['profile_id', 'visitor_id']

/**
 * All that is stored about a member, by table. It follows the foreign keys, so that a table that comes later is part of it
 * without being named here.
 */
export async function exportedData(db: Database, profileId: number): Promise<Record<string, unknown>> {
  const { rows: references } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'profile'::regclass and cardinality(c.conkey) = 1
    order by 1, 2`.execute(db)
  const own = references.filter(({ table, column }) => ownColumns.includes(column) && !othersNotes.has(table))
  const data: Record<string, unknown> = { profile: await rowsOf(db, 'profile', 'id', profileId) }
  for (const { table, column } of own) data[table] = await rowsOf(db, table, column, profileId)
  return data
}

async function rowsOf(db: Database, table: string, column: string, profileId: number): Promise<unknown[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where ${sql.ref(column)} = ${profileId} limit 10000`.execute(db)
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !withheld.has(name))))
}
