import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql'
import type { Resolvers } from '../../generated/resolvers'
import { areasOf } from './areas'
import type { GatewayContext } from '../context'
import { badInput } from '../errors'
import { fromGlobalId, itemOf } from '../globalIds'
import type { Node, NodeName, NodeOf } from './graphTypes'

const maxNodes = 100

type Info = Pick<GraphQLResolveInfo, 'schema'>

export function isNodeType(schema: GraphQLSchema, name: string): name is NodeName {
  return areasOf(schema).nodes.has(name)
}

/** Loads an object by type and legacy id, a part with that of its whole; null when it is gone or not for this viewer. */
export async function loadOf<T extends NodeName>(
  type: T,
  id: number,
  context: GatewayContext,
  { schema }: Info,
  whole?: number,
): Promise<NodeOf<T> | null> {
  const source = areasOf(schema).nodes.get(type)
  // The id of a part names its whole, and no other does.
  if (!source || (source.isPart ?? false) !== (whole !== undefined)) return null
  const node = await source.read(id, context, whole ?? 0)
  return node ? ({ ...node, __typename: type } as NodeOf<T>) : null
}

/** For payloads: the object that a write was about, loaded only when selected, and not after a refusal. */
export function itemAfterwards<T extends NodeName>() {
  return async (
    { itemId }: { readonly itemId?: string },
    _args: unknown,
    context: GatewayContext,
    info: Info,
  ): Promise<NodeOf<T> | null> =>
    itemId === undefined ? null : ((await loadNode(itemId, context, info)) as NodeOf<T> | null)
}

/** Loads any object by its global id; null also for an id that is not ours. */
async function loadNode(globalId: string, context: GatewayContext, info: Info): Promise<Node | null> {
  const asked = fromGlobalId(globalId)
  return asked && isNodeType(info.schema, asked.type) ? loadOf(asked.type, asked.id, context, info, asked.whole) : null
}

/** Decodes an id of an input, whose type must be a key of the map. */
export function entryFor<T>(byType: ReadonlyMap<string, T>, globalId: string): { readonly id: number; readonly of: T } {
  const types = [...byType.keys()]
  const { type, id } = itemOf(globalId, types)
  return { id, of: byType.get(type) as T }
}

export const nodeResolvers: Resolvers = {
  Query: {
    node: (_parent, { id }, context, info) => loadNode(id, context, info),
    nodes: (_parent, { ids }, context, info) => {
      if (ids.length > maxNodes) throw badInput(`At most ${maxNodes} ids at once.`)
      // A failed one leaves the others whole, and in their places.
      return Promise.all(ids.map((id) => loadNode(id, context, info).catch((error: unknown) => error as Node)))
    },
  },
  Node: { __resolveType: (node) => node.__typename },
}
