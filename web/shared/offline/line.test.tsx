// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LINE_BACK, LINE_LOST } from '#platform/relay/lineEvents'
import { renderScreen } from '#testing/renderScreen'
import { LineBar } from './LineBar'

let isReached: boolean

beforeEach(() => {
  isReached = true
  vi.stubGlobal('fetch', async () => {
    if (!isReached) throw new TypeError('Failed to fetch')
    return new Response('ok')
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const happen = (type: string) => act(() => void window.dispatchEvent(new Event(type)))
const bar = () => screen.queryByText(/^There is no connection right now/)

describe('the bar without a connection', () => {
  it('is announced politely when the browser loses the network, and goes when the server answers again', async () => {
    await renderScreen(<LineBar />, { texts: ['offline'] })
    expect(bar()).toBeNull()
    isReached = false
    happen('offline')
    expect(bar()?.closest('[aria-live=polite]')).not.toBeNull()
    isReached = true
    const back = vi.fn()
    window.addEventListener(LINE_BACK, back, { once: true })
    happen('online')
    await waitFor(() => expect(bar()).toBeNull())
    expect(back).toHaveBeenCalledOnce()
  })

  it('stays while the network is back and the server is not', async () => {
    await renderScreen(<LineBar />, { texts: ['offline'] })
    isReached = false
    happen('offline')
    happen('online')
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    expect(bar()).not.toBeNull()
    isReached = true
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    expect(bar()).toBeNull()
  })

  it('comes when a request fails and the server does not answer', async () => {
    await renderScreen(<LineBar />, { texts: ['offline'] })
    isReached = false
    happen(LINE_LOST)
    await waitFor(() => expect(bar()).not.toBeNull())
  })

  it('does not come when one request alone fails', async () => {
    await renderScreen(<LineBar />, { texts: ['offline'] })
    happen(LINE_LOST)
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    expect(bar()).toBeNull()
  })
})
