import { useMedia } from '#ui/useMedia'
import { useSyncExternalStore } from 'react'
import { safeStorage } from '#lib/safeStorage'

/** 1: over the page; 2: a narrow strip of icons; 3: full width beside the page. */
export type MenuMode = 1 | 2 | 3

const KEY = 'menu-mode'
const listeners = new Set<() => void>()
const storage = safeStorage(() => window.localStorage)

function read(): MenuMode {
  const stored = Number(storage.get(KEY))
  return stored === 1 || stored === 2 ? stored : 3
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets the drawer's mode on wide screens, for this browser. */
export function setMenuMode(mode: MenuMode): void {
  storage.set(KEY, String(mode))
  for (const listener of listeners) listener()
}

/**
 * The current mode: below the menu breakpoint (1200 px, or 1675 px without hover) the drawer lies over the page,
 * above it has the chosen mode.
 */
export function useMenuMode(): { mode: MenuMode; isWide: boolean } {
  const chosen = useSyncExternalStore(subscribe, read, () => 3 as const)
  const isWide = useMedia('(min-width: 1675px), (min-width: 1200px) and (hover: hover)', {
    phone: false,
    desktop: true,
  })
  return { mode: isWide ? chosen : 1, isWide }
}
