import type { CallName } from '../../../legacy/contract/contract'
import { type Connection, type PageArgs, type PageSize, pageSizeOf } from './connections'
import { fingerprint, type Filters, numberOf, toCursor } from './cursors'

/** A list whose items have ascending keys, and the call that reads it from any key. */
interface KeysetList<T> extends PageSize {
  readonly call: CallName
  readonly filters: Filters
  readonly args: PageArgs
  readonly keyOf: (item: T) => number
  /** Items after a key, nearest first; from the beginning without a key. */
  readonly readForth: (after: number | undefined, take: number) => Promise<readonly T[]>
  /** Items before a key, nearest first; from the end without a key. */
  readonly readBack: (before: number | undefined, take: number) => Promise<readonly T[]>
}

/**
 * Turns a list by keys into a Relay connection, whose pages do not shift when items are added. Without arguments,
 * or with `before` alone, it is read from its end.
 */
export async function keysetConnection<T>(list: KeysetList<T>): Promise<Connection<T>> {
  const { args, keyOf } = list
  const mark = fingerprint(list.call, list.filters)
  const size = pageSizeOf(args, list)
  const after = args.after == null ? undefined : numberOf(args.after, mark)
  const before = args.before == null ? undefined : numberOf(args.before, mark)
  const back = args.last != null || (args.first == null && after === undefined)

  // One more than requested tells whether there are more in this direction.
  const read = back ? await list.readBack(before, size + 1) : await list.readForth(after, size + 1)
  const within = read.filter((item) => keyOf(item) > (after ?? -Infinity) && keyOf(item) < (before ?? Infinity))
  const nearest = within.slice(0, size)
  const nodes = back ? nearest.reverse() : nearest
  const edges = nodes.map((node) => ({ cursor: toCursor(keyOf(node), mark), node }))
  const cut = read.length > nearest.length
  return {
    edges,
    pageInfo: {
      // The cursor's own item lies beyond the page.
      hasNextPage: before !== undefined || (!back && cut),
      hasPreviousPage: after !== undefined || (back && cut),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

/** The edge of a new item in such a list; takes the call and filters of that list. */
export function keysetEdge<T>(
  call: CallName,
  filters: Filters,
  key: number,
  node: T,
): { readonly cursor: string; readonly node: T } {
  return { cursor: toCursor(key, fingerprint(call, filters)), node }
}
