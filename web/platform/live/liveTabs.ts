/** How news of the server reaches this tab: through the stream, or by asking for it. */
export type StreamState = 'connecting' | 'live' | 'polling'

/** Why a stream ended: it broke, the server has none to give, or nobody is logged in any more. */
export type StreamEnd = 'broken' | 'refused' | 'loggedOut'

/** Where a stream's reader puts what it reads. */
export interface StreamSink {
  onPayload(payload: unknown): void
  /** Called once; nothing comes after it. */
  onEnd(reason: StreamEnd): void
}

/** What the tabs of a browser need to share one stream. */
export interface LiveTabsEnvironment {
  /** Undefined where the browser has no Web Locks, or the page is not secure. */
  locks: Pick<LockManager, 'request'> | undefined
  /** Undefined where the browser cannot send messages between tabs. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'> | undefined
  /** Opens the stream. Returns a stop function. */
  read(sink: StreamSink): () => void
  /** Calls back when the browser has a network again. Returns a stop function. */
  onOnline(listener: () => void): () => void
  setTimeout(callback: () => void, milliseconds: number): number
  clearTimeout(id: number): void
  /** Between 0 and 1. */
  random(): number
}

/** What a tab hears of the stream, whichever tab reads it. */
export interface LiveTabListener {
  /** `readHere`: this tab reads the stream, so of all tabs it is the one to do what is to be done once. */
  onPayload(payload: unknown, readHere: boolean): void
  onState(state: StreamState): void
  onLoggedOut(): void
}

type TabMessage =
  | { readonly kind: 'hello' }
  | { readonly kind: 'state'; readonly state: StreamState }
  | { readonly kind: 'payload'; readonly payload: unknown }
  | { readonly kind: 'loggedOut' }

const FIRST_RETRY = 1_000
const MAX_RETRY = 60_000
/** A tab that has heard nothing for so long asks by itself. */
const TIMEOUT = 5_000

/** Waits longer with every failure, and each browser otherwise: after a restart of the server not all come at once. */
function retryDelay(failures: number, reason: StreamEnd, random: number): number {
  const delay = reason === 'refused' ? MAX_RETRY : Math.min(MAX_RETRY, FIRST_RETRY * 2 ** failures)
  return delay * (0.5 + random)
}

/**
 * Joins the tabs that share one stream. The tab that holds the lock reads it and hands everything on; when it closes, the
 * lock goes to the next one. Where tabs cannot share a stream, each asks from time to time. Returns a stop function.
 */
export function joinLiveTabs(name: string, env: LiveTabsEnvironment, listener: LiveTabListener): () => void {
  const leaving = new AbortController()
  let state: StreamState = 'connecting'
  let leads = false
  let failures = 0
  let stopReading = () => {}
  let retry: number | undefined

  const send = (message: TabMessage) => env.channel?.postMessage(message)

  function receive(message: TabMessage): void {
    if (message.kind === 'hello') {
      if (leads) send({ kind: 'state', state })
    } else if (message.kind === 'loggedOut') {
      listener.onLoggedOut()
    } else {
      const next = message.kind === 'state' ? message.state : 'live'
      if (next !== state) {
        state = next
        listener.onState(state)
      }
      if (message.kind === 'payload') listener.onPayload(message.payload, leads)
    }
  }

  function share(message: TabMessage): void {
    receive(message)
    send(message)
  }

  function connect(): void {
    env.clearTimeout(retry ?? 0)
    retry = undefined
    stopReading = env.read({
      onPayload(payload) {
        failures = 0
        share({ kind: 'payload', payload })
      },
      onEnd(reason) {
        if (leaving.signal.aborted) return
        if (reason === 'loggedOut') return share({ kind: 'loggedOut' })
        share({ kind: 'state', state: 'polling' })
        retry = env.setTimeout(connect, retryDelay(failures, reason, env.random()))
        failures += 1
      },
    })
  }

  /** Holds the lock, and with it the stream, until the tab leaves. */
  function lead(): Promise<void> {
    if (leaving.signal.aborted) return Promise.resolve()
    leads = true
    connect()
    return new Promise((resolve) => leaving.signal.addEventListener('abort', () => resolve()))
  }

  const impatient = env.setTimeout(() => {
    if (state === 'connecting') receive({ kind: 'state', state: 'polling' })
  }, TIMEOUT)
  const stopWaitingForNetwork = env.onOnline(() => {
    if (retry !== undefined) connect()
  })

  if (env.locks && env.channel) {
    env.channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (!leaving.signal.aborted) receive(data)
    })
    send({ kind: 'hello' })
    // Browsers that block the site's data refuse the lock as well.
    env.locks.request(name, { signal: leaving.signal }, lead).catch(() => {
      if (!leaving.signal.aborted) receive({ kind: 'state', state: 'polling' })
    })
  } else {
    receive({ kind: 'state', state: 'polling' })
  }

  return () => {
    leaving.abort()
    stopReading()
    stopWaitingForNetwork()
    env.clearTimeout(impatient)
    env.clearTimeout(retry ?? 0)
    env.channel?.close()
  }
}
