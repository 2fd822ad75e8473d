import { useEffect, useSyncExternalStore } from 'react'

type InsideParts = Awaited<ReturnType<typeof load>>

let loaded: InsideParts | null = null
const listeners = new Set<() => void>()

async function load() {
  const [{ TopMenu }, { Menu }, { NewsTicker }, { Banners }, { MemberTimers }] = await Promise.all([
    import('./topMenu/TopMenu'),
    import('./menu/Menu'),
    import('./NewsTicker'),
    import('./Banners'),
    import('./MemberTimers'),
  ])
  return { TopMenu, Menu, NewsTicker, Banners, MemberTimers }
}

/** Loads what the frame has for members alone; the first page of a member waits for it. */
export async function loadInsideParts(): Promise<void> {
  // A server names their files in each page.
  if (loaded && !import.meta.env.SSR) return
  loaded = await load()
  for (const listener of listeners) listener()
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
