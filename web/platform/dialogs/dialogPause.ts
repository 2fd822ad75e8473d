/** Minimum time between two dialogs that open by themselves. */
const PAUSE_MS = 60_000

/**
 * The pause after a dialog: until the first navigation after a minute. Members would click a second dialog away
 * unread.
 */
export function createDialogPause() {
  const listeners = new Set<() => void>()
  let current: { on: string; readonly until: number } | null = null
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Whether the pause still holds on a page. */
    lastsOn(pathname: string): boolean {
      if (!current) return false
      if (Date.now() < current.until) current.on = pathname
      // Over for good, also on the page where it began.
      if (pathname !== current.on) current = null
      return current !== null
    },
    begin(pathname: string) {
      current = { on: pathname, until: Date.now() + PAUSE_MS }
      for (const listener of listeners) listener()
    },
  }
}
