import type { GatewayContext } from './context'
import { badInput, orNull } from './errors'
import type { Node } from './parents'
import { fromGlobalId } from './globalIds'
import type { Resolvers } from '../generated/resolvers'

type NodeType = Node['__typename']
type Load<T extends NodeType> = (
  id: number,
  context: GatewayContext,
) => Promise<Omit<Extract<Node, { __typename: T }>, '__typename'> | null>

/** The viewer is one thing for the whole session, whoever is logged in. */
export const viewerId = 0

/** How each type of node is read by its legacy id. */
const loads: { readonly [T in NodeType]: Load<T> } = {
  Site: async (id, { rest }) => {
    const site = await rest.Site.GetSiteConfiguration()
    return site.id === id ? site : null
  },
  Viewer: (_id, { rest }) => rest.CurrentProfile.GetProfileData(),
  Profile: (id, { loaders }) => loaders.profiles.load(id),
  Picture: (id, { loaders }) => loaders.media.load(id),
  Country: async (id, { rest }) => (await rest.Common.GetSiteCountries()).find((country) => country.id === id) ?? null,
  FaqEntry: (id, { rest }) => orNull(rest.Support.GetFaq({ query: { id } })),
}

/** The types that have an id of their own in the graph. */
export function isNodeType(name: string): name is NodeType {
  return Object.hasOwn(loads, name)
}

/** Any object by its global id; null when it is gone, not for this viewer, or the id is none of ours. */
export async function loadNode(globalId: string, context: GatewayContext): Promise<Node | null> {
  const asked = fromGlobalId(globalId)
  if (!asked || !isNodeType(asked.type)) return null
  const node = await loads[asked.type](asked.id, context)
  return node ? ({ ...node, __typename: asked.type } as Node) : null
}

const maxNodes = 100

export const nodeResolvers: Resolvers = {
  Query: {
    node: (_parent, { id }, context) => loadNode(id, context),
    nodes: (_parent, { ids }, context) => {
      if (ids.length > maxNodes) throw badInput(`At most ${maxNodes} ids at once.`)
      // Promises one by one, so that one that fails leaves the others whole.
      return ids.map((id) => loadNode(id, context) as Promise<Node>)
    },
  },
  Node: { __resolveType: (node) => node.__typename },
}
