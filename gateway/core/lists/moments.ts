import type { CallName } from '../../../legacy/contract/contract'
import { type Connection, type PageArgs, type PageSize, pageSizeOf } from './connections'
import { fingerprint, type Filters, momentOf, toCursor } from './cursors'
import { badInput } from '../errors'

/**
 * A list in descending order of time, and the call that reads items before a moment: items of one moment come
 * together.
 */
interface MomentList<T> extends PageSize {
  readonly call: CallName
  readonly filters: Filters
  readonly args: PageArgs
  readonly momentOf: (item: T) => string
  readonly read: (olderThan: string | undefined, take: number) => Promise<readonly T[]>
}

/**
 * Turns such a list into a Relay connection that pages forward only. Items of one moment stay on one page, which
 * may be a little longer: a cursor names a moment and would skip the rest of them.
 */
export async function momentConnection<T>(list: MomentList<T>): Promise<Connection<T>> {
  const { args } = list
  if (args.last != null || args.before != null) {
    throw badInput('This list pages forward only: give `first` and `after`.', 'FORWARD_ONLY')
  }
  const mark = fingerprint(list.call, list.filters)
  const size = pageSizeOf(args, list)
  const after = args.after == null ? undefined : momentOf(args.after, mark)
  // One more than requested tells whether there is a next page.
  const items = await list.read(after, size + 1)
  const last = items[size - 1]
  const end = last && list.momentOf(last)
  const shown = end === undefined ? items : items.filter((item, index) => index < size || list.momentOf(item) === end)
  const edges = shown.map((node) => ({ cursor: toCursor(list.momentOf(node), mark), node }))
  // If all items are of one moment, only another read tells whether more follow.
  const more = items.length > shown.length || (items.length > size && (await list.read(end, 1)).length > 0)
  return {
    edges,
    pageInfo: {
      hasNextPage: more,
      hasPreviousPage: after !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}
