import { useSyncExternalStore } from 'react'
import { safeStorage } from '#lib/safeStorage'
import { useViewer } from '#platform/session/useSession'

// Kept for this tab alone, and for what the member does right now: no cookie consent is needed for that.
const storage = safeStorage(() => window.sessionStorage)
const KEY = 'upload-consent'
/** For a browser that stores nothing. */
let memory: string | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const notify = () => {
  for (const listener of listeners) listener()
}

/** Whether this member has confirmed copyright and consent since they logged in. */
export function hasUploadConsent(viewer: number): boolean {
  return (storage.get(KEY) ?? memory) === String(viewer)
}

/** Resolves once the member has confirmed copyright and consent, at once if they have; never after the signal. */
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

/** At log-out: whoever logs in next confirms it for themselves. */
export function forgetUploadConsent(): void {
  storage.remove(KEY)
  memory = null
  notify()
}

/**
 * The member's confirmation to hold copyright and consent of all who are seen, for what they put into texts and messages:
 * asked for once, then it holds until they log out or close the tab.
 */
export function useSessionConsent() {
  const { legacyId } = useViewer()
  const viewer = legacyId ?? 0
  const given = useSyncExternalStore(subscribe, () => hasUploadConsent(viewer))
  const give = () => {
    if (!storage.set(KEY, String(viewer))) memory = String(viewer)
    notify()
  }
  return { given, give }
}
