// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import type { SessionTraits } from '#testing/session'
import * as newVersion from '#platform/routing/newVersion'
import { useHeartbeat } from './useHeartbeat'

function Host() {
  useHeartbeat()
  return null
}

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the heartbeat', () => {
  it('is sent every 60 seconds with the version that was loaded', async () => {
    const { environment, asked } = await renderScreen(<Host />, { site: { version: '7' } })
    await pass(59_000)
    expect(environment.mock.getAllOperations()).toHaveLength(0)
    await pass(1_500)
    expect(asked()).toEqual({ name: 'useHeartbeatMutation', variables: { input: { version: '7' } } })
    await pass(60_000)
    expect(environment.mock.getAllOperations()).toHaveLength(2)
  })

  it.each<[string, SessionTraits]>([
    ['a visitor', { viewer: { isLoggedIn: false } }],
    ['a member who has not accepted the terms', { viewer: { hasAcceptedTerms: false } }],
  ])('is not sent for %s', async (_name, traits) => {
    const { environment } = await renderScreen(<Host />, traits)
    await pass(180_000)
    expect(environment.mock.getAllOperations()).toHaveLength(0)
  })

  it('rests while the tab is hidden', async () => {
    const { environment } = await renderScreen(<Host />)
    setVisibility('hidden')
    await pass(180_000)
    expect(environment.mock.getAllOperations()).toHaveLength(0)
    setVisibility('visible')
    await pass(10)
    expect(environment.mock.getAllOperations()).toHaveLength(1)
  })

  it.each([
    [true, 0],
    [false, 1],
    [null, 1],
  ])('answered with %s marks the next navigation as a full load %i times', async (isUpToDate, times) => {
    const mark = vi.spyOn(newVersion, 'markUpdateFound').mockImplementation(() => undefined)
    const { answer } = await renderScreen(<Host />)
    await pass(60_500)
    await answer({ SendHeartbeatPayload: () => ({ isUpToDate }) })
    expect(mark).toHaveBeenCalledTimes(times)
  })
})
