import { safeStorage } from '#lib/safeStorage'

const LEFT_AT = 'start-left-at'
const LOOP_MS = 60_000

const storage = safeStorage(() => window.sessionStorage)

/**
 * Goes to the site root when the settings of the start page were refused (401). The root leads members back to the start
 * page, so it does this at most once a minute, and never where it cannot remember that it did.
 */
export function leaveRefusedStart(): void {
  const now = Date.now()
  if (now - Number(storage.get(LEFT_AT)) < LOOP_MS || !storage.set(LEFT_AT, String(now))) return
  window.location.assign('/')
}
