import { expect, it } from 'vitest'
import type { GatewayContext } from '../core/context'
import { StandingTimers } from '../testing/standingTimers'
import { streamTo } from './deliveries'
import { SignalQueue } from '../core/live/queue'

it('gives each event its own signal, which fires when the visitor disconnects during delivery', async () => {
  const leaving = new AbortController()
  const queue = new SignalQueue(new StandingTimers())
  const given: AbortSignal[] = []
  const context = {
    gone: () => leaving.signal,
    live: { open: async () => undefined, join: () => queue, inTurn: <T>(read: () => Promise<T>) => read() },
    rest: {
      CurrentProfile: { GetProfileData: async () => ({ isLoggedIn: true, id: 1, stamp: 'one' }) },
      Notifications: { NotificationCounts: async () => ({}) },
    },
    anew(gone: AbortSignal) {
      given.push(gone)
      return context
    },
  }
  const stream = await streamTo(context as unknown as GatewayContext, {
    wants: () => true,
    tell: async (signal) => signal.type,
  })
  const reading = stream[Symbol.asyncIterator]()
  for (const conversationId of [1, 2]) {
    queue.push({ type: 'ConversationChanged', profileIds: [1], conversationId })
    await reading.next()
  }
  leaving.abort()
  expect(given.map(({ aborted }) => aborted)).toEqual([false, true])
  expect(await reading.return?.()).toMatchObject({ done: true })
})
