import { type SafeStorage, safeStorage } from './safeStorage'

/** How long a call keeps other tabs from making the same one. */
export const CALL_ONCE_INTERVAL = 5000

/** How long a tab without Web Locks waits to see whether another one claimed the call at the same moment. */
const CLAIM_SETTLES = 50

const KEY_PREFIX = 'call-once:'

/** What the calls across tabs need from the browser. */
export interface CrossTabEnvironment {
  now(): number
  /** Undefined where the browser has no Web Locks, or the page is not secure. */
  locks: Pick<LockManager, 'request'> | undefined
  storage: SafeStorage
  /** Undefined where the browser cannot send messages between tabs. */
  channel: BroadcastChannel | undefined
  wait(milliseconds: number): Promise<void>
  /** A name for this tab that no other tab has. */
  tabId: string
}

/** Calls that all tabs of the site share. */
export interface CrossTabCalls {
  /**
   * Calls `fn` unless any tab called it by this name within the interval, and hands its result to all tabs' listeners.
   * Resolves to the result, or to undefined when it did not call. A failed call rejects, and counts as a call.
   */
  callOnce<T>(name: string, minIntervalMs: number, fn: () => Promise<T>): Promise<T | undefined>
  /** Listens to the results of the call in all tabs, this one included. Returns a stop function. */
  onResult<T>(name: string, listener: (result: T) => void): () => void
  /** Leaves the other tabs; for the end of the page. */
  close(): void
}

interface SharedResult {
  name: string
  result: unknown
}

/** The environment of a real tab. */
export function browserTab(): CrossTabEnvironment {
  return {
    now: () => Date.now(),
    // Only secure pages have it, whatever the type says.
    locks: (navigator as Partial<Navigator>).locks,
    storage: safeStorage(() => window.localStorage),
    channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('call-once'),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    tabId: Math.random().toString(36).slice(2),
  }
}

/** Opens the calls that this tab shares with the other tabs of the site. */
export function createCrossTabCalls(env: CrossTabEnvironment = browserTab()): CrossTabCalls {
  const listeners = new Map<string, Set<(result: unknown) => void>>()
  // Beside the shared storage, so that the interval holds in this tab where storage is refused.
  const calledHere = new Map<string, number>()

  function isRecent(time: number, minIntervalMs: number): boolean {
    const elapsed = env.now() - time
    // A time ahead of the clock is left from before the clock was set back.
    return elapsed >= 0 && elapsed < minIntervalMs
  }

  /** Claims the call for this tab; false when a tab has claimed it within the interval. */
  function claim(name: string, minIntervalMs: number): boolean {
    const stored = Number.parseInt(env.storage.get(KEY_PREFIX + name) ?? '', 10)
    if ([calledHere.get(name), stored].some((time) => isRecent(time ?? NaN, minIntervalMs))) return false
    calledHere.set(name, env.now())
    env.storage.set(KEY_PREFIX + name, `${env.now()} ${env.tabId}`)
    return true
  }

  async function claimAcrossTabs(name: string, minIntervalMs: number): Promise<boolean> {
    try {
      // The lock covers the claim only, not the call: the claim itself holds the others off, and a call that hangs blocks none.
      if (env.locks) return await env.locks.request(KEY_PREFIX + name, () => claim(name, minIntervalMs))
    } catch {
      // Browsers that block the site's data refuse the lock as well.
    }
    if (!claim(name, minIntervalMs)) return false
    const claimed = env.storage.get(KEY_PREFIX + name)
    if (claimed === null) return true
    await env.wait(CLAIM_SETTLES)
    // Of the tabs that claimed it at the same moment, the last one to write has it.
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
      // Only results of this name reach it, and a name stands for one kind of result.
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
