import { describe, expect, it, vi } from 'vitest'
import { onceRead, type ReadingEnvironment } from './onceRead'

function page(visibilityState: DocumentVisibilityState = 'visible') {
  const listeners = new Map<string, () => void>()
  const timers = new Map<number, () => void>()
  let last = 0
  const listening = {
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
    removeEventListener: (type: string) => void listeners.delete(type),
  }
  const document = { visibilityState, ...listening }
  const window = { scrollY: 0, innerHeight: 800, ...listening }
  const env = {
    setTimeout: (callback: () => void) => {
      last += 1
      timers.set(last, callback)
      return last
    },
    clearTimeout: (id: number) => void timers.delete(id),
    document,
    window,
  } as unknown as ReadingEnvironment
  const read = vi.fn()
  const stop = onceRead(read, env)
  return {
    read,
    stop,
    listeners,
    timers,
    pass: () => {
      for (const callback of timers.values()) callback()
    },
    show: (state: DocumentVisibilityState) => {
      document.visibilityState = state
      listeners.get('visibilitychange')?.()
    },
    scrollTo: (top: number) => {
      window.scrollY = top
      listeners.get('scroll')?.()
    },
  }
}

describe('an entry', () => {
  it('counts as read once, after a while on screen', () => {
    const { read, pass, scrollTo, listeners } = page()
    expect(read).not.toHaveBeenCalled()
    pass()
    expect(read).toHaveBeenCalledOnce()
    scrollTo(2000)
    expect(read).toHaveBeenCalledOnce()
    expect(listeners.size).toBe(0)
  })

  it('counts as read when it is scrolled, but not by a small movement', () => {
    const { read, scrollTo } = page()
    scrollTo(120)
    expect(read).not.toHaveBeenCalled()
    scrollTo(400)
    expect(read).toHaveBeenCalledOnce()
  })

  it('does not count as read in a hidden tab', () => {
    const { read, pass, show } = page('hidden')
    pass()
    expect(read).not.toHaveBeenCalled()
    show('visible')
    show('hidden')
    pass()
    expect(read).not.toHaveBeenCalled()
    show('visible')
    pass()
    expect(read).toHaveBeenCalledOnce()
  })

  it('does not count as read once it has been left', () => {
    const { read, stop, pass } = page()
    stop()
    pass()
    expect(read).not.toHaveBeenCalled()
  })
})
