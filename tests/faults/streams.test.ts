import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway } from '../../gateway/testing/gateway'
import { type CallName, pathOf } from '../../legacy/contract/contract'
import type { OpenStream, Told } from '../live/stream'
import { type Injection, startFaultProxy } from './faultProxy'
import { faults, secret } from './faults'
import { FaultWorld, openClientStream, settingsForFaults } from './faultWorld'

const MEMBER = 1

let world: FaultWorld
beforeAll(async () => {
  world = await FaultWorld.start()
})
afterAll(() => world.close())

const opening: readonly CallName[] = ['CurrentProfile.GetProfileData', 'Notifications.NotificationCounts']
const either = new RegExp(opening.join('|'))

describe('a stream with a fault at its start', () => {
  it.concurrent.each(faults.flatMap((fault) => opening.map((call) => ({ ...fault, call }))))(
    '$name at $call says so and ends',
    async ({ call, ...fault }) => {
      const stream = await world.openStream(fault, [call])
      const told = await stream.next()
      const { code, reason, slow } = fault
      // On a busy machine the other call may time out first.
      const failing = slow ? either : new RegExp(call)
      const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/) as string
      expect(told?.errors?.map(({ extensions }) => extensions)).toEqual([
        { code, reason, call: expect.stringMatching(failing) as string, requestId },
      ])
      expect(JSON.stringify(told)).not.toContain(secret)
      expect(await stream.next()).toBeUndefined()
    },
  )
})

const telling: readonly CallName[] = ['Mail.GetConversationsByIds', 'Mail.GetMessagesByIds']

/** The stream's event about a message; further events about counters may follow. */
async function toldOfMessage(stream: OpenStream): Promise<Told | undefined> {
  expect((await stream.next())?.data?.liveEvents?.__typename).toBe('LiveResync')
  world.server.tell({ type: 'MessageAdded', profileIds: [MEMBER], conversationId: 1, messageId: 2 })
  const told = await stream.next()
  world.server.tell({ type: 'CountsChanged', profileIds: [MEMBER] })
  expect((await stream.next())?.data?.liveEvents?.__typename).toBe('LiveCounts')
  await stream.close()
  return told
}

describe('an event with a fault', () => {
  it('is built by these calls', async () => {
    const stream = await world.openStream()
    expect((await toldOfMessage(stream))?.data?.liveEvents?.__typename).toBe('LiveMessage')
    expect(stream.trial.arrived).toEqual(expect.arrayContaining(telling.map(pathOf)))
  })

  // Sequential, because events go to all streams.
  it.each(faults.flatMap((fault) => telling.map((call) => ({ ...fault, call }))))(
    '$name at $call is told as something missed, and the stream goes on',
    async ({ call, ...fault }) => {
      const told = await toldOfMessage(await world.openStream(fault, [call]))
      expect([told?.data?.liveEvents?.__typename, told?.errors]).toEqual(['LiveResync', undefined])
    },
  )
})

/** Faults of the upstream's own event stream. */
const ofEvents: readonly { readonly name: string; readonly inject: Injection }[] = [
  { name: 'is refused', inject: ({ response }) => void response.writeHead(404).end(secret) },
  {
    name: 'fails',
    inject: ({ response }) => void response.writeHead(500, { 'content-type': 'text/html' }).end(secret),
  },
  { name: 'is reset', inject: ({ socket }) => void socket.resetAndDestroy() },
  { name: 'never begins', inject: () => undefined },
  {
    name: 'is a page',
    inject: ({ response }) => void response.writeHead(200, { 'content-type': 'text/html' }).end(secret),
  },
]

describe('an upstream event stream that', () => {
  it.concurrent.each(ofEvents)('$name makes the client poll', async ({ inject }) => {
    const proxy = await startFaultProxy(world.server.url)
    proxy.unmarked = inject
    const gateway = await startGateway(proxy.url, settingsForFaults(60_000))
    try {
      const stream = await openClientStream(gateway.url, world.operation('liveSubscription'), proxy.trial().mark)
      const told = await stream.next()
      const requestId = stream.response.headers.get('x-request-id')
      expect(told?.errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'STREAM_UNAVAILABLE', requestId }])
      expect(JSON.stringify(told)).not.toContain(secret)
      expect(await stream.next()).toBeUndefined()
    } finally {
      await gateway.close()
      await proxy.close()
    }
  })
})

it('no error was left unhandled', () => {
  expect(world.unhandled).toEqual([])
})
