import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { safeStorage } from '#lib/safeStorage'
import { leaveToBrowser } from '#platform/page/leftToBrowser'
import { useViewer } from '#platform/session/useSession'

// In session storage, for this tab alone and for what the member does right now: that needs no consent.
const storage = safeStorage(() => window.sessionStorage)
/** For a browser that stores nothing. */
const memory = new Map<string, string>()
/** What the keys of all drafts begin with. */
const DRAFT = 'draft '

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

function read(key: string): string {
  return storage.get(key) ?? memory.get(key) ?? ''
}

function write(key: string, text: string): void {
  if (text === '') {
    storage.remove(key)
    memory.delete(key)
  } else if (!storage.set(key, text)) memory.set(key, text)
  notifyListeners()
}

/** Takes all drafts of this tab away, for the end of a session. */
export function forgetDrafts(): void {
  memory.clear()
  for (const key of storage.keys()) if (key.startsWith(DRAFT)) storage.remove(key)
  notifyListeners()
}

/** Writes a draft that is not shown where it is written. */
export function useKeepDraft(name: string): (text: string) => void {
  const { legacyId } = useViewer()
  return (text) => write(`${DRAFT}${legacyId} ${name}`, text)
}

/**
 * A text being written: it survives a fault, a reload and a look at another page, until it has been sent. Nobody who logs
 * on in the same tab afterwards finds it. A part of the page that begins with one is the browser's to draw.
 */
export function useDraft(name: string) {
  leaveToBrowser()
  const { legacyId } = useViewer()
  const key = `${DRAFT}${legacyId} ${name}`
  const [text, setText] = useState(() => read(key))
  const keep = (next: string) => {
    setText(next)
    write(key, next)
  }
  return [text, keep] as const
}

/** Takes one draft of the viewer away. */
export function useForgetDraft(): (name: string) => void {
  const { legacyId } = useViewer()
  return useCallback((name) => write(`${DRAFT}${legacyId} ${name}`, ''), [legacyId])
}

/** The viewer's draft of this name, as it is written elsewhere on the page. */
export function useKeptDraft(name: string): string {
  const { legacyId } = useViewer()
  return useSyncExternalStore(
    subscribe,
    () => read(`${DRAFT}${legacyId} ${name}`),
    () => '',
  )
}

/** The viewer's drafts whose names begin with the prefix, by the rest of their names. */
export function useKeptDrafts(prefix: string): ReadonlyMap<string, string> {
  const { legacyId } = useViewer()
  const start = `${DRAFT}${legacyId} ${prefix}`
  // A list would be new at each look, a text is not.
  const keys = useSyncExternalStore(
    subscribe,
    () =>
      [...new Set([...storage.keys(), ...memory.keys()])]
        .filter((key) => key.startsWith(start))
        .toSorted()
        .join('\n'),
    () => '',
  )
  return useMemo(
    () => new Map(keys ? keys.split('\n').map((key) => [key.slice(start.length), read(key)]) : []),
    [keys, start],
  )
}
