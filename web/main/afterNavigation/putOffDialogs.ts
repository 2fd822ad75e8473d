import { safeStorage } from '#lib/safeStorage'

/** How long a dialog that was closed unanswered stays away, through reloads. */
const PUT_OFF_MS = 7 * 24 * 60 * 60_000

const storage = safeStorage(() => window.localStorage)
const keyOf = (viewerLegacyId: number) => `dialogs-put-off:${viewerLegacyId}`

/** The stored entries that have not expired: time of putting off, by name of the dialog. */
function readEntries(viewerLegacyId: number, now: number): [name: string, at: number][] {
  try {
    const stored: unknown = JSON.parse(storage.get(keyOf(viewerLegacyId)) ?? '{}')
    return Object.entries(stored ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && now - entry[1] < PUT_OFF_MS,
    )
  } catch {
    return []
  }
}

/** Names of the dialogs that the member put off recently, in this browser. */
export function readPutOffDialogs(viewerLegacyId: number, now = Date.now()): ReadonlySet<string> {
  return new Set(readEntries(viewerLegacyId, now).map(([name]) => name))
}

/** Stores that the member put a dialog off. */
export function putOffDialog(viewerLegacyId: number, name: string, now = Date.now()): void {
  const entries = { ...Object.fromEntries(readEntries(viewerLegacyId, now)), [name]: now }
  storage.set(keyOf(viewerLegacyId), JSON.stringify(entries))
}
