import type { MaybePromise } from '@whatwg-node/promise-helpers'
import type { GatewayContext } from './context'
import { badInput } from './errors'
import { fromGlobalId, itemOf } from './globalIds'
import { type Loaders, lookUp } from './loaders'
import { mediaTypeOf } from './mediaTypes'
import { messageTypeNames, messageTypeOf } from './messageTypes'
import { notificationTypeNames, notificationTypeOf } from './notificationTypes'
import type { Media, Node } from './parents'
import type { Resolvers } from '../generated/resolvers'

type NodeType = Node['__typename']
type Load<T extends NodeType> = (
  id: number,
  context: GatewayContext,
) => MaybePromise<Omit<Extract<Node, { __typename: T }>, '__typename'> | null>

/** The viewer is one thing for the whole session, whoever is logged in. */
export const viewerId = 0

/** For types that are numbered together: gives what is found only under its own type. */
function loadsByType<Name extends string, T>(
  names: readonly Name[],
  typeOf: (item: T) => Name,
  load: (loaders: Loaders, id: number) => MaybePromise<T | null>,
) {
  const loadOne = (type: Name) => async (id: number, context: GatewayContext) => {
    const item = await load(context.loaders, id)
    return item && typeOf(item) === type ? item : null
  }
  return Object.fromEntries(names.map((name) => [name, loadOne(name)])) as Record<Name, ReturnType<typeof loadOne>>
}

/** How each type of node is read by its legacy id. */
const loads: { readonly [T in NodeType]: Load<T> } = {
  Site: async (id, { rest }) => {
    const site = await rest.Site.GetSiteConfiguration()
    return site.id === id ? site : null
  },
  Viewer: async (id, { rest }) => (id === viewerId ? rest.CurrentProfile.GetProfileData() : null),
  Profile: (id, { loaders }) => loaders.profiles.load(id),
  GuestbookEntry: (id, { rest }) => lookUp(id, (entryId) => rest.Profiles.GetGuestbookEntry({ query: { entryId } })),
  ...loadsByType<'Picture' | 'Video', Media>(['Picture', 'Video'], mediaTypeOf, ({ media }, id) => media.load(id)),
  Album: (id, { loaders }) => loaders.albums.load(id),
  BlogEntry: (id, { loaders }) => loaders.blogEntries.load(id),
  BlogAuthor: (id, { loaders }) => loaders.blogAuthors.load(id),
  BlogComment: (id, { rest }) => lookUp(id, (commentId) => rest.Blogs.GetBlogComment({ query: { commentId } })),
  SavedSearch: (id, { rest }) => lookUp(id, () => rest.Search.GetSavedSearch({ query: { id } })),
  Country: async (id, { rest }) => (await rest.Common.GetSiteCountries()).find((country) => country.id === id) ?? null,
  FaqEntry: (id, { rest }) => lookUp(id, () => rest.Support.GetFaq({ query: { id } })),
  Conversation: (id, { loaders }) => loaders.conversations.load(id),
  ...loadsByType(messageTypeNames, messageTypeOf, ({ messages }, id) => messages.load(id)),
  ...loadsByType(notificationTypeNames, notificationTypeOf, ({ notifications }, id) => notifications.load(id)),
}

/** The types that have an id of their own in the graph. */
export function isNodeType(name: string): name is NodeType {
  return Object.hasOwn(loads, name)
}

/** An object of a type by its legacy id; null when it is gone or not for this viewer. */
export async function loadOf<T extends NodeType>(
  type: T,
  id: number,
  context: GatewayContext,
): Promise<Extract<Node, { __typename: T }> | null> {
  const node = await loads[type](id, context)
  return node ? ({ ...node, __typename: type } as Extract<Node, { __typename: T }>) : null
}

/** For payloads: what a write was about, read only when asked for, and not when nothing was changed. */
export function itemAfterwards<T extends NodeType>(types: readonly T[]) {
  return ({ itemId }: { readonly itemId?: string }, _args: unknown, context: GatewayContext) => {
    if (itemId === undefined) return null
    const { type, id } = itemOf(itemId, types)
    return loadOf(type, id, context)
  }
}

/** Any object by its global id; null also when the id is none of ours. */
async function loadNode(globalId: string, context: GatewayContext): Promise<Node | null> {
  const asked = fromGlobalId(globalId)
  return asked && isNodeType(asked.type) ? loadOf(asked.type, asked.id, context) : null
}

const maxNodes = 100

export const nodeResolvers: Resolvers = {
  Query: {
    node: (_parent, { id }, context) => loadNode(id, context),
    nodes: (_parent, { ids }, context) => {
      if (ids.length > maxNodes) throw badInput(`At most ${maxNodes} ids at once.`)
      // One that fails leaves the others whole, and in their places.
      return Promise.all(ids.map((id) => loadNode(id, context).catch((error: unknown) => error as Node)))
    },
  },
  Node: { __resolveType: (node) => node.__typename },
}
