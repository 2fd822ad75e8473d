import type { MaybePromise } from '@whatwg-node/promise-helpers'
import { type CallName, callByName } from '../../../legacy/contract/contract'
import { fingerprint, type Filters, numberOf, toCursor } from './cursors'
import type { GatewayContext } from '../context'
import { badInput } from '../errors'

export interface PageArgs {
  readonly first?: number | null
  readonly after?: string | null
  readonly last?: number | null
  readonly before?: string | null
}

/** Counts all items of a list; null where that is not known. */
export type Total = (context: GatewayContext) => MaybePromise<number | null>

export interface Connection<T> {
  readonly edges: { readonly cursor: string; readonly node: T }[]
  readonly pageInfo: {
    readonly hasNextPage: boolean
    readonly hasPreviousPage: boolean
    readonly startCursor: string | null
    readonly endCursor: string | null
  }
  /** Asked only when `totalCount` is selected. */
  readonly total?: Total
}

/** Default and maximum page size. */
export interface PageSize {
  readonly defaultFirst?: number
  readonly maxFirst?: number
}

interface List<T> extends PageSize {
  /** The call and its filters: cursors are valid only for the same pair. */
  readonly call: CallName
  readonly filters?: Filters
  readonly args: PageArgs
  readonly read: (page: { skip: number; take: number }) => Promise<readonly T[]>
  readonly total?: Total
}

interface Slice {
  readonly skip: number
  readonly size: number
  /** Paging backwards: a next page exists. */
  readonly more: boolean
}

/** Turns a list with skip and take into a Relay connection. */
export async function connection<T>(list: List<T>): Promise<Connection<T>> {
  const mark = fingerprint(list.call, list.filters ?? {})
  const { skip, size, more } = sliceOf(list, mark)
  const cap = takeCap(list.call)
  // Requests one more than the page to learn whether there is a next page; at the call's maximum a full page has
  // to do.
  const take = more ? size : Math.min(size + 1, cap)
  const items = size === 0 ? [] : await list.read({ skip, take })
  const shown = items.slice(0, size)
  const edges = shown.map((node, index) => ({ cursor: toCursor(skip + index, mark), node }))
  return {
    edges,
    pageInfo: {
      hasNextPage: more || (take > size ? items.length > size : size > 0 && items.length >= size),
      hasPreviousPage: skip > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    ...(list.total ? { total: list.total } : {}),
  }
}

/** The edge of a new item, as the first of a list; takes the call and filters of that list. */
export function firstEdge<T>(call: CallName, filters: Filters, node: T): { readonly cursor: string; readonly node: T } {
  return { cursor: toCursor(0, fingerprint(call, filters)), node }
}

/** The maximum page size of calls that count pages. */
const largestPage = 100

/** Reads by skip and take from a call that counts pages: one page where one can hold the range, else two neighbours. */
export function byPages<T>(read: (query: { page: number; take: number }) => Promise<readonly T[]>) {
  return async ({ skip, take }: { skip: number; take: number }): Promise<readonly T[]> => {
    const end = skip + take
    const sizes = Array.from({ length: largestPage - take + 1 }, (_size, index) => take + index)
    const size = sizes.find((each) => Math.floor(skip / each) === Math.floor((end - 1) / each)) ?? take
    const page = Math.floor(skip / size)
    const first = await read({ page, take: size })
    const enough = first.length < size || end <= (page + 1) * size
    const items = enough ? first : [...first, ...(await read({ page: page + 1, take: size }))]
    return items.slice(skip - page * size, end - page * size)
  }
}

function sliceOf<T>({ args, ...list }: List<T>, mark: string): Slice {
  const { after, last, before } = args
  const size = pageSizeOf(args, list)
  const start = after == null ? 0 : numberOf(after, mark) + 1
  if (last == null) {
    const end = before == null ? Infinity : numberOf(before, mark)
    return {
      skip: start,
      size: Math.max(0, Math.min(size, end - start)),
      more: start + size >= end && end !== Infinity,
    }
  }
  if (before == null) throw badInput('`last` needs `before`: these lists do not know where they end.')
  const end = numberOf(before, mark)
  const skip = Math.max(start, end - size)
  return { skip, size: Math.max(0, end - skip), more: true }
}

/** The call's maximum page size by contract. */
function takeCap(name: CallName): number {
  const call = callByName.get(name)
  const take: unknown = { ...call?.query.properties, ...call?.body.properties }['take']
  const maximum = typeof take === 'object' && take !== null && 'maximum' in take ? take.maximum : undefined
  return typeof maximum === 'number' ? maximum : Infinity
}

/** The requested page size, within the bounds. */
export function pageSizeOf({ first, last }: PageArgs, { defaultFirst = 30, maxFirst = 100 }: PageSize = {}): number {
  if (first != null && last != null) throw badInput('Give `first` or `last`, not both.')
  const size = last ?? first ?? defaultFirst
  if (size < 1 || size > maxFirst) throw badInput(`A page holds 1 to ${maxFirst} items.`)
  return size
}
