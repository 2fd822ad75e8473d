import { afterEach, describe, expect, it } from 'vitest'
import { joinLiveTabs, type LiveTabsEnvironment, type StreamSink, type StreamState } from './liveTabs'

type Held = (value?: unknown) => void

/** A browser whose locks, messages, timers and streams the test moves by hand. */
function browser(own: Partial<LiveTabsEnvironment> = {}) {
  const streams: StreamSink[] = []
  const timers = new Map<number, { callback: () => void; milliseconds: number }>()
  const online = new Set<() => void>()
  const channels = new Set<(event: MessageEvent) => void>()
  const waiting: (() => void)[] = []
  let holder: Held | undefined
  let ids = 0

  const locks = {
    async request(_name: string, options: LockOptions, callback: () => Promise<unknown>) {
      if (holder) {
        await new Promise<void>((resolve, reject) => {
          waiting.push(resolve)
          options.signal?.addEventListener('abort', () => reject(new Error('aborted')))
        })
      }
      holder = () => {}
      await callback()
      holder = undefined
      waiting.shift()?.()
    },
  } as unknown as LiveTabsEnvironment['locks']

  function channel() {
    let listening: ((event: MessageEvent) => void) | undefined
    return {
      postMessage: (data: unknown) => {
        for (const other of channels) if (other !== listening) other({ data: structuredClone(data) } as MessageEvent)
      },
      addEventListener: (_type: string, listener: unknown) => {
        listening = listener as (event: MessageEvent) => void
        channels.add(listening)
      },
      close: () => listening && channels.delete(listening),
    } as LiveTabsEnvironment['channel']
  }

  function openTab() {
    const payloads: unknown[] = []
    const states: StreamState[] = []
    const loggedOut: true[] = []
    const leave = joinLiveTabs(
      'live',
      {
        locks,
        channel: channel(),
        read(sink) {
          streams.push(sink)
          return () => streams.splice(streams.indexOf(sink), 1)
        },
        onOnline(listener) {
          online.add(listener)
          return () => online.delete(listener)
        },
        setTimeout(callback, milliseconds) {
          ids += 1
          timers.set(ids, { callback, milliseconds })
          return ids
        },
        clearTimeout: (id) => timers.delete(id),
        random: () => 0.5,
        ...own,
      },
      {
        onPayload: (payload) => payloads.push(payload),
        onState: (state) => states.push(state),
        onLoggedOut: () => loggedOut.push(true),
      },
    )
    return { payloads, states, loggedOut, leave }
  }

  return {
    openTab,
    streams,
    backOnline: () => online.forEach((listener) => listener()),
    /** How long each timer that runs was set for. */
    delays: () => [...timers.values()].map(({ milliseconds }) => milliseconds),
    /** Lets the timers run out that were set for so long. */
    runOut: (milliseconds: number) => {
      for (const [id, timer] of timers) {
        if (timer.milliseconds !== milliseconds) continue
        timers.delete(id)
        timer.callback()
      }
    },
    /** The stream that is read. */
    stream: () => {
      const [stream] = streams
      if (!stream) throw new Error('No tab reads a stream')
      return stream
    },
    /** A stream of this browser ends. */
    end: (reason: Parameters<StreamSink['onEnd']>[0]) => {
      streams.shift()?.onEnd(reason)
    },
  }
}

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

const opened: (() => void)[] = []
afterEach(() => {
  for (const leave of opened.splice(0)) leave()
})

const TIMEOUT = 5_000

describe('the tabs of a browser', () => {
  it('share one stream, and each hears everything once', async () => {
    const { openTab, streams, stream } = browser()
    const tabs = [openTab(), openTab(), openTab()]
    await settle()
    expect(streams).toHaveLength(1)
    stream().onPayload({ liveEvents: 1 })
    stream().onPayload({ liveEvents: 2 })
    for (const { payloads, states } of tabs) {
      expect(payloads).toEqual([{ liveEvents: 1 }, { liveEvents: 2 }])
      expect(states).toEqual(['live'])
    }
  })

  it('hand the stream on when the tab that reads it closes', async () => {
    const { openTab, streams, stream } = browser()
    const [first, second] = [openTab(), openTab()]
    await settle()
    first.leave()
    await settle()
    expect(streams).toHaveLength(1)
    stream().onPayload('after')
    expect(second.payloads).toEqual(['after'])
    expect(first.payloads).toEqual([])
  })

  it('let a tab that comes later know how it stands', async () => {
    const { openTab, stream } = browser()
    openTab()
    await settle()
    stream().onPayload('before')
    const late = openTab()
    expect(late.states).toEqual(['live'])
    expect(late.payloads).toEqual([])
  })

  it('all hear that nobody is logged in any more, and nobody tries again', async () => {
    const { openTab, end, delays } = browser()
    const tabs = [openTab(), openTab()]
    await settle()
    end('loggedOut')
    expect(tabs.map(({ loggedOut }) => loggedOut.length)).toEqual([1, 1])
    expect(delays()).toEqual([TIMEOUT, TIMEOUT])
  })
})

describe('a stream that breaks', () => {
  it('is tried again after a while that grows, and meanwhile the tabs ask by themselves', async () => {
    const { openTab, end, runOut, stream, streams } = browser()
    const tabs = [openTab(), openTab()]
    await settle()
    for (const delay of [1_000, 2_000, 4_000]) {
      end('broken')
      expect(streams).toHaveLength(0)
      runOut(delay)
      expect(streams).toHaveLength(1)
    }
    expect(tabs.map(({ states }) => states)).toEqual([['polling'], ['polling']])
    stream().onPayload('resync')
    expect(tabs.map(({ states }) => states.at(-1))).toEqual(['live', 'live'])
    end('broken')
    runOut(1_000)
    expect(streams).toHaveLength(1)
  })

  it('is tried at once when the network is back', async () => {
    const { openTab, end, backOnline, streams, delays } = browser()
    openTab()
    await settle()
    end('broken')
    backOnline()
    expect(streams).toHaveLength(1)
    expect(delays()).toEqual([TIMEOUT])
    backOnline()
    expect(streams).toHaveLength(1)
  })

  it('is tried in a minute only where the server has none to give', async () => {
    const { openTab, end, delays } = browser()
    const tab = openTab()
    await settle()
    end('refused')
    expect(tab.states).toEqual(['polling'])
    expect(delays()).toEqual([TIMEOUT, 60_000])
  })
})

describe('a tab that cannot share a stream', () => {
  it.each([
    ['without Web Locks', { locks: undefined }],
    ['without messages between tabs', { channel: undefined }],
    ['where locks are refused', { locks: { request: () => Promise.reject(new Error('denied')) } }],
  ])('asks by itself: %s', async (_, own) => {
    const { openTab, streams } = browser(own)
    const tab = openTab()
    await settle()
    expect(tab.states).toEqual(['polling'])
    expect(streams).toHaveLength(0)
  })

  it('asks by itself when it hears nothing', async () => {
    const { openTab, runOut, stream } = browser()
    const tab = openTab()
    await settle()
    runOut(TIMEOUT)
    expect(tab.states).toEqual(['polling'])
    stream().onPayload('at last')
    expect(tab.states).toEqual(['polling', 'live'])
  })
})
