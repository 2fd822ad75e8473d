import type { OutboxEntry } from './outbox'

/** What a message that is there is known again by. */
interface Stored {
  readonly viewerIsAuthor: boolean
  readonly createdAt: string
  readonly text?: string
  readonly media?: readonly unknown[]
}

/** As much as the clocks of browser and server may differ, in milliseconds. */
const CLOCKS_DIFFER = 60_000

/**
 * Leaves out what is on its way but stands among the messages already: a reload came between its sending and the answer. It
 * is sent once more all the same, as only the answer says for sure.
 */
export function notThereYet(entries: readonly OutboxEntry[], messages: readonly Stored[]): readonly OutboxEntry[] {
  const taken = new Set<Stored>()
  const isThere = ({ state, text, media, createdAt }: OutboxEntry) => {
    if (state !== 'sending') return false
    const same = messages.find(
      (message) =>
        message.viewerIsAuthor &&
        !taken.has(message) &&
        message.text === text &&
        message.media?.length === media.length &&
        Date.parse(message.createdAt) > Date.parse(createdAt) - CLOCKS_DIFFER,
    )
    if (same) taken.add(same)
    return same !== undefined
  }
  return entries.filter((entry) => !isThere(entry))
}
