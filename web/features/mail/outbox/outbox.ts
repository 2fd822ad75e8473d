import type { SafeStorage } from '#lib/safeStorage'

export interface OutboxMedium {
  readonly id: string
  readonly isVideo: boolean
  /** Address of the picture; null while there is none. Never stored, because it is the session's and expires. */
  readonly url?: string | null
}

/** A message that the server does not have yet, as far as the client knows. */
export interface OutboxEntry {
  /** Idempotency key, sent with every retry, so that the message is stored once. */
  readonly key: string
  readonly text: string
  readonly media: readonly OutboxMedium[]
  /** Number of the newest message when this one was written. */
  readonly after: number
  readonly state: 'sending' | 'failed'
  /** The server's reason for a failure; null when only general words apply. */
  readonly problem: string | null
}

/** Where messages wait: a conversation, or a profile while there is no conversation yet. */
export type OutboxTarget = `conversation ${string}` | `profile ${string}`

interface Kept {
  readonly viewer: number
  readonly targets: Readonly<Record<string, readonly OutboxEntry[]>>
}

/** Messages of a member that are being sent or have failed; they survive a reload. */
export interface Outbox {
  /** Returns the same array until something changes. */
  readonly entries: (target: OutboxTarget) => readonly OutboxEntry[]
  readonly add: (target: OutboxTarget, entry: OutboxEntry) => void
  readonly change: (target: OutboxTarget, key: string, facts: Partial<OutboxEntry>) => void
  readonly remove: (target: OutboxTarget, key: string) => void
  /** Calls the listener on every change. Returns a stop function. */
  readonly subscribe: (listener: () => void) => () => void
  /** Called when another tab has changed the outbox. */
  readonly changedElsewhere: () => void
}

const NONE: readonly OutboxEntry[] = []

/** Only this client writes the storage, so a readable value has this shape. */
function parse(text: string | null): Kept | null {
  try {
    return text === null ? null : (JSON.parse(text) as Kept)
  } catch {
    return null
  }
}

function withoutAddresses(name: string, value: unknown): unknown {
  return name === 'url' ? undefined : value
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
      // Another member's entries in this browser stay hidden.
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
    const text = JSON.stringify({ viewer, targets: next } satisfies Kept, withoutAddresses)
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
