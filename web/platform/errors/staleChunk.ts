const MARK = 'stale-chunk-reload'
const RELOAD_AGAIN_AFTER_MS = 60_000

/** Where the page goes when its code is out of date. */
export interface StaleChunkActions {
  /** The path of the navigation that is under way, or null. */
  pendingPath(): string | null
  open(path: string): void
  reload(): void
}

/**
 * Loads the page anew, once, when a part of the client cannot be loaded because a newer version has replaced it: at the
 * address that the member was on the way to, where there is one. The mark keeps a part that is really missing from reloading
 * for ever.
 */
export function reloadOnStaleChunk(actions: StaleChunkActions): () => void {
  const onPreloadError = (event: Event) => {
    // Without a network nothing newer can be had, and the reload would lose the page that is there.
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
