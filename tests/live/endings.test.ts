import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ProfileStatus } from '../../legacy/contract/enums'
import { publish } from '../../legacy/core/events'
import { clientOf, PASSWORD } from '../../legacy/testing/profiles'
import { Browser } from '../setup/browser'
import { LIVE_EVENTS } from './stream'
import { endOf, eventsUntil, forgetSessions, LiveWorld, SECRET, untilEvent } from './world'

let world: LiveWorld
beforeAll(async () => {
  world = await LiveWorld.start()
})
afterEach(() => world.clear())
afterAll(() => world.close())

const db = () => world.product.legacy.deps.db
const toAll = (...profileIds: number[]) => publish(db(), { type: 'CountsChanged', profileIds })

describe('a stream ends', () => {
  it('at log-out, while those of other sessions continue', async () => {
    const [freja, mikkel] = [await world.member(), await world.member()]
    const [hers, his] = [await world.openLive(freja), await world.openLive(mikkel)]
    await freja.client.call('LogOn.LogOut')
    expect(await endOf(hers)).toBe('UNAUTHENTICATED')
    await toAll(freja.id, mikkel.id)
    await untilEvent(his, 'LiveCounts')
  })

  it('at log-out everywhere from another session, whose own stream continues', async () => {
    const freja = await world.member()
    const client = await clientOf(world.product.legacy, freja.id)
    const [ended, kept] = [await world.openLive(freja), await world.openLive({ ...freja, client })]
    await client.call('LogOn.EndSessions')
    expect(await endOf(ended)).toBe('UNAUTHENTICATED')
    await toAll(freja.id)
    await untilEvent(kept, 'LiveCounts')
  })

  it('at a new password, and the next session gets one of its own', async () => {
    const freja = await world.member()
    const before = await world.openLive(freja)
    const passwords = { currentPassword: PASSWORD, newPassword: 'gravel-window-93' }
    await freja.client.call('EditProfile.UpdateProfilePassword', passwords)
    expect(await endOf(before)).toBe('UNAUTHENTICATED')
    const after = await world.openLive(freja)
    await toAll(freja.id)
    await untilEvent(after, 'LiveCounts')
  })

  it('when the profile is locked or the session is deleted without an event: no more events follow', async () => {
    const [freja, mikkel, nora] = [await world.member(), await world.member(), await world.member()]
    const [hers, his] = [await world.openLive(freja), await world.openLive(mikkel)]
    await db().updateTable('profile').set({ status: ProfileStatus.Locked }).where('id', '=', freja.id).execute()
    await forgetSessions(world.product.legacy, mikkel.id)
    const { conversationId } = await world.write(nora, mikkel, 'Hej')
    await publish(db(), { type: 'ConversationChanged', profileIds: [freja.id], conversationId })
    expect(await endOf(hers)).toBe('FORBIDDEN')
    expect(await endOf(his)).toBe('UNAUTHENTICATED')
  })

  it('when the session was deleted during a disconnection, before the event about missed ones', async () => {
    const freja = await world.member()
    const stream = await world.openLive(freja)
    await forgetSessions(world.product.legacy, freja.id)
    await publish(db(), { type: 'Resync' })
    expect(await stream.next()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
  })

  it('with the gateway, at once', { timeout: 60_000 }, async () => {
    const gateway = await world.gatewayBefore(world.product.legacyUrl)
    const stream = await world.openLive(await world.member(), gateway.url)
    await gateway.close()
    expect(await endOf(stream)).toBe('STREAM_UNAVAILABLE')
  })
})

describe('a stream is refused', () => {
  it('to visitors, and to members without access to the site', async () => {
    const freja = await world.member()
    expect(await endOf(await world.open())).toBe('UNAUTHENTICATED')
    await db().updateTable('profile').set({ status: ProfileStatus.Quarantined }).where('id', '=', freja.id).execute()
    expect(await endOf(await world.open(freja))).toBe('FORBIDDEN')
  })

  it('without events of the legacy server', { timeout: 60_000 }, async () => {
    const freja = await world.member()
    for (const secret of ['', 'wrong']) {
      const gateway = await world.gatewayBefore(world.product.legacyUrl, { EVENTS_SECRET: secret })
      expect(await endOf(await world.open(freja, LIVE_EVENTS, gateway.url))).toBe('STREAM_UNAVAILABLE')
      const ready = await fetch(`${gateway.url}/readyz`)
      expect(ready.status).toBe(200)
    }
  })

  it('when a profile has twenty, until one of them closes', { timeout: 60_000 }, async () => {
    const freja = await world.member()
    const streams = []
    for (let opened = 0; opened < 20; opened += 1) streams.push(await world.openLive(freja))
    expect(await endOf(await world.open(freja))).toBe('RATE_LIMITED')
    await streams[0]?.close()
    // The server notices a closed connection with a delay.
    for (let code: unknown = 'RATE_LIMITED'; code === 'RATE_LIMITED';) {
      const told = await (await world.open(freja)).next()
      code = told?.errors?.[0]?.extensions['code']
    }
    await world.openLive(await world.member())
  })

  it('for a conversation without the viewer', async () => {
    const [freja, mikkel, nora] = [await world.member(), await world.member(), await world.member()]
    const { conversationId } = await world.write(freja, mikkel, 'Hej')
    const id = Buffer.from(`Conversation:${conversationId}`).toString('base64url')
    const query = `subscription { messageAdded(conversationId: "${id}") { id } }`
    expect(await endOf(await world.open(nora, query))).toBe('NOT_FOUND')
  })

  it('by GET, without our client’s header, and to pages of other sites', async () => {
    const freja = await world.member()
    const cookie = `sid=${freja.client.cookies.get('sid')}`
    const address = `${world.product.url}/graphql?query=${encodeURIComponent('subscription { liveEvents { __typename } }')}`
    const sent: Record<string, string> = { cookie, accept: 'text/event-stream', 'content-type': 'application/json' }
    const got = await fetch(address, { headers: { cookie, accept: 'text/event-stream' } })
    expect(await got.text()).toContain('BAD_USER_INPUT')
    const forged: Record<string, string>[] = [
      { 'content-type': 'text/plain' },
      { origin: 'https://elsewhere.test', 'x-graphql-csrf': '1' },
    ]
    for (const headers of forged) {
      const response = await fetch(`${world.product.url}/graphql`, {
        method: 'POST',
        headers: { ...sent, ...headers },
        body: JSON.stringify({ query: LIVE_EVENTS }),
      })
      expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('FORBIDDEN')])
    }
  })

  it('when each event would cost too much', async () => {
    const freja = await world.member()
    const page = '(first: 100) { edges { node { id } } }'
    const query = `subscription { liveEvents { ... on LiveConversation { conversation {
      members(first: 100) { edges { node { profile { albums${page} guestbook${page} } } } }
    } } } }`
    const told = await (await world.open(freja, query)).next()
    expect(told?.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'TOO_EXPENSIVE' })
  })
})

