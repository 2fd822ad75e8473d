import { fastify, type FastifyInstance } from 'fastify'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CommentItemType } from '../../../legacy/contract/enums'
import { EVENTS_PATH, type ServerEvent } from '../../../legacy/contract/events'
import { readSettings } from '../settings'
import { StandingTimers } from '../../testing/standingTimers'
import { LiveHub } from './hub'
import type { Signal, SignalQueue } from './queue'

const silent = { warn: () => undefined, info: () => undefined }

let legacy: FastifyInstance
let stream: PassThrough
let timers: StandingTimers
let hub: LiveHub
beforeEach(async () => {
  legacy = fastify()
  stream = new PassThrough()
  legacy.get(EVENTS_PATH, (_request, reply) => reply.header('content-type', 'text/event-stream').send(stream))
  const url = await legacy.listen({ port: 0, host: '127.0.0.1' })
  timers = new StandingTimers()
  hub = new LiveHub(readSettings({ LEGACY_API_URL: url, EVENTS_SECRET: 'known' }), silent, timers)
  stream.write(':\n\n')
  await hub.open(new AbortController().signal)
})
afterEach(async () => {
  hub.close()
  stream.destroy()
  await legacy.close()
})

const tell = (event: ServerEvent) => void stream.write(`data: ${JSON.stringify(event)}\n\n`)
const join = (profileId: number) =>
  hub.join({ profileId, stamp: `of ${profileId}`, wants: () => true }, new AbortController().signal)

/** The signals that wait in a queue now. */
async function waitingIn(queue: SignalQueue): Promise<Signal[]> {
  const all: Signal[] = []
  queue.push({ type: 'Typing', profileIds: [], conversationId: 0, profileId: 0 })
  for await (const signal of queue) {
    if (signal.type === 'Typing') break
    all.push(signal)
  }
  return all
}

/** Resolves once all published events have arrived. */
async function heard(): Promise<void> {
  const last = join(0)
  tell({ type: 'SessionsEnded', stamps: ['of 0'] })
  await expect(last[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
}

describe('after a break', () => {
  it('streams are resynced one after the other, not all at once', async () => {
    const queues = [1, 2, 3].map(join)
    tell({ type: 'Resync' })
    await heard()
    const resynced: number[] = []
    for (let passed = 0; passed < 3; passed += 1) {
      timers.pass(passed === 0 ? 0 : 5)
      resynced.push(timers.waiting)
    }
    expect(resynced).toEqual([2, 1, 0])
    for (const queue of queues) expect(await waitingIn(queue)).toEqual([{ type: 'Resync' }])
  })

  it('thousands of streams are resynced within ten seconds', async () => {
    for (let profileId = 1; profileId <= 4000; profileId += 1) join(profileId)
    tell({ type: 'Resync' })
    await heard()
    timers.pass(10_000)
    expect(timers.waiting).toBe(0)
  })
})

describe('a stream that ends by itself', () => {
  it('makes room for another of its profile, and gets no more events', async () => {
    const queues = Array.from({ length: 20 }, () => join(7))
    expect(() => join(7)).toThrow('Too many attempts')
    queues[0]?.end()
    join(7)
    expect(() => join(7)).toThrow('Too many attempts')
  })
})

describe('the viewers of an item', () => {
  const item = { itemType: CommentItemType.BlogEntry, itemId: 1 }
  const view = (profileId: number, itemId = 1) =>
    hub.join(
      { profileId, stamp: `of ${profileId}`, wants: () => false, item: { ...item, itemId } },
      new AbortController().signal,
    )

  it('alone get events about its comments, and no others', async () => {
    const [viewer, elsewhere, other] = [view(1), view(2, 2), join(3)]
    tell({ type: 'CommentAdded', ...item })
    tell({ type: 'CountsChanged', profileIds: [1, 2] })
    await heard()
    expect(await waitingIn(viewer)).toEqual([{ type: 'CommentAdded', ...item }])
    expect(await waitingIn(elsewhere)).toEqual([])
    expect(await waitingIn(other)).toEqual([])
  })

  it('are 200 at most; who leaves makes room', () => {
    const queues = Array.from({ length: 200 }, (_, index) => view(index + 1))
    expect(() => view(201)).toThrow('Too many attempts')
    view(201, 2)
    queues[0]?.end()
    view(201)
  })

  it('view five items at most, and have their other streams beside', () => {
    for (let itemId = 1; itemId <= 5; itemId += 1) view(7, itemId)
    expect(() => view(7, 6)).toThrow('Too many attempts')
    join(7)
  })
})
