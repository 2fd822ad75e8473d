import { type SafeStorage, safeStorage } from './safeStorage'

/** Minimum interval between two calls in all tabs, in milliseconds. */
export const CALL_ONCE_INTERVAL = 5000

/** Milliseconds that a tab without Web Locks waits to see whether another tab has claimed the call too. */
const CLAIM_SETTLES = 50

const KEY_PREFIX = 'call-once:'

export interface CrossTabEnvironment {
  now(): number
  /** Undefined if the browser has no Web Locks or the page is not secure. */
  locks: Pick<LockManager, 'request'> | undefined
  storage: SafeStorage
  /** Undefined if the browser has no BroadcastChannel. */
  channel: BroadcastChannel | undefined
  wait(milliseconds: number): Promise<void>
  /** Unique among all tabs. */
  tabId: string
}

export interface CrossTabCalls {
  /**
   * Calls `fn` unless any tab called it by this name within the interval, and passes its result to the listeners
   * of all tabs. Resolves to the result, or to undefined if it did not call. A failed call rejects and counts as a
   * call.
   */
  callOnce<T>(name: string, minIntervalMs: number, fn: () => Promise<T>): Promise<T | undefined>
  /** Listens to the call's results from all tabs, including this one. Returns a stop function. */
  onResult<T>(name: string, listener: (result: T) => void): () => void
  /** Closes the channel to the other tabs at the end of the page. */
  close(): void
}

interface SharedResult {
  name: string
  result: unknown
}

function browserTab(): CrossTabEnvironment {
  return {
    now: () => Date.now(),
    // Only secure pages have Web Locks, despite the type.
    locks: (navigator as Partial<Navigator>).locks,
    storage: safeStorage(() => window.localStorage),
    channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('call-once'),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    tabId: Math.random().toString(36).slice(2),
  }
}

export function createCrossTabCalls(env: CrossTabEnvironment = browserTab()): CrossTabCalls {
  const listeners = new Map<string, Set<(result: unknown) => void>>()
  // Complements the shared storage, so that the interval holds within this tab when storage is refused.
  const calledHere = new Map<string, number>()

  function isRecent(time: number, minIntervalMs: number): boolean {
    const elapsed = env.now() - time
    // A time in the future was stored before the clock was set back.
    return elapsed >= 0 && elapsed < minIntervalMs
  }

  /** Claims the call for this tab; returns false when a tab has claimed it within the interval. */
  function claim(name: string, minIntervalMs: number): boolean {
    const stored = Number.parseInt(env.storage.get(KEY_PREFIX + name) ?? '', 10)
    if ([calledHere.get(name), stored].some((time) => isRecent(time ?? NaN, minIntervalMs))) return false
    calledHere.set(name, env.now())
    env.storage.set(KEY_PREFIX + name, `${env.now()} ${env.tabId}`)
    return true
  }

  async function claimAcrossTabs(name: string, minIntervalMs: number): Promise<boolean> {
    try {
      // The lock covers only the claim, not the call, so a call that hangs blocks no tab; the claim itself keeps
      // the others from calling.
      if (env.locks) return await env.locks.request(KEY_PREFIX + name, () => claim(name, minIntervalMs))
    } catch {
      // Browsers that block the site's data refuse the lock too.
    }
    if (!claim(name, minIntervalMs)) return false
    const claimed = env.storage.get(KEY_PREFIX + name)
    if (claimed === null) return true
    await env.wait(CLAIM_SETTLES)
    // If several tabs claim the call at the same moment, the last one to write wins.
    return env.storage.get(KEY_PREFIX + name)?.endsWith(` ${env.tabId}`) ?? true
  }

  function deliver({ name, result }: SharedResult): void {
    for (const listener of listeners.get(name) ?? []) listener(result)
  }

  const onMessage = (event: MessageEvent<SharedResult>) => deliver(event.data)
  env.channel?.addEventListener('message', onMessage)

  return {
    async callOnce(name, minIntervalMs, fn) {
      if (!(await claimAcrossTabs(name, minIntervalMs))) return undefined
      const result = await fn()
      deliver({ name, result })
      env.channel?.postMessage({ name, result })
      return result
    },
    onResult<T>(name: string, listener: (result: T) => void) {
      const named = listeners.get(name) ?? new Set()
      // The listener receives only results of this name, which have one type.
      const untyped = listener as (result: unknown) => void
      listeners.set(name, named.add(untyped))
      return () => named.delete(untyped)
    },
    close() {
      env.channel?.removeEventListener('message', onMessage)
      env.channel?.close()
    },
  }
}
