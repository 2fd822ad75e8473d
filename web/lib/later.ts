import { useEffect, useState, useSyncExternalStore } from 'react'

/** Code that is loaded when it is wanted. */
export interface Later<T> {
  readonly load: () => Promise<T>
  /** Null until it is loaded. */
  readonly read: () => T | null
  readonly subscribe: (listener: () => void) => () => void
}

export function createLater<T>(fetch: () => Promise<T>): Later<T> {
  let value: T | null = null
  const listeners = new Set<() => void>()
  return {
    // Asked for each time: modules are loaded once anyway, and a server has to name them with each page.
    load: async () => {
      const loaded = await fetch()
      if (loaded !== value) {
        value = loaded
        for (const listener of listeners) listener()
      }
      return loaded
    },
    read: () => value,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

interface Loading<T> {
  /** Null until it is loaded. */
  readonly value: T | null
  /** Why it could not be loaded; null again once it is no longer wanted. */
  readonly failure: Error | null
}

/** Loads what is wanted; what was loaded for others is there at once. */
export function useLater<T>({ load, read, subscribe }: Later<T>, isWanted: boolean): Loading<T> {
  const value = useSyncExternalStore(subscribe, read, read)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    let isAwaited = true
    load().catch((error: unknown) => {
      if (isAwaited) setFailure(error instanceof Error ? error : new Error(String(error)))
    })
    return () => {
      isAwaited = false
      setFailure(null)
    }
  }, [isWanted, load])
  return { value, failure }
}

/** Loads what may be wanted soon; a failure is met again by whoever wants it. */
export function preload({ load }: Pick<Later<unknown>, 'load'>): void {
  load().catch(() => undefined)
}

/** Safari cannot tell whether it is idle. */
const WITHOUT_IDLE_MS = 1_000

/** Calls back once the browser has nothing else to do. Returns a stop function. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(callback)
    return () => window.cancelIdleCallback(id)
  }
  const timer = setTimeout(callback, WITHOUT_IDLE_MS)
  return () => clearTimeout(timer)
}
