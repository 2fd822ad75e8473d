import type { OutboxEntry } from './outbox'

interface Stored {
  readonly legacyId: number
  readonly viewerIsAuthor: boolean
  readonly text?: string
  readonly media?: readonly unknown[]
}

/**
 * Keys of entries that are in the conversation although no answer confirmed them, because of a reload or a
 * failure. Only an entry that the server refused is certainly not there.
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
