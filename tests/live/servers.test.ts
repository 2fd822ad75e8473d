import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { publish } from '../../legacy/core/events'
import type { OpenStream } from './stream'
import { type Beside, endOf, eventsUntil, LiveWorld, untilEvent } from './world'

let world: LiveWorld
/** A second pair of servers on the database. */
let legacy: Beside
let gateway: Beside
beforeAll(async () => {
  world = await LiveWorld.start()
  legacy = await world.legacyBeside()
  gateway = await world.gatewayBefore(legacy.url)
})
afterAll(() => world.close())

const typesUntil = async (stream: OpenStream, type: string) =>
  (await eventsUntil(stream, type)).map(({ __typename }) => __typename)

describe('several servers on one database', () => {
  it('share events: a write at any server reaches every gateway', async () => {
    const [freja, mikkel] = [await world.member(), await world.member()]
    const [hers, his] = [await world.openLive(freja, gateway.url), await world.openLive(mikkel)]
    const { id } = await world.write(freja, mikkel, 'Hej')
    for (const stream of [hers, his]) {
      expect(await untilEvent(stream, 'LiveMessage')).toMatchObject({ message: { legacyId: id } })
    }
  })

  it('end a stream at one gateway when its member logs out at the other', async () => {
    const freja = await world.member()
    const stream = await world.openLive(freja, gateway.url)
    await freja.client.call('LogOn.LogOut')
    expect(await endOf(stream)).toBe('UNAUTHENTICATED')
  })
})

describe('after a disconnection', () => {
  it('between legacy server and database, a stream says that events may be missing', async () => {
    const member = await world.member()
    const stream = await world.openLive(member)
    const { db } = world.product.legacy.deps
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'LISTEN %'`.execute(db)
    expect(await typesUntil(stream, 'LiveResync')).toEqual(['LiveResync'])
    await publish(db, { type: 'CountsChanged', profileIds: [member.id] })
    expect(await typesUntil(stream, 'LiveCounts')).toEqual(['LiveCounts'])
  })

  it('streams that cannot report missed events end, so that the client refetches', async () => {
    const member = await world.member()
    const stream = await world.open(member, 'subscription { conversationChanged { id } }')
    const beside = await world.openLive(member)
    await publish(world.product.legacy.deps.db, { type: 'Resync' })
    await untilEvent(beside, 'LiveResync')
    const requestId = stream.response.headers.get('x-request-id')
    expect((await stream.next())?.errors?.[0]?.extensions).toEqual({
      code: 'STREAM_UNAVAILABLE',
      reason: 'MISSED',
      requestId,
    })
    expect(await stream.next()).toBeUndefined()
  })

  // Runs last, because the legacy server is replaced.
  it('of the legacy server, a stream says so too, and continues', { timeout: 60_000 }, async () => {
    const [freja, mikkel] = [await world.member(), await world.member()]
    const stream = await world.openLive(mikkel, gateway.url)
    await legacy.close()
    await world.write(freja, mikkel, 'Missed')
    await world.legacyBeside(Number(new URL(legacy.url).port))
    expect(await typesUntil(stream, 'LiveResync')).toEqual(['LiveResync'])
    const { id } = await world.write(freja, mikkel, 'Heard')
    expect(await untilEvent(stream, 'LiveMessage')).toMatchObject({ message: { legacyId: id } })
  })
})
