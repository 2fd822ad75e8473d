import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql'
import type { Resolvers } from '../generated/resolvers'
import { areasOf } from './areas'
import type { GatewayContext } from './context'
import { badInput } from './errors'
import { fromGlobalId, itemOf } from './globalIds'
import type { Node, NodeName, NodeOf } from './graphTypes'

/** The viewer is one thing for the whole session, whoever is logged in. */
export const viewerId = 0

const maxNodes = 100

type Info = Pick<GraphQLResolveInfo, 'schema'>

/** The types that have an id of their own in the graph. */
export function isNodeType(schema: GraphQLSchema, name: string): name is NodeName {
  return areasOf(schema).nodes.has(name)
}

/** An object of a type by its legacy id; null when it is gone or not for this viewer. */
export async function loadOf<T extends NodeName>(
  type: T,
  id: number,
  context: GatewayContext,
  { schema }: Info,
): Promise<NodeOf<T> | null> {
  const node = await areasOf(schema).nodes.get(type)?.read(id, context)
  return node ? ({ ...node, __typename: type } as NodeOf<T>) : null
}

/** For payloads: what a write was about, read only when asked for, and not when nothing was changed. */
export function itemAfterwards<T extends NodeName>() {
  return async (
    { itemId }: { readonly itemId?: string },
    _args: unknown,
    context: GatewayContext,
    info: Info,
  ): Promise<NodeOf<T> | null> =>
    itemId === undefined ? null : ((await loadNode(itemId, context, info)) as NodeOf<T> | null)
}

/** Any object by its global id; null also when the id is none of ours. */
async function loadNode(globalId: string, context: GatewayContext, info: Info): Promise<Node | null> {
  const asked = fromGlobalId(globalId)
  return asked && isNodeType(info.schema, asked.type) ? loadOf(asked.type, asked.id, context, info) : null
}

/** What an id that an input names stands for, which must be of one of the types that a map tells something of. */
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
      // One that fails leaves the others whole, and in their places.
      return Promise.all(ids.map((id) => loadNode(id, context, info).catch((error: unknown) => error as Node)))
    },
  },
  Node: { __resolveType: (node) => node.__typename },
}
