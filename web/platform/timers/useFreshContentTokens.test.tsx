// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { readSession } from '#platform/session/session'
import { changingSession } from '#platform/session/sessionChange'
import { useFreshContentTokens } from './useFreshContentTokens'

function Host() {
  useFreshContentTokens()
  return null
}

const HOUR = 60 * 60_000

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
    now: new Date(2026, 10, 21, 22, 0),
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

describe('the tokens of media addresses', () => {
  it('are read anew after 60 minutes, not before', async () => {
    const { environment, answer } = await renderScreen(<Host />)
    await pass(HOUR - 5_000)
    expect(environment.mock.getAllOperations()).toHaveLength(0)
    await pass(6_000)
    await answer({ ContentTokens: () => ({ media: 'fresh' }) })
    expect(readSession(environment).viewer.contentTokens?.media).toBe('fresh')
  })

  it('are read anew when another tab has renewed the session', async () => {
    const { environment } = await renderScreen(<Host />)
    await act(() => changingSession(async () => undefined))
    await vi.waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
  })

  it('are read anew when the tab is seen again on another day', async () => {
    const { environment } = await renderScreen(<Host />)
    setVisibility('hidden')
    vi.setSystemTime(new Date(2026, 10, 21, 22, 30))
    setVisibility('visible')
    expect(environment.mock.getAllOperations()).toHaveLength(0)
    setVisibility('hidden')
    vi.setSystemTime(new Date(2026, 10, 22, 0, 5))
    setVisibility('visible')
    expect(environment.mock.getAllOperations().length).toBeGreaterThan(0)
  })
})
