// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOnStaleChunk } from './staleChunk'

let pendingPath: string | null
const open = vi.fn()
const reload = vi.fn()
let stop: () => void

beforeEach(() => {
  sessionStorage.clear()
  vi.clearAllMocks()
  stop = reloadOnStaleChunk({ pendingPath: () => pendingPath, open, reload })
})
afterEach(() => stop())

/** Vite's event for a chunk that cannot be loaded; returns whether it was handled. */
const fail = () => !window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

describe('a chunk that a newer version has replaced', () => {
  it('opens the requested address during a navigation', () => {
    pendingPath = '/Mail/7?x=1#last'
    expect(fail()).toBe(true)
    expect(open).toHaveBeenCalledExactlyOnceWith('/Mail/7?x=1#last')
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads the page when there is no navigation', () => {
    pendingPath = null
    expect(fail()).toBe(true)
    expect(reload).toHaveBeenCalledOnce()
    expect(open).not.toHaveBeenCalled()
  })

  it('does not reload again when the chunk is really missing', () => {
    pendingPath = '/Mail'
    fail()
    expect(fail()).toBe(false)
    expect(open).toHaveBeenCalledOnce()
  })
})
