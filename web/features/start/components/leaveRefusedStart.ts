import { safeStorage } from '#lib/safeStorage'

const LEFT_AT = 'start-left-at'
const LOOP_MS = 60_000

const storage = safeStorage(() => window.sessionStorage)

/**
 * Opens the site root when the start page's settings were refused (401). The root redirects members to the start
 * page, so this happens at most once a minute, and never when the time cannot be stored.
 */
export function leaveRefusedStart(): void {
  const now = Date.now()
  if (now - Number(storage.get(LEFT_AT)) < LOOP_MS || !storage.set(LEFT_AT, String(now))) return
  window.location.assign('/')
}
