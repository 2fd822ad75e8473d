export interface ReadingEnvironment {
  readonly setTimeout: (callback: () => void, milliseconds: number) => number
  readonly clearTimeout: (id: number) => void
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  readonly window: Pick<Window, 'scrollY' | 'innerHeight' | 'addEventListener' | 'removeEventListener'>
}

const browserEnvironment = (): ReadingEnvironment => ({
  setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
  clearTimeout: (id) => window.clearTimeout(id),
  document,
  window,
})

/** Time on screen after which an entry counts as read rather than opened by mistake. */
const SEEN_MS = 4_000

/**
 * Calls back once when a page has been read: after some seconds on screen without a break, or when it is scrolled
 * by half a screen. Returns a stop function.
 */
export function onceRead(fn: () => void, env = browserEnvironment()): () => void {
  const start = env.window.scrollY
  let timer: number | undefined

  function stop(): void {
    if (timer !== undefined) env.clearTimeout(timer)
    env.document.removeEventListener('visibilitychange', wait)
    env.window.removeEventListener('scroll', onScroll)
  }
  function done(): void {
    stop()
    fn()
  }
  function wait(): void {
    if (timer !== undefined) env.clearTimeout(timer)
    timer = env.document.visibilityState === 'visible' ? env.setTimeout(done, SEEN_MS) : undefined
  }
  function onScroll(): void {
    if (Math.abs(env.window.scrollY - start) >= env.window.innerHeight / 2) done()
  }

  wait()
  env.document.addEventListener('visibilitychange', wait)
  env.window.addEventListener('scroll', onScroll, { passive: true })
  return stop
}
