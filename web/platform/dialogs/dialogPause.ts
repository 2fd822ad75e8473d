/** The least time between two dialogs that come by themselves. */
const PAUSE_MS = 60_000

/**
 * The time after a dialog in which the member is left alone: until the first navigation after a minute. A dialog that
 * takes the place of the one before would have the member click it away unread.
 */
export function createDialogPause() {
  const listeners = new Set<() => void>()
  let current: { on: string; readonly until: number } | null = null
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Whether it lasts on a page. */
    lastsOn(pathname: string): boolean {
      if (!current) return false
      if (Date.now() < current.until) current.on = pathname
      return pathname === current.on
    },
    begin(pathname: string) {
      current = { on: pathname, until: Date.now() + PAUSE_MS }
      for (const listener of listeners) listener()
    },
  }
}
