import { useEffect, useRef, type RefObject } from 'react'

/**
 * Whether this tab is the one of the browser that does a thing. Of the tabs that want to, one does; when it no longer wants
 * to, or closes, the next one. Where tabs know nothing of each other, each is the one.
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

/** Whether a tab of the browser holds a lock. */
export async function isHeldByAnyTab(name: string): Promise<boolean> {
  const locks = await (navigator as Partial<Navigator>).locks?.query().catch(() => undefined)
  return locks?.held?.some((lock) => lock.name === name) ?? false
}
