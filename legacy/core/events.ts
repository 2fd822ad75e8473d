import { sql, type Kysely } from 'kysely'
import type { ServerEvent } from '../contract/events'
import type { DB } from './database/schema.generated'

/** The channel of PostgreSQL by which the servers of an installation tell one another what happens. */
export const EVENTS_CHANNEL = 'server_events'

/** PostgreSQL takes 8,000 bytes at once: so many ids of ten digits fit beside the rest. */
const MOST_IDS = 600

/** Tells all servers what happens; inside a transaction, only if it is committed, and then at once. */
export async function publish(db: Kysely<DB>, event: ServerEvent): Promise<void> {
  if (!('profileIds' in event)) return notify(db, event)
  const { profileIds } = event
  for (let start = 0; start < profileIds.length; start += MOST_IDS) {
    await notify(db, { ...event, profileIds: profileIds.slice(start, start + MOST_IDS) })
  }
}

async function notify(db: Kysely<DB>, event: ServerEvent): Promise<void> {
  await sql`select pg_notify(${EVENTS_CHANNEL}, ${JSON.stringify(event)})`.execute(db)
}
