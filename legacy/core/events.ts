import { sql, type Kysely } from 'kysely'
import type { ServerEvent } from '../contract/events'
import type { DB } from './database/schema.generated'

/** The PostgreSQL channel for events between the servers of an installation. */
export const EVENTS_CHANNEL = 'server_events'

/** The number of ten-digit ids that fit into PostgreSQL's limit of 8,000 bytes beside the rest. */
const MAX_IDS = 600

/** Publishes an event to all servers; inside a transaction, only once it is committed. */
export async function publish(db: Kysely<DB>, event: ServerEvent): Promise<void> {
  await publishAll(db, [event])
}

/** Publishes several events in one statement. */
export async function publishAll(db: Kysely<DB>, events: readonly ServerEvent[]): Promise<void> {
  const texts = events.flatMap(inParts).map((event) => JSON.stringify(event))
  if (texts.length === 0) return
  await sql`select pg_notify(${EVENTS_CHANNEL}, event) from unnest(${texts}::text[]) as event`.execute(db)
}

function inParts(event: ServerEvent): ServerEvent[] {
  if (!('profileIds' in event)) return [event]
  const { profileIds } = event
  return Array.from({ length: Math.ceil(profileIds.length / MAX_IDS) }, (_, part) => ({
    ...event,
    profileIds: profileIds.slice(part * MAX_IDS, (part + 1) * MAX_IDS),
  }))
}
