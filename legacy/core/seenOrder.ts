import type { Page } from './handler'

/** An item of a list that is ordered by how many of something the reader sees of it, such as comments. */
export interface CountedItem {
  readonly id: number
  /** All there are. */
  readonly stored: number
  /** Those that the reader sees, as the item shows them. */
  readonly seen: number
}

/** How far lists go that are ordered by what the reader sees: each item in front of a page is counted for it. */
const MAX_ITEMS = 1000

/**
 * The ids of a page of a list by what the reader sees: most first, then by what is stored and by the later id. `read` gives
 * the list by what is stored, which is never less. So nothing behind a part of it can come before an item that shows as
 * many as are stored at the end of the part, and mostly no more is read than the page needs.
 */
export async function pageBySeen(
  { skip, take }: Page,
  maxSeen: number,
  read: (part: Page) => Promise<readonly CountedItem[]>,
): Promise<number[]> {
  const end = Math.min(skip + take, MAX_ITEMS)
  if (end <= skip) return []
  const items: CountedItem[] = []
  for (;;) {
    const part = [...(await read({ skip: items.length, take: end }))].sort(byStored)
    items.push(...part)
    items.sort(bySeen)
    const last = part.at(-1)
    const deciding = items[end - 1]
    const bound = last && { ...last, seen: Math.min(last.stored, maxSeen) }
    if (!bound || part.length < end || (deciding && bySeen(deciding, bound) <= 0)) break
  }
  return items.slice(skip, end).map(({ id }) => id)
}

function byStored(one: CountedItem, other: CountedItem): number {
  return other.stored - one.stored || other.id - one.id
}

function bySeen(one: CountedItem, other: CountedItem): number {
  return other.seen - one.seen || byStored(one, other)
}
