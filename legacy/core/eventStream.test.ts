import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EVENTS_PATH, type ServerEvent } from '../contract/events'
import { ProfileStatus } from '../contract/enums'
import { type HeardEvents, listenTo } from '../testing/eventStream'
import { newMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { PASSWORD } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'
import { EVENTS_CHANNEL, publish } from './events'
import { removeDeadSessions, eraseProfiles } from '../account/erasure'
import { DAY } from './clock'

const SECRET = 'known-to-servers'
const typing = (conversationId: number): ServerEvent => ({
  type: 'Typing',
  profileIds: [1, 2],
  conversationId,
  profileId: 3,
})

let server: TestServer
let url: string
let events: HeardEvents | undefined
beforeEach(async () => {
  server = await startTestServer({ EVENTS_SECRET: SECRET })
  url = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await events?.close()
  events = undefined
  await server.close()
})

async function heard(): Promise<HeardEvents> {
  events = await listenTo(url, SECRET)
  return events
}

describe('the stream', () => {
  it('delivers what is committed, in order, and nothing else', async () => {
    const { db } = server.deps
    const stream = await heard()
    await publish(db, typing(1))
    await db
      .transaction()
      .execute(async (trx) => {
        await publish(trx, typing(2))
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    await publish(db, typing(3))
    expect([await stream.next(), await stream.next()]).toEqual([typing(1), typing(3)])
  })

  it('splits events for many receivers', async () => {
    const stream = await heard()
    const profileIds = Array.from({ length: 1500 }, (_id, index) => 1_000_000_000 + index)
    await publish(server.deps.db, { type: 'CountsChanged', profileIds })
    const parts = [await stream.next(), await stream.next(), await stream.next()]
    expect(parts.flatMap((event) => (event && 'profileIds' in event ? event.profileIds : []))).toEqual(profileIds)
  })

  it('skips what is no event, and logs so without its text', async () => {
    const stream = await heard()
    await sql`select pg_notify(${EVENTS_CHANNEL}, 'a secret word')`.execute(server.deps.db)
    await sql`select pg_notify(${EVENTS_CHANNEL}, '{"type":"Unheard","text":"a secret word"}')`.execute(server.deps.db)
    await publish(server.deps.db, typing(1))
    expect(await stream.next()).toEqual(typing(1))
    expect(server.logLines.join('\n')).toContain('does not match the contract')
    expect(server.logLines.join('\n')).not.toContain('a secret word')
  })

  it('sends a resync after a break of the connection, and goes on', async () => {
    const stream = await heard()
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike ${`LISTEN ${EVENTS_CHANNEL}`}`.execute(server.deps.db)
    expect(await stream.next()).toEqual({ type: 'Resync' })
    await publish(server.deps.db, typing(1))
    expect(await stream.next()).toEqual(typing(1))
  })

  it('ends with the server, which does not wait for it', async () => {
    const stream = await heard()
    await server.app.close()
    expect(await stream.next()).toBeUndefined()
  })

  it.each([undefined, 'Bearer ', 'Bearer wrong', `bearer ${SECRET}`, `Bearer ${SECRET} `, `Basic ${SECRET}`])(
    'refuses %j',
    async (authorization) => {
      const response = await server.app.inject({
        url: EVENTS_PATH,
        headers: { ...(authorization && { authorization }) },
      })
      expect([response.statusCode, response.json()]).toMatchObject([401, { code: 'UNAUTHENTICATED' }])
    },
  )

  it('does not exist where no secret is set', async () => {
    const closed = await startTestServer()
    const headers = { authorization: 'Bearer ' }
    const { statusCode } = await closed.app.inject({ url: EVENTS_PATH, headers })
    await closed.close()
    expect(statusCode).toBe(404)
  })

  it('disconnects slow readers', async () => {
    const { port } = new URL(url)
    const deaf = connect(Number(port), '127.0.0.1')
    await once(deaf, 'connect')
    deaf.write(`GET ${EVENTS_PATH} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${SECRET}\r\n\r\n`)
    await once(deaf, 'data')
    deaf.pause()
    const event: ServerEvent = { type: 'CountsChanged', profileIds: Array.from({ length: 600 }, () => 2_000_000_000) }
    const isCutOff = () => server.logLines.some((line) => line.includes('too slow to read'))
    while (!isCutOff()) await publish(server.deps.db, event)
    deaf.resume()
    await once(deaf, 'close')
    expect(deaf.destroyed).toBe(true)
  })
})

describe('the end of sessions is published by their stamps', () => {
  beforeEach(() => insertPlaces(server.deps.db))

  async function stampsOf(profileId: number): Promise<string[]> {
    const rows = await server.deps.db.selectFrom('session').select('stamp').where('profileId', '=', profileId).execute()
    return rows.map(({ stamp }) => stamp)
  }
  const ended = (stamps: string[]) => ({ type: 'SessionsEnded', stamps })

  it('at logging out', async () => {
    const { id, client } = await newMember(server)
    const stamps = await stampsOf(id)
    const stream = await heard()
    await client.call('LogOn.LogOut', {})
    expect(await stream.next()).toEqual(ended(stamps))
  })

  it('at a new password', async () => {
    const { id, client } = await newMember(server)
    const stamps = await stampsOf(id)
    const stream = await heard()
    await client.call('EditProfile.UpdateProfilePassword', {
      currentPassword: PASSWORD,
      newPassword: 'gravel-window-93',
    })
    expect(await stream.next()).toEqual(ended(stamps))
  })

  it('when they expire, all at once', async () => {
    const { id } = await newMember(server)
    const stamps = await stampsOf(id)
    const stream = await heard()
    server.clock.advance(2 * DAY)
    await removeDeadSessions(server.deps)
    expect(await stream.next()).toEqual(ended(stamps))
  })

  it('at the erasure of a profile', async () => {
    const { id } = await newMember(server, { status: ProfileStatus.ToBeDeleted, eraseAt: server.clock.now() })
    const stamps = await stampsOf(id)
    const stream = await heard()
    await eraseProfiles(server.deps)
    expect(await stream.next()).toEqual(ended(stamps))
  })

  it('of hundreds at once', async () => {
    const members = [await newMember(server), await newMember(server)]
    const { db, clock } = server.deps
    const stamps = Array.from({ length: 400 }, (_stamp, index) => `stamp-${index}-${'x'.repeat(34)}`)
    await db
      .insertInto('session')
      .values(
        stamps.map((stamp, index) => ({
          tokenHash: Buffer.from(stamp),
          profileId: members[index % 2]?.id ?? 0,
          stamp,
          rememberMe: false,
          createdAt: clock.now(),
          lastSeenAt: clock.now(),
          expiresAt: new Date(clock.now().getTime() + 1),
        })),
      )
      .execute()
    const stream = await heard()
    server.clock.advance(1)
    await removeDeadSessions(server.deps)
    const parts = [await stream.next(), await stream.next(), await stream.next()]
    const told = parts.flatMap((event) => (event?.type === 'SessionsEnded' ? event.stamps : []))
    expect(told.sort()).toEqual(stamps.sort())
  })
})
