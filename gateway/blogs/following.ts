import type { GatewayContext } from '../core/context'
import { itemOf } from '../core/globalIds'
import { mutate } from '../core/mutation'
import { itemAfterwards } from '../core/node'
import type { Followable, Hideable } from '../core/parents'
import type { Rest } from '../core/restClient'
import type { Resolvers } from '../generated/resolvers'

/** Brings about a wanted state of one thing. */
type Wish = (rest: Rest, legacyId: number, wanted: boolean) => Promise<unknown>

/** The calls for each type that can be followed. Areas add theirs. */
const following: Readonly<Record<Followable['__typename'], Wish>> = {
  BlogEntry: ({ Blogs }, blogEntryId, wanted) =>
    (wanted ? Blogs.FollowBlogEntry : Blogs.UnfollowBlogEntry)({ body: { blogEntryId } }),
  BlogAuthor: ({ Blogs }, profileId, wanted) =>
    (wanted ? Blogs.FollowBlogAuthor : Blogs.UnfollowBlogAuthor)({ body: { profileId } }),
}

/** The calls for each type that can be hidden. Areas add theirs. */
const hiding: Readonly<Record<Hideable['__typename'], Wish>> = {
  BlogEntry: ({ Blogs }, blogEntryId, wanted) =>
    (wanted ? Blogs.HideEntry : Blogs.UnhideEntry)({ body: { blogEntryId } }),
  BlogAuthor: ({ Blogs }, profileId, wanted) =>
    (wanted ? Blogs.HideAuthor : Blogs.UnhideAuthor)({ body: { profileId } }),
}

const followableTypes = Object.keys(following) as Followable['__typename'][]
const hideableTypes = Object.keys(hiding) as Hideable['__typename'][]

/** Names of fields that the graph calls otherwise. */
const fieldNames = { blogEntryId: 'id', profileId: 'id' }

function fulfil<T extends string>(
  context: GatewayContext,
  wishes: Readonly<Record<T, Wish>>,
  types: readonly T[],
  itemId: string,
  wanted: boolean,
) {
  return mutate(
    context,
    async () => {
      const { type, id } = itemOf(itemId, types)
      await wishes[type](context.rest, id, wanted)
      return { itemId }
    },
    fieldNames,
  )
}

/** What members want to be told of, and what they do not want to see. */
export const followingResolvers: Resolvers = {
  Followable: { __resolveType: ({ __typename }) => __typename },
  Hideable: { __resolveType: ({ __typename }) => __typename },
  SetFollowingPayload: { item: itemAfterwards(followableTypes) },
  SetHiddenPayload: { item: itemAfterwards(hideableTypes) },
  Mutation: {
    setFollowing: (_parent, { input }, context) =>
      fulfil(context, following, followableTypes, input.id, input.following),
    setHidden: (_parent, { input }, context) => fulfil(context, hiding, hideableTypes, input.id, input.hidden),
  },
}
