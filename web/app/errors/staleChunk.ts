const MARK = 'stale-chunk-reload'

/**
 * Loads the page anew, once, when a part of the client cannot be loaded because a newer version has replaced it. The mark
 * keeps a part that is really missing from reloading for ever.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network nothing newer can be had, and the reload would lose the page that is there.
    if (!navigator.onLine) return
    const last = Number(sessionStorage.getItem(MARK) ?? 0)
    if (Date.now() - last < 60_000) return
    sessionStorage.setItem(MARK, String(Date.now()))
    event.preventDefault()
    window.location.reload()
  })
}
