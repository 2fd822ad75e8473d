import type { Page } from './handler'

/** An item of a list ordered by what the viewer sees of it, such as the number of comments or the last one's time. */
export interface RankedItem {
  readonly id: number
  /** The stored rank, for a viewer who sees everything. */
  readonly stored: number
  /** The rank by what the viewer sees; never above the stored one. */
  readonly seen: number
}

interface Bounds {
  /** The highest distinguished rank. */
  readonly maxSeen?: number
  /** Maximum length of the list: each item before a page is ranked for it. */
  readonly maxItems?: number
}

const MIN_MARGIN = 30

/**
 * The ids of one page of a list by the rank that the viewer sees, highest first; ties go by the stored rank, then
 * by the later id. `read` returns the list by stored rank, which is never lower than the seen one. Reading can
 * therefore stop once the page's last item ranks at least as high as the stored rank at the end of what was read.
 * The first read has a margin for items that sink; each later one reads twice as many as were read before, so that
 * few reads suffice even where much is unseen.
 */
export async function pageBySeen(
  { skip, take }: Page,
  read: (part: Page) => Promise<readonly RankedItem[]>,
  { maxSeen = Infinity, maxItems = Infinity }: Bounds = {},
): Promise<number[]> {
  const end = Math.min(skip + take, maxItems)
  if (end <= skip) return []
  const items: RankedItem[] = []
  for (;;) {
    const wanted = items.length === 0 ? end + Math.max(MIN_MARGIN, Math.ceil(end / 4)) : 2 * items.length
    const part = [...(await read({ skip: items.length, take: wanted }))].sort(byStored)
    items.push(...part)
    items.sort(bySeen)
    const last = part.at(-1)
    const deciding = items[end - 1]
    const bound = last && { ...last, seen: Math.min(last.stored, maxSeen) }
    if (!bound || part.length < wanted || (deciding && bySeen(deciding, bound) <= 0)) break
  }
  return items.slice(skip, end).map(({ id }) => id)
}

function byStored(one: RankedItem, other: RankedItem): number {
  return other.stored - one.stored || other.id - one.id
}

function bySeen(one: RankedItem, other: RankedItem): number {
  return other.seen - one.seen || byStored(one, other)
}
