import { calendarDateOf, toIsoDate } from './format/calendarDate'

export interface SchedulerEnvironment {
  now(): number
  setTimeout(callback: () => void, milliseconds: number): number
  clearTimeout(id: number): void
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

const browserEnvironment = (): SchedulerEnvironment => ({
  now: () => Date.now(),
  setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
  clearTimeout: (id) => window.clearTimeout(id),
  document,
})

function onVisibilityChange(listener: () => void, env: SchedulerEnvironment): () => void {
  env.document.addEventListener('visibilitychange', listener)
  return () => env.document.removeEventListener('visibilitychange', listener)
}

/**
 * Calls back at the given interval, but only while the tab is visible; a call that is due while the tab is hidden
 * runs once when it becomes visible. Returns a stop function.
 */
export function everyWhileVisible(ms: number, fn: () => void, env = browserEnvironment()): () => void {
  let due = env.now() + ms
  let timer: number | undefined

  function schedule(): void {
    if (timer !== undefined) env.clearTimeout(timer)
    timer = env.document.visibilityState === 'visible' ? env.setTimeout(run, Math.max(0, due - env.now())) : undefined
  }

  function run(): void {
    due = env.now() + ms
    schedule()
    fn()
  }

  schedule()
  const stopListening = onVisibilityChange(schedule, env)
  return () => {
    stopListening()
    if (timer !== undefined) env.clearTimeout(timer)
  }
}

/**
 * Calls `begin` whenever the tab becomes visible, and its stop function whenever it is hidden. Returns a stop
 * function.
 */
export function whileVisible(begin: () => () => void, env = browserEnvironment()): () => void {
  let stop: (() => void) | undefined
  const change = () => {
    stop?.()
    stop = env.document.visibilityState === 'visible' ? begin() : undefined
  }
  change()
  const stopListening = onVisibilityChange(change, env)
  return () => {
    stopListening()
    stop?.()
  }
}

/** Calls back when the tab becomes visible on a later day than it was last visible. Returns a stop function. */
export function onNewDayVisible(fn: () => void, env = browserEnvironment()): () => void {
  const today = () => toIsoDate(calendarDateOf(new Date(env.now())))
  let lastSeen = today()
  return onVisibilityChange(() => {
    if (env.document.visibilityState !== 'visible' || today() === lastSeen) return
    lastSeen = today()
    fn()
  }, env)
}

/**
 * Throttles `fn` to one call per interval: further calls are dropped, and the result says whether it ran. It sets
 * no timer, so there is nothing to stop.
 */
export function atMostEvery(ms: number, fn: () => void, env: Pick<SchedulerEnvironment, 'now'> = Date): () => boolean {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    if (env.now() - last < ms) return false
    last = env.now()
    fn()
    return true
  }
}
