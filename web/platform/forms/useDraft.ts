import { useState } from 'react'
import { safeStorage } from '#lib/safeStorage'
import { useViewer } from '#platform/session/useSession'

// Kept for this tab alone, and for what the member does right now: no consent is needed for that.
const storage = safeStorage(() => window.sessionStorage)
/** For a browser that stores nothing. */
const memory = new Map<string, string>()
/** What the keys of all drafts begin with. */
const DRAFT = 'draft '

/** Takes all drafts of this tab away, for the end of a session. */
export function forgetDrafts(): void {
  memory.clear()
  for (const key of storage.keys()) if (key.startsWith(DRAFT)) storage.remove(key)
}

/**
 * A text being written: it survives a fault, a reload and a look at another page, until it has been sent. Nobody who logs
 * on in the same tab afterwards finds it.
 */
export function useDraft(name: string) {
  const { legacyId } = useViewer()
  const key = `${DRAFT}${legacyId} ${name}`
  const [text, setText] = useState(() => storage.get(key) ?? memory.get(key) ?? '')
  const keep = (next: string) => {
    setText(next)
    if (next === '') {
      storage.remove(key)
      memory.delete(key)
    } else if (!storage.set(key, next)) memory.set(key, next)
  }
  return [text, keep] as const
}
