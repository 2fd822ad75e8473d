import { useSyncExternalStore } from 'react'
import { safeStorage } from '#lib/safeStorage'
import { useViewer } from '#platform/session/useSession'

// Per tab and for the current task only, so it needs no cookie consent.
const storage = safeStorage(() => window.sessionStorage)
const KEY = 'upload-consent'
/** Fallback when the browser refuses storage. */
let memory: string | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const notify = () => {
  for (const listener of listeners) listener()
}

/** Whether the member has confirmed copyright and consent in this session. */
function hasUploadConsent(viewer: number): boolean {
  return (storage.get(KEY) ?? memory) === String(viewer)
}

/**
 * Resolves when the member has confirmed copyright and consent, or at once if they have; never after the signal is
 * aborted.
 */
export function untilUploadConsent(viewer: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!hasUploadConsent(viewer)) return
      stop()
      resolve()
    }
    const stop = subscribe(check)
    signal.addEventListener('abort', stop, { once: true })
    check()
  })
}

/** At log-out, so that the next member confirms for themselves. */
export function forgetUploadConsent(): void {
  storage.remove(KEY)
  memory = null
  notify()
}

/**
 * Returns the member's confirmation of copyright and consent for media in texts and messages. It is asked for
 * once, and holds until log-out or the tab is closed.
 */
export function useSessionConsent() {
  const { legacyId } = useViewer()
  const viewer = legacyId ?? 0
  const given = useSyncExternalStore(
    subscribe,
    () => hasUploadConsent(viewer),
    () => false,
  )
  const give = () => {
    if (!storage.set(KEY, String(viewer))) memory = String(viewer)
    notify()
  }
  return { given, give }
}
