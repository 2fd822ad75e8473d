import { useEffect, useSyncExternalStore } from 'react'

interface Loading<T> {
  /** Null until it is loaded. */
  readonly value: T | null
  /** Why it could not be loaded. */
  readonly failure: Error | null
}

/** Code that is loaded when it is wanted; after a failure again, when it is next wanted. */
export interface Later<T> {
  readonly load: () => Promise<T>
  readonly read: () => Loading<T>
  readonly subscribe: (listener: () => void) => () => void
}

export function createLater<T>(fetch: () => Promise<T>): Later<T> {
  let state: Loading<T> = { value: null, failure: null }
  const listeners = new Set<() => void>()
  const change = (next: Loading<T>) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    // Asked for each time: modules are loaded once anyway, and a server has to name them with each page.
    load: async () => {
      try {
        const value = await fetch()
        if (state.value !== value) change({ value, failure: null })
        return value
      } catch (error) {
        change({ value: null, failure: error instanceof Error ? error : new Error(String(error)) })
        throw error
      }
    },
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Loads what is wanted; what was loaded for others is there at once. */
export function useLater<T>({ load, read, subscribe }: Later<T>, isWanted: boolean): Loading<T> {
  const state = useSyncExternalStore(subscribe, read, read)
  useEffect(() => {
    if (isWanted) preload({ load })
  }, [isWanted, load])
  return state
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
