import { useEffect, useSyncExternalStore } from 'react'
import type { inside } from '../inside'

type InsideParts = typeof inside

let loaded: InsideParts | null = null
const listeners = new Set<() => void>()

/** Loads what only members' pages have; the first of a member waits for it. */
export async function loadInsideParts(): Promise<InsideParts> {
  const parts = (await import('../inside')).inside
  if (!loaded) {
    loaded = parts
    for (const listener of listeners) listener()
  }
  return parts
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = () => loaded

/** What the frame has for members alone, or null until it is loaded. */
export function useInsideParts(isWanted: boolean): InsideParts | null {
  const parts = useSyncExternalStore(subscribe, read, read)
  useEffect(() => {
    // Who logs in without a navigation; without their code the page works on, and the next navigation loads it.
    if (isWanted) void loadInsideParts().catch(() => undefined)
  }, [isWanted])
  return isWanted ? parts : null
}
