import type { CacheSnapshot } from 'virtua'

/** How a list stood when its page was left: enough to stand there again at once. */
export interface ListPlace {
  readonly columns: number
  readonly rows: number
  readonly sizes: CacheSnapshot
}

/** As many pages as the graph's store keeps. */
const KEPT = 50
const places = new Map<string, ListPlace>()

/** Remembers how the list of a history entry stands; the oldest makes room. */
export function keepPlace(entry: string, place: ListPlace): void {
  places.delete(entry)
  places.set(entry, place)
  const oldest = places.keys().next().value
  if (places.size > KEPT && oldest !== undefined) places.delete(oldest)
}

/** How the list of a history entry stood, if it was seen before. */
export function placeOf(entry: string): ListPlace | undefined {
  return places.get(entry)
}
