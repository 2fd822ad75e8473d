import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { atMostEvery, everyWhileVisible, onNewDayVisible, type SchedulerEnvironment } from './scheduler'

const MINUTE = 60_000

class FakeDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'

  turn(state: DocumentVisibilityState): void {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let page: FakeDocument
let env: SchedulerEnvironment

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) })
  page = new FakeDocument()
  env = {
    now: () => Date.now(),
    setTimeout: (callback, milliseconds) => Number(setTimeout(callback, milliseconds)),
    clearTimeout: (id) => clearTimeout(id),
    document: page,
  }
})
afterEach(() => {
  vi.useRealTimers()
})

describe('everyWhileVisible', () => {
  it('calls at each interval, the first time after one interval', () => {
    const fn = vi.fn()
    everyWhileVisible(MINUTE, fn, env)
    vi.advanceTimersByTime(MINUTE - 1)
    expect(fn).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(fn).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(3 * MINUTE)
    expect(fn).toHaveBeenCalledTimes(4)
  })

  it('does not call while the tab is hidden, and catches up once when it becomes visible', () => {
    const fn = vi.fn()
    everyWhileVisible(MINUTE, fn, env)
    page.turn('hidden')
    vi.advanceTimersByTime(10 * MINUTE)
    expect(fn).not.toHaveBeenCalled()
    page.turn('visible')
    vi.advanceTimersByTime(0)
    expect(fn).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(MINUTE)
    expect(fn).toHaveBeenCalledTimes(2)
  })

  it('keeps its interval when the tab is hidden briefly', () => {
    const fn = vi.fn()
    everyWhileVisible(MINUTE, fn, env)
    vi.advanceTimersByTime(MINUTE / 2)
    page.turn('hidden')
    page.turn('visible')
    vi.advanceTimersByTime(MINUTE / 2 - 1)
    expect(fn).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(fn).toHaveBeenCalledTimes(1)
  })

  it('waits in a tab that was opened in the background', () => {
    const fn = vi.fn()
    page.visibilityState = 'hidden'
    everyWhileVisible(MINUTE, fn, env)
    vi.advanceTimersByTime(MINUTE / 2)
    page.turn('visible')
    vi.advanceTimersByTime(MINUTE / 2)
    expect(fn).toHaveBeenCalledTimes(1)
  })

  it('continues after a failed call', () => {
    const fn = vi.fn().mockImplementationOnce(() => {
      throw new Error('failed')
    })
    everyWhileVisible(MINUTE, fn, env)
    expect(() => vi.advanceTimersByTime(MINUTE)).toThrow('failed')
    vi.advanceTimersByTime(MINUTE)
    expect(fn).toHaveBeenCalledTimes(2)
  })

  it.each(['visible', 'hidden'] as const)('makes no call after the stop function while %s', (state) => {
    const fn = vi.fn()
    const stop = everyWhileVisible(MINUTE, fn, env)
    page.turn(state)
    stop()
    page.turn('visible')
    vi.advanceTimersByTime(10 * MINUTE)
    expect(fn).not.toHaveBeenCalled()
  })
})

describe('onNewDayVisible', () => {
  it.each<[string, Date, number]>([
    ['the same day', new Date(2026, 10, 21, 23, 59), 0],
    ['the next day', new Date(2026, 10, 22), 1],
    ['a year later', new Date(2027, 10, 21, 12), 1],
  ])('seen again on %s', (_, later, calls) => {
    const fn = vi.fn()
    onNewDayVisible(fn, env)
    page.turn('hidden')
    vi.setSystemTime(later)
    page.turn('visible')
    expect(fn).toHaveBeenCalledTimes(calls)
  })

  it('calls once a day, and not if the tab is hidden on a new day', () => {
    const fn = vi.fn()
    onNewDayVisible(fn, env)
    vi.setSystemTime(new Date(2026, 10, 22))
    page.turn('hidden')
    expect(fn).not.toHaveBeenCalled()
    page.turn('visible')
    page.turn('hidden')
    page.turn('visible')
    expect(fn).toHaveBeenCalledTimes(1)
    vi.setSystemTime(new Date(2026, 10, 23))
    page.turn('visible')
    expect(fn).toHaveBeenCalledTimes(2)
  })

  it('makes no call after the stop function', () => {
    const fn = vi.fn()
    onNewDayVisible(fn, env)()
    vi.setSystemTime(new Date(2026, 10, 22))
    page.turn('visible')
    expect(fn).not.toHaveBeenCalled()
  })
})

describe('atMostEvery', () => {
  it('drops calls within the interval and returns whether it called', () => {
    const fn = vi.fn()
    const check = atMostEvery(MINUTE, fn, env)
    expect(check()).toBe(true)
    vi.advanceTimersByTime(MINUTE - 1)
    expect(check()).toBe(false)
    expect(fn).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(check()).toBe(true)
    expect(fn).toHaveBeenCalledTimes(2)
  })
})
