import type { MaybePromise } from '@whatwg-node/promise-helpers'
import type { AnswerOf, CallName, QueryOf } from '../../legacy/contract/contract'
import type { LikeItemType, ReportItemType } from '../../legacy/contract/enums'
import type { Resolvers } from '../generated/resolvers'
import type { BatchCall, BatchItem } from './batchCalls'
import type { CommentSource } from './comments'
import type { GatewayContext } from './context'
import type { EnumValues } from './enums'
import type { Followable, Hideable, Likable, NodeName, NodeOf, Reportable } from './graphTypes'
import { lookUp } from './loaders'
import type { Rest } from './restClient'

/** How objects of one type of node are read. */
export interface NodeSource<T extends NodeName> {
  /** Reads one object by its legacy id; null when it is gone or not for this viewer. */
  readonly read: (id: number, context: GatewayContext) => MaybePromise<Omit<NodeOf<T>, '__typename'> | null>
  /** No call gives many of them at once. */
  readonly alone?: boolean
}

/** Turns something on or off for one object. */
export type SetState = (rest: Rest, legacyId: number, wanted: boolean) => Promise<unknown>

/** All that an area of the product adds to the graph. The SDL beside it names the types. */
export interface Area {
  readonly resolvers: readonly Resolvers[]
  /** The types that have an id of their own in the graph. */
  readonly nodes?: { readonly [T in NodeName]?: NodeSource<T> }
  /** Enumerations whose values are not those of the contract's enumeration of the same name. */
  readonly enums?: Readonly<Record<string, EnumValues>>
  /** Calls that read more of one object of a type: whatever is selected of it, they are made once. */
  readonly details?: Readonly<Record<string, CallName>>
  readonly likable?: Readonly<Partial<Record<Likable['__typename'], LikeItemType>>>
  readonly reportable?: Readonly<Partial<Record<Reportable['__typename'], ReportItemType>>>
  readonly followable?: Readonly<Partial<Record<Followable['__typename'], SetState>>>
  readonly hideable?: Readonly<Partial<Record<Hideable['__typename'], SetState>>>
  readonly comments?: readonly CommentSource[]
}

/** Describes an area; `gateway/main/areas.ts` lists them all. */
export function defineArea(area: Area): Area {
  return area
}

/** Nodes that a call gives many of at once. */
export function batch<N extends BatchCall>(call: N) {
  return {
    read: (id: number, { loaders }: GatewayContext): MaybePromise<BatchItem<N> | null> => loaders.of(call).load(id),
  }
}

/** The same for types that are numbered together: each object is found only under its own type. */
export function batchByType<N extends BatchCall, T extends string>(
  call: N,
  types: readonly T[],
  typeOf: (item: BatchItem<N>) => T,
) {
  const source = (type: T) => ({
    read: async (id: number, { loaders }: GatewayContext): Promise<BatchItem<N> | null> => {
      const item = await loaders.of(call).load(id)
      return item && typeOf(item) === type ? item : null
    },
  })
  return Object.fromEntries(types.map((type) => [type, source(type)])) as Record<T, ReturnType<typeof source>>
}

/** Nodes that a call reads one by one; `parameter` is what the call names the id. */
export function single<N extends CallName>(call: N, parameter: keyof QueryOf<N> & string) {
  return {
    alone: true,
    read: (id: number, context: GatewayContext): Promise<AnswerOf<N> | null> =>
      lookUp(id, async (value) => (await context.call(call, { query: { [parameter]: value } })) as AnswerOf<N>),
  }
}
