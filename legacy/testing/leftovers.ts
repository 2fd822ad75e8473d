import { sql } from 'kysely'
import type { Database } from '../core/database/connect'

/** The tables with a text in any value of any row: traces of somebody who should be erased. */
export async function tablesWithText(db: Database, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`.execute(db)
  const found: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(`${schema}.${name}`)} as row where row::text ilike ${`%${text}%`} limit 1`.execute(db)
    if (rows.length > 0) found.push(name)
  }
  return found
}

/** The number of rows that refer to a profile, by table and column, found by the foreign keys. */
export async function rowsOfProfile(db: Database, id: number): Promise<Record<string, number>> {
  const { rows: references } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'profile'::regclass`.execute(db)
  const counts: Record<string, number> = {}
  for (const { table, column } of references) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db)
    counts[`${table}.${column}`] = rows[0]?.count ?? 0
  }
  return counts
}
