const MARK = 'stale-chunk-reload'
const RELOAD_AGAIN_AFTER_MS = 60_000

/** Where to go when the code is out of date. */
export interface StaleChunkActions {
  /** The path of the current navigation, or null. */
  pendingPath(): string | null
  open(path: string): void
  reload(): void
}

/**
 * Reloads the page once when a chunk cannot be loaded because a newer version has replaced it: at the address of
 * the current navigation, if any. The stored mark prevents endless reloads for a chunk that is really missing.
 */
export function reloadOnStaleChunk(actions: StaleChunkActions): () => void {
  const onPreloadError = (event: Event) => {
    // Offline, a reload would lose the page and bring nothing newer.
    if (!navigator.onLine) return
    const last = Number(sessionStorage.getItem(MARK) ?? 0)
    if (Date.now() - last < RELOAD_AGAIN_AFTER_MS) return
    sessionStorage.setItem(MARK, String(Date.now()))
    event.preventDefault()
    const path = actions.pendingPath()
    if (path === null) actions.reload()
    else actions.open(path)
  }
  window.addEventListener('vite:preloadError', onPreloadError)
  return () => window.removeEventListener('vite:preloadError', onPreloadError)
}
