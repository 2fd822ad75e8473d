import type { SafeStorage } from '#lib/safeStorage'

/** A picture or video that goes with a message. */
export interface OutboxMedium {
  readonly id: string
  readonly isVideo: boolean
  /** Where the picture can be seen, without token; null where it cannot yet. */
  readonly path: string | null
}

/** A message that the server does not have yet, as far as is known here. */
export interface OutboxEntry {
  /** Sent with it each time, so that it is stored once. */
  readonly key: string
  readonly text: string
  readonly media: readonly OutboxMedium[]
  /** The number of the newest message that was there when it was written. */
  readonly after: number
  readonly state: 'sending' | 'failed'
  /** Of a failed one what the server said; null where there are only general words. */
  readonly problem: string | null
}

/** To whom messages wait: the outbox is kept by conversation, or by profile where there is none yet. */
export type OutboxTarget = `conversation ${string}` | `profile ${string}`

interface Kept {
  readonly viewer: number
  readonly targets: Readonly<Record<string, readonly OutboxEntry[]>>
}

/** The messages of a member that are on their way or failed; they survive a reload. */
export interface Outbox {
  /** The same array as long as nothing changes. */
  readonly entries: (target: OutboxTarget) => readonly OutboxEntry[]
  readonly add: (target: OutboxTarget, entry: OutboxEntry) => void
  readonly change: (target: OutboxTarget, key: string, facts: Partial<OutboxEntry>) => void
  readonly remove: (target: OutboxTarget, key: string) => void
  /** Hears of every change. Returns a stop function. */
  readonly subscribe: (listener: () => void) => () => void
  /** Another tab has changed it. */
  readonly changedElsewhere: () => void
}

const NONE: readonly OutboxEntry[] = []

/** Only what is written here is read here, so that it has this shape or none. */
function parse(text: string | null): Kept | null {
  try {
    return text === null ? null : (JSON.parse(text) as Kept)
  } catch {
    return null
  }
}

/**
 * Opens the outbox of a member. All tabs share it through the storage, so it is read again before each change; where
 * nothing can be stored it lives as long as the page.
 */
export function createOutbox(viewer: number, storage: SafeStorage, name: string): Outbox {
  const listeners = new Set<() => void>()
  let unstored: string | null = null
  let read: { readonly text: string | null; readonly targets: Kept['targets'] } = { text: null, targets: {} }

  function targets(): Kept['targets'] {
    const text = unstored ?? storage.get(name)
    if (text !== read.text) {
      const kept = parse(text)
      // What another member left in this browser is not shown to this one.
      read = { text, targets: kept?.viewer === viewer ? kept.targets : {} }
    }
    return read.targets
  }

  const tell = () => {
    for (const listener of listeners) listener()
  }

  function write(target: OutboxTarget, entries: readonly OutboxEntry[]): void {
    const { [target]: _, ...others } = targets()
    const next = entries.length > 0 ? { ...others, [target]: entries } : others
    const text = JSON.stringify({ viewer, targets: next } satisfies Kept)
    unstored = storage.set(name, text) ? null : text
    read = { text, targets: next }
    tell()
  }

  const entriesOf = (target: OutboxTarget) => targets()[target] ?? NONE
  return {
    entries: entriesOf,
    add: (target, entry) => write(target, [...entriesOf(target), entry]),
    change: (target, key, facts) =>
      write(
        target,
        entriesOf(target).map((entry) => (entry.key === key ? { ...entry, ...facts } : entry)),
      ),
    remove: (target, key) =>
      write(
        target,
        entriesOf(target).filter((entry) => entry.key !== key),
      ),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    changedElsewhere: tell,
  }
}