describe('a stream', () => {
  it(
    'is allowed for our client’s persisted operation, in production too, and for no other',
    { timeout: 60_000 },
    async () => {
      const stored = JSON.parse(await readFile('web/platform/relay/persisted.json', 'utf8')) as Record<string, string>
      const id = Object.keys(stored).find((key) => stored[key]?.includes('subscription liveSubscription'))
      const env = { NODE_ENV: 'production', PERSISTED_OPERATIONS: 'web/platform/relay/persisted.json' }
      const gateway = await world.gatewayBefore(world.product.legacyUrl, env)
      const freja = await world.member()
      for (const named of [{ documentId: id }, { extensions: { persistedQuery: { version: 1, sha256Hash: id } } }]) {
        const stream = await world.open(freja, named, gateway.url)
        await eventsUntil(stream, 'LiveResync')
      }
      const told = await (await world.open(freja, LIVE_EVENTS, gateway.url)).next()
      expect(told?.errors).toHaveLength(1)
    },
  )

  it('is neither compressed nor cached, and not buffered by proxies', async () => {
    const { response } = await world.open(await world.member())
    const headers = ['content-type', 'content-encoding', 'cache-control', 'x-accel-buffering']
    expect(headers.map((name) => response.headers.get(name))).toEqual([
      'text/event-stream',
      null,
      'no-store, no-transform',
      'no',
    ])
  })

  it('leaves none of its content in the logs', async () => {
    const [freja, mikkel] = [await world.member(), await world.member()]
    const stream = await world.openLive(mikkel)
    await world.write(freja, mikkel, 'a secret word')
    await untilEvent(stream, 'LiveMessage')
    await stream.close()
    const { gatewayLog, legacy } = world.product
    expect([...gatewayLog, ...legacy.logLines].join('\n')).not.toContain('a secret word')
  })

  it.each([
    '/api/Events/Stream',
    '/api/events/stream',
    '/api/Events/%53tream',
    '/api/x/../Events/Stream',
    '/media/..%2Fapi/Events/Stream',
  ])('between the servers is not reachable at %s of the gateway, even with its secret', async (path) => {
    const headers = { authorization: `Bearer ${SECRET}` }
    expect((await new Browser(world.product).send(path, { headers })).status).not.toBe(200)
  })
})
