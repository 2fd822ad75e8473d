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

/** Vite tells that a part cannot be loaded; returns whether the failure is dealt with. */
const fail = () => !window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

describe('a part of the client that a newer version has replaced', () => {
  it('opens the wanted address when a screen is under way', () => {
    pendingPath = '/Mail/7?x=1#last'
    expect(fail()).toBe(true)
    expect(open).toHaveBeenCalledExactlyOnceWith('/Mail/7?x=1#last')
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads the page that stands when no navigation is under way', () => {
    pendingPath = null
    expect(fail()).toBe(true)
    expect(reload).toHaveBeenCalledOnce()
    expect(open).not.toHaveBeenCalled()
  })

  it('does not reload again when the part is really missing', () => {
    pendingPath = '/Mail'
    fail()
    expect(fail()).toBe(false)
    expect(open).toHaveBeenCalledOnce()
  })
})
