import type { MaybePromise } from '@whatwg-node/promise-helpers'
import type { AnswerOf, CallName, QueryOf } from '../../../legacy/contract/contract'
import type { LikeItemType, NotificationItemType } from '../../../legacy/contract/enums'
import type { ReportItemType } from '../../../legacy/contract/staff/reportEnums'
import type { Resolvers } from '../../generated/resolvers'
import type { BatchCall, BatchItem } from '../rest/batchCalls'
import type { CommentSource } from './comments'
import type { GatewayContext } from '../context'
import type { EnumValues } from '../enums'
import type { Part } from '../globalIds'
import type { Followable, Hideable, Likable, NodeName, NodeOf, Notification, Reportable } from './graphTypes'
import { lookUp } from '../rest/loaders'
import type { Rest } from '../rest/restClient'

export interface NodeSource<T extends NodeName> {
  /**
   * Reads one object by its legacy id, a part also by that of its whole; null when it is gone or not for this viewer.
   */
  readonly read: (
    id: number,
    context: GatewayContext,
    whole: number,
  ) => MaybePromise<Omit<NodeOf<T>, '__typename'> | null>
  /** The calls that reading one object may make. */
  readonly calls: readonly CallName[]
  /** Set where ids name the object that this one is a part of. */
  readonly isPart?: true
  /** Set where no call loads many of them at once. */
  readonly alone?: boolean
}

/** Switches something on or off for one object. */
export type SetState = (rest: Rest, legacyId: number, wanted: boolean) => Promise<unknown>

/** What an area adds to the graph. The SDL beside it declares the types. */
export interface Area {
  readonly resolvers: readonly Resolvers[]
  readonly nodes?: { readonly [T in NodeName]?: NodeSource<T> }
  /** Enums whose values differ from the contract's enum of the same name. */
  readonly enums?: Readonly<Record<string, EnumValues>>
  /** Calls that load details of one object of a type, once whatever is selected. */
  readonly details?: Readonly<Record<string, CallName>>
  readonly likable?: Readonly<Partial<Record<Likable['__typename'], LikeItemType>>>
  readonly reportable?: Readonly<Partial<Record<Reportable['__typename'], ReportItemType>>>
  readonly followable?: Readonly<Partial<Record<Followable['__typename'], SetState>>>
  readonly hideable?: Readonly<Partial<Record<Hideable['__typename'], SetState>>>
  readonly comments?: readonly CommentSource[]
  /** The items that each type of notification is about. */
  readonly notifications?: Readonly<Partial<Record<Notification['__typename'], readonly NotificationItemType[]>>>
}

export function defineArea(area: Area): Area {
  return area
}

/** Nodes that one call loads in batches. */
export function batch<N extends BatchCall>(call: N) {
  return {
    calls: [call],
    read: (id: number, { loaders }: GatewayContext): MaybePromise<BatchItem<N> | null> => loaders.of(call).load(id),
  }
}

/** The same for types that share one numbering: each object is found only under its own type. */
export function batchByType<N extends BatchCall, T extends string>(
  call: N,
  types: readonly T[],
  typeOf: (item: BatchItem<N>) => T,
) {
  const source = (type: T) => ({
    calls: [call],
    read: async (id: number, { loaders }: GatewayContext): Promise<BatchItem<N> | null> => {
      const item = await loaders.of(call).load(id)
      return item && typeOf(item) === type ? item : null
    },
  })
  return Object.fromEntries(types.map((type) => [type, source(type)])) as Record<T, ReturnType<typeof source>>
}

/** The nodes of an area's notifications. All types share one numbering: each object is found only under its own type. */
export function notificationNodes(
  itemTypes: Area['notifications'] = {},
): Readonly<Record<string, NodeSource<NodeName>>> {
  const nodes = Object.entries(itemTypes).map(([name, types]): [string, NodeSource<NodeName>] => [
    name,
    {
      calls: ['Notifications.GetNotificationsByIds'],
      read: async (id, { loaders }) => {
        const notification = await loaders.of('Notifications.GetNotificationsByIds').load(id)
        return notification && types.includes(notification.itemType) ? notification : null
      },
    },
  ])
  return Object.fromEntries(nodes)
}

type Listed<N extends CallName> =
  AnswerOf<N> extends readonly (infer Item extends { readonly id: number })[] ? Item : never

/** Nodes of a short list of the viewer's that one call answers whole. */
export function among<N extends CallName>(call: N) {
  return {
    calls: [call],
    read: async (id: number, context: GatewayContext): Promise<Listed<N> | null> => {
      const list = (await context.call(call, {})) as readonly Listed<N>[]
      return list.find((item) => item.id === id) ?? null
    },
  }
}

/** Nodes that are found within the object that they are a part of. */
export function part<T extends object>(
  calls: readonly CallName[],
  read: (part: Part, context: GatewayContext) => MaybePromise<T | null>,
) {
  return {
    calls,
    isPart: true as const,
    read: (id: number, context: GatewayContext, whole: number) => read({ id, whole }, context),
  }
}

/** Nodes that are loaded one by one; `parameter` is the call's name for the id. */
export function single<N extends CallName>(call: N, parameter: keyof QueryOf<N> & string) {
  return {
    alone: true,
    calls: [call],
    read: (id: number, context: GatewayContext): Promise<AnswerOf<N> | null> =>
      lookUp(id, async (value) => (await context.call(call, { query: { [parameter]: value } })) as AnswerOf<N>),
  }
}
