import { useEffect, useRef, type RefObject } from 'react'

/**
 * Whether this tab holds the lock `name`. One of the tabs that want it holds it; when it closes or no longer wants
 * it, the next one does. Without Web Locks, every tab holds it.
 */
export function useTabLock(name: string, wanted: boolean): RefObject<boolean> {
  const held = useRef(false)
  useEffect(() => {
    if (!wanted) return
    const locks = (navigator as Partial<Navigator>).locks
    const leaving = new AbortController()
    const hold = () => {
      held.current = true
      return new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()))
    }
    if (locks) locks.request(name, { signal: leaving.signal }, hold).catch(() => {})
    else held.current = true
    return () => {
      held.current = false
      leaving.abort()
    }
  }, [name, wanted])
  return held
}

export async function isHeldByAnyTab(name: string): Promise<boolean> {
  const locks = await (navigator as Partial<Navigator>).locks?.query().catch(() => undefined)
  return locks?.held?.some((lock) => lock.name === name) ?? false
}
