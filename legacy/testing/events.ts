import { Client } from 'pg'
import type { ServerEvent } from '../contract/events'
import { EVENTS_CHANNEL, publish } from '../core/events'
import type { TestServer } from './testServer'

export interface Heard {
  /** All events since the last call. */
  take(): Promise<ServerEvent[]>
  /** The same for one profile, by type and conversation. */
  takeFor(profileId: number): Promise<string[]>
  close(): Promise<void>
}

/** Listens to the events between servers on a test's database. */
export async function hearEvents({ databaseUrl, deps }: TestServer): Promise<Heard> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  let heard: ServerEvent[] = []
  let atEnd: () => void = () => undefined
  client.on('notification', ({ payload = '' }) => {
    const event = JSON.parse(payload) as ServerEvent
    if (event.type === 'Resync') atEnd()
    else heard.push(event)
  })
  await client.query(`LISTEN ${EVENTS_CHANNEL}`)
  const take = async () => {
    // PostgreSQL keeps the order: once this event arrives, all earlier ones have.
    const end = new Promise<void>((resolve) => (atEnd = resolve))
    await publish(deps.db, { type: 'Resync' })
    await end
    const taken = heard
    heard = []
    return taken
  }
  return {
    take,
    takeFor: async (profileId) =>
      (await take()).flatMap((event) =>
        'profileIds' in event && event.profileIds.includes(profileId)
          ? [event.type + ('conversationId' in event ? ` ${event.conversationId}` : '')]
          : [],
      ),
    close: () => client.end(),
  }
}
