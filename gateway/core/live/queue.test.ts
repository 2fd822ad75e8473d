import { beforeEach, describe, expect, it } from 'vitest'
import { StandingTimers } from '../../testing/standingTimers'
import { type Signal, SignalQueue } from './queue'

const message = (messageId: number): Signal => ({ type: 'MessageAdded', profileIds: [1], conversationId: 1, messageId })
const changed = (conversationId: number): Signal => ({ type: 'ConversationChanged', profileIds: [1], conversationId })
const counts: Signal = { type: 'CountsChanged', profileIds: [1] }
const resync: Signal = { type: 'Resync' }

let timers: StandingTimers
let queue: SignalQueue
let reading: AsyncIterator<Signal, void>
beforeEach(() => {
  timers = new StandingTimers()
  queue = new SignalQueue(timers)
  reading = queue[Symbol.asyncIterator]()
})

/** Reads the waiting signals to the end. */
async function waiting(): Promise<Signal[]> {
  const read: Signal[] = []
  const mark = changed(999_999)
  queue.push(mark)
  for (;;) {
    const next = await reading.next()
    if (next.done || next.value === mark) return read
    read.push(next.value)
  }
}

describe('the signals for a subscriber', () => {
  it('come in order, and equal changes of a conversation come once', async () => {
    for (const signal of [message(1), changed(7), message(2), changed(7), changed(8)]) queue.push(signal)
    expect(await waiting()).toEqual([message(1), changed(7), message(2), changed(8)])
    queue.push(changed(7))
    expect(await waiting()).toEqual([changed(7)])
  })

  it('come as soon as they exist', async () => {
    const next = reading.next()
    queue.push(message(1))
    expect((await next).value).toEqual(message(1))
  })

  it('give way to one resync when there are too many, and go on from there', async () => {
    for (let id = 1; id <= 201; id += 1) queue.push(message(id))
    queue.push(message(202))
    expect(await waiting()).toEqual([resync, message(202)])
  })

  it('are dropped when a resync comes, which reads everything', async () => {
    for (const signal of [message(1), resync, resync, message(2)]) queue.push(signal)
    expect(await waiting()).toEqual([resync, message(2)])
  })
})

describe('counters', () => {
  it('come at once, then once in five seconds, the last change included', async () => {
    for (let time = 0; time < 12; time += 1) {
      queue.push(counts)
      timers.pass(1000)
    }
    // At 0, 5 and 10 seconds.
    expect(await waiting()).toEqual([counts])
    timers.pass(5000)
    expect(await waiting()).toEqual([counts])
    timers.pass(60_000)
    expect(await waiting()).toEqual([])
  })

  it('wait no longer when the stream ends', () => {
    queue.push(counts)
    queue.push(counts)
    expect(timers.waiting).toBe(1)
    queue.end()
    expect(timers.waiting).toBe(0)
  })
})

describe('a delayed resync', () => {
  it('comes once and alone, without signals from before or after', async () => {
    for (const signal of [message(1), counts, counts]) queue.push(signal)
    queue.resyncAfter(2000)
    timers.pass(1000)
    queue.resyncAfter(2000)
    for (const signal of [message(2), counts, resync]) queue.push(signal)
    timers.pass(1000)
    expect(await waiting()).toEqual([resync])
    queue.push(message(3))
    timers.pass(60_000)
    expect(await waiting()).toEqual([message(3)])
  })

  it('waits no longer when the stream ends', () => {
    queue.resyncAfter(2000)
    queue.end()
    expect(timers.waiting).toBe(0)
  })
})

describe('the end', () => {
  it('comes at once, whatever waits', async () => {
    queue.push(message(1))
    queue.end()
    queue.push(message(2))
    expect(await reading.next()).toEqual({ done: true, value: undefined })
  })

  it('wakes the waiting reader with the reason', async () => {
    const next = reading.next()
    queue.end(new Error('logged out'))
    queue.end()
    await expect(next).rejects.toThrow('logged out')
  })
})
