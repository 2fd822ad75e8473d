import type { CallName } from '../../legacy/contract/contract'
import { type Connection, type PageArgs, type PageSize, pageSizeOf } from './connections'
import { fingerprint, type Filters, numberOf, toCursor } from './cursors'

/** A list whose items have keys that grow along it, and the call that reads it from any key on. */
interface KeysetList<T> extends PageSize {
  readonly call: CallName
  readonly filters: Filters
  readonly args: PageArgs
  readonly keyOf: (item: T) => number
  /** Those behind a key, the nearest first; without one from the beginning. */
  readonly readForth: (after: number | undefined, take: number) => Promise<readonly T[]>
  /** Those in front of a key, the nearest first; without one from the end. */
  readonly readBack: (before: number | undefined, take: number) => Promise<readonly T[]>
}

/**
 * Turns a list by keys into a Relay connection: its pages do not shift when something is added. With nothing but
 * `before`, or with nothing at all, it is read from its end.
 */
export async function keysetConnection<T>(list: KeysetList<T>): Promise<Connection<T>> {
  const { args, keyOf } = list
  const mark = fingerprint(list.call, list.filters)
  const size = pageSizeOf(args, list)
  const after = args.after == null ? undefined : numberOf(args.after, mark)
  const before = args.before == null ? undefined : numberOf(args.before, mark)
  const back = args.last != null || (args.first == null && after === undefined)

  // One more than wanted tells whether there is more in this direction.
  const read = back ? await list.readBack(before, size + 1) : await list.readForth(after, size + 1)
  const within = read.filter((item) => keyOf(item) > (after ?? -Infinity) && keyOf(item) < (before ?? Infinity))
  const nearest = within.slice(0, size)
  const nodes = back ? nearest.reverse() : nearest
  const edges = nodes.map((node) => ({ cursor: toCursor(keyOf(node), mark), node }))
  const cut = read.length > nearest.length
  return {
    edges,
    pageInfo: {
      // What a cursor stands for is itself beyond the page.
      hasNextPage: before !== undefined || (!back && cut),
      hasPreviousPage: after !== undefined || (back && cut),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

/** A new item's edge in such a list; give the call and filters of that list. */
export function keysetEdge<T>(
  call: CallName,
  filters: Filters,
  key: number,
  node: T,
): { readonly cursor: string; readonly node: T } {
  return { cursor: toCursor(key, fingerprint(call, filters)), node }
}
