import { LINE_BACK, LINE_LOST } from '#platform/relay/lineEvents'
import { everyWhileVisible } from '#lib/scheduler'

const CHECK_EVERY_MS = 5_000

/** Whether the server answers, whatever it says. */
async function isReached(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

/**
 * Watches whether there is a connection, by what the browser says and by requests that fail, and calls back at each change.
 * What it says to have come back, has answered. Returns a stop function.
 */
export function watchLine(onChange: (isLost: boolean) => void): () => void {
  let isLost = false
  let stopChecking = () => {}
  let isStopped = false

  const change = (next: boolean) => {
    if (isStopped || next === isLost) return
    isLost = next
    stopChecking()
    stopChecking = isLost ? everyWhileVisible(CHECK_EVERY_MS, () => void check()) : () => {}
    onChange(isLost)
    if (!isLost) window.dispatchEvent(new Event(LINE_BACK))
  }
  const check = async () => change(!(await isReached()))
  const onOffline = () => change(true)
  // One request may fail alone.
  const onDoubt = () => void check()

  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onDoubt)
  window.addEventListener(LINE_LOST, onDoubt)
  if (!navigator.onLine) change(true)
  return () => {
    isStopped = true
    stopChecking()
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onDoubt)
    window.removeEventListener(LINE_LOST, onDoubt)
  }
}
