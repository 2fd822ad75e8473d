import type { OutboxEntry } from './outbox'

/** What a message that is there is known again by. */
interface Stored {
  readonly legacyId: number
  readonly viewerIsAuthor: boolean
  readonly text?: string
  readonly media?: readonly unknown[]
}

/**
 * The keys of what stands among the messages although no answer said so: a reload or a fault came between. Only what the
 * server itself refused is surely not there.
 */
export function alreadyThere(entries: readonly OutboxEntry[], messages: readonly Stored[]): ReadonlySet<string> {
  const taken = new Set<Stored>()
  const keys = new Set<string>()
  for (const { key, text, media, after, problem } of entries) {
    const same = messages.find(
      (message) =>
        problem === null &&
        message.viewerIsAuthor &&
        message.legacyId > after &&
        !taken.has(message) &&
        message.text === text &&
        message.media?.length === media.length,
    )
    if (!same) continue
    taken.add(same)
    keys.add(key)
  }
  return keys
}
