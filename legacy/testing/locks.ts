import { sql } from 'kysely'
import type { TestServer } from './testServer'

/** Resolves once a connection waits for a lock. */
export async function waitsForLock({ deps: { db } }: TestServer): Promise<void> {
  for (;;) {
    const { rows } =
      await sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
        db,
      )
    if (rows.length > 0) return
  }
}
