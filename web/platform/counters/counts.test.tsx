// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCrossTabCalls } from '#lib/crossTabLock'
import { renderScreen } from '#testing/renderScreen'
import { deliverLiveEvent } from '#platform/live/deliverLiveEvent'
import { commitCounts, useCounts } from './counts'
import { useFreshCounts } from './useFreshCounts'

function Host() {
  useFreshCounts()
  return <p>{useCounts()?.newNotifications ?? 'none'}</p>
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

const countsOf = (newNotifications: number) => ({
  viewer: {
    id: 'Vmlld2Vy',
    counts: {
      blogsCurated: 0,
      blogs: 0,
      eventAdmin: 0,
      lodgeAdmin: 0,
      newNotifications,
      newVisits: 0,
      onlineFavorites: 0,
      unreadMail: 0,
      unreadTickets: 0,
      onlineTagged: 0,
      isLodgeAdmin: false,
      isEventAdmin: false,
    },
  },
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the counters', () => {
  it('come at once, and every minute from then on', async () => {
    const { environment, answer } = await renderScreen(<Host />)
    expect(screen.getByText('none')).toBeDefined()
    await pass(100)
    await answer({ NotificationCounts: () => ({ newNotifications: 5 }) })
    expect(await screen.findByText('5')).toBeDefined()
    await pass(59_000)
    expect(environment.mock.getAllOperations()).toHaveLength(0)
    await pass(1_500)
    await answer({ NotificationCounts: () => ({ newNotifications: 6 }) })
    expect(await screen.findByText('6')).toBeDefined()
  })

  it('are not fetched again when another tab has just done so', async () => {
    await pass(10_000)
    localStorage.setItem('call-once:counts', `${Date.now() - 1_000} another-tab`)
    const { environment } = await renderScreen(<Host />)
    await pass(1_000)
    expect(environment.mock.getAllOperations()).toHaveLength(0)
    await pass(60_000)
    expect(environment.mock.getAllOperations()).toHaveLength(1)
  })

  it('are fetched after an event, at most once in five seconds', async () => {
    const { environment } = await renderScreen(<Host />)
    // Events are among the operations as well.
    const pending = () =>
      environment.mock.getAllOperations().find(({ request }) => request.node.params.name === 'countsQuery')
    const settle = () => {
      const operation = pending()
      if (operation) act(() => environment.mock.resolve(operation, MockPayloadGenerator.generate(operation)))
      return operation !== undefined
    }
    const happens = (readHere: boolean) =>
      act(() => deliverLiveEvent(environment, { liveEvents: { __typename: 'LiveCounts', at: 'now' } }, readHere))
    await pass(100)
    expect(settle()).toBe(true)
    happens(true)
    happens(true)
    await pass(4_000)
    expect(settle()).toBe(false)
    await pass(2_000)
    expect(settle()).toBe(true)
    await pass(6_000)
    happens(false)
    await pass(100)
    expect(settle()).toBe(false)
    happens(true)
    await pass(100)
    expect(settle()).toBe(true)
  })

  it('that came with the page are shown at once and not fetched within a minute', async () => {
    const { environment } = await renderScreen(<Host />, { seed: (store) => commitCounts(store, countsOf(4)) })
    expect(screen.getByText('4')).toBeDefined()
    await pass(59_000)
    expect(environment.mock.getAllOperations()).toHaveLength(0)
    await pass(1_500)
    expect(environment.mock.getAllOperations()).toHaveLength(1)
  })

  it('are taken over from the tab that fetched them', async () => {
    localStorage.setItem('call-once:counts', `${Date.now()} another-tab`)
    const { environment } = await renderScreen(<Host />)
    await pass(100)
    const other = createCrossTabCalls()
    await act(() => other.callOnce('counts', 0, async () => countsOf(9)))
    expect(await screen.findByText('9')).toBeDefined()
    expect(environment.mock.getAllOperations()).toHaveLength(0)
    other.close()
  })
})
