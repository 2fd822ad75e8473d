import { afterEach, describe, expect, it, vi } from 'vitest'
import { CALL_ONCE_INTERVAL, createCrossTabCalls, type CrossTabCalls, type CrossTabEnvironment } from './crossTabLock'
import type { SafeStorage } from './safeStorage'

/** Imitates the Web Locks of one browser: requests for the same name wait for each other. */
function fakeLocks(): CrossTabEnvironment['locks'] {
  const queues = new Map<string, Promise<unknown>>()
  const request = async (name: string, ...rest: unknown[]) => {
    const callback = rest.at(-1) as () => unknown
    const turn = (queues.get(name) ?? Promise.resolve()).then(callback)
    queues.set(name, turn)
    return turn
  }
  return { request }
}

function fakeStorage(): SafeStorage {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => Boolean(values.set(key, value)),
    remove: (key) => values.delete(key),
  }
}

const refusedStorage: SafeStorage = { get: () => null, set: () => false, remove: () => undefined }

const open: CrossTabCalls[] = []
afterEach(() => {
  for (const tab of open.splice(0)) tab.close()
})

let browsers = 0

/** Opens tabs of one browser. */
function browser(shared: Partial<CrossTabEnvironment> = {}) {
  const clock = { time: 1_000_000 }
  browsers += 1
  const channelName = `browser-${browsers}`
  const common = { now: () => clock.time, locks: fakeLocks(), storage: fakeStorage(), wait: async () => {}, ...shared }
  const openTab = (tabId: string, own: Partial<CrossTabEnvironment> = {}) => {
    const tab = createCrossTabCalls({ ...common, channel: new BroadcastChannel(channelName), tabId, ...own })
    open.push(tab)
    return tab
  }
  return { clock, openTab }
}

const counts = () => vi.fn(async () => ({ unreadMail: 3 }))

describe.each([
  ['Web Locks', {}],
  ['local storage', { locks: undefined }],
  ['local storage, where locks are refused', { locks: { request: () => Promise.reject(new Error('denied')) } }],
])('callOnce by %s', (_, shared) => {
  it('calls once in the interval, whichever tab asks', async () => {
    const { clock, openTab } = browser(shared)
    const [one, two] = [openTab('one'), openTab('two')]
    const fn = counts()
    expect(await one.callOnce('counts', CALL_ONCE_INTERVAL, fn)).toEqual({ unreadMail: 3 })
    expect(await one.callOnce('counts', CALL_ONCE_INTERVAL, fn)).toBeUndefined()
    clock.time += CALL_ONCE_INTERVAL - 1
    expect(await two.callOnce('counts', CALL_ONCE_INTERVAL, fn)).toBeUndefined()
    expect(fn).toHaveBeenCalledTimes(1)
    clock.time += 1
    expect(await two.callOnce('counts', CALL_ONCE_INTERVAL, fn)).toEqual({ unreadMail: 3 })
    expect(fn).toHaveBeenCalledTimes(2)
  })

  it('calls once when all tabs ask at the same moment', async () => {
    const { openTab } = browser(shared)
    const tabs = ['one', 'two', 'three'].map((id) => openTab(id))
    const fn = counts()
    await Promise.all(tabs.flatMap((tab) => [tab, tab]).map((tab) => tab.callOnce('counts', CALL_ONCE_INTERVAL, fn)))
    expect(fn).toHaveBeenCalledTimes(1)
  })

  it('keeps different names independent', async () => {
    const { openTab } = browser(shared)
    const tab = openTab('one')
    const [fn, other] = [counts(), counts()]
    await tab.callOnce('counts', CALL_ONCE_INTERVAL, fn)
    await tab.callOnce('favourites', CALL_ONCE_INTERVAL, other)
    expect(fn).toHaveBeenCalledTimes(1)
    expect(other).toHaveBeenCalledTimes(1)
  })

  it('rejects when the call fails, and still counts it', async () => {
    const { openTab } = browser(shared)
    const [one, two] = [openTab('one'), openTab('two')]
    const fn = counts()
    await expect(one.callOnce('counts', CALL_ONCE_INTERVAL, () => Promise.reject(new Error('down')))).rejects.toThrow(
      'down',
    )
    expect(await two.callOnce('counts', CALL_ONCE_INTERVAL, fn)).toBeUndefined()
    expect(fn).not.toHaveBeenCalled()
  })

  it('is not delayed by a call that hangs', async () => {
    const { clock, openTab } = browser(shared)
    const [one, two] = [openTab('one'), openTab('two')]
    void one.callOnce('counts', CALL_ONCE_INTERVAL, () => new Promise(() => {}))
    expect(await two.callOnce('counts', CALL_ONCE_INTERVAL, counts())).toBeUndefined()
    clock.time += CALL_ONCE_INTERVAL
    expect(await two.callOnce('counts', CALL_ONCE_INTERVAL, counts())).toEqual({ unreadMail: 3 })
  })

  it('calls again after the clock was set back', async () => {
    const { clock, openTab } = browser(shared)
    const tab = openTab('one')
    await tab.callOnce('counts', CALL_ONCE_INTERVAL, counts())
    clock.time -= 60_000
    expect(await tab.callOnce('counts', CALL_ONCE_INTERVAL, counts())).toEqual({ unreadMail: 3 })
  })

  it('keeps the interval within its own tab when storage is refused', async () => {
    const { openTab } = browser({ ...shared, storage: refusedStorage })
    const tab = openTab('one')
    expect(await tab.callOnce('counts', CALL_ONCE_INTERVAL, counts())).toEqual({ unreadMail: 3 })
    expect(await tab.callOnce('counts', CALL_ONCE_INTERVAL, counts())).toBeUndefined()
  })
})

it('leaves the call to the last tab when two tabs claim it at the same moment', async () => {
  const storage = fakeStorage()
  // The other tab writes its claim between this tab's first and second read of the storage.
  const wait = async () => void storage.set('call-once:counts', '1000000 two')
  const { openTab } = browser({ locks: undefined, storage, wait })
  const fn = counts()
  expect(await openTab('one').callOnce('counts', CALL_ONCE_INTERVAL, fn)).toBeUndefined()
  expect(fn).not.toHaveBeenCalled()
})

describe('onResult', () => {
  it('hands the result to all tabs', async () => {
    const { openTab } = browser()
    const [one, two] = [openTab('one'), openTab('two')]
    const here = vi.fn()
    one.onResult('counts', here)
    const there = new Promise((resolve) => two.onResult('counts', resolve))
    await one.callOnce('counts', CALL_ONCE_INTERVAL, counts())
    expect(here).toHaveBeenCalledExactlyOnceWith({ unreadMail: 3 })
    expect(await there).toEqual({ unreadMail: 3 })
  })

  it('receives only its own name, until it unsubscribes', async () => {
    const { openTab } = browser()
    const tab = openTab('one')
    const [counted, other] = [vi.fn(), vi.fn()]
    const stop = tab.onResult('counts', counted)
    tab.onResult('favourites', other)
    stop()
    await tab.callOnce('counts', CALL_ONCE_INTERVAL, counts())
    expect(counted).not.toHaveBeenCalled()
    expect(other).not.toHaveBeenCalled()
  })

  it('works in a browser without BroadcastChannel', async () => {
    const { openTab } = browser()
    const tab = openTab('one', { channel: undefined })
    const here = vi.fn()
    tab.onResult('counts', here)
    await tab.callOnce('counts', CALL_ONCE_INTERVAL, counts())
    expect(here).toHaveBeenCalledOnce()
  })
})
