import type { GatewayContext } from '../core/context'
import type { SetState } from '../core/schema/area'
import { areasOf } from '../core/schema/areas'
import { mutate } from '../core/mutation'
import { entryFor, itemAfterwards } from '../core/schema/node'
import type { Resolvers } from '../generated/resolvers'

export const followEntry: SetState = ({ Blogs }, blogEntryId, wanted) =>
  (wanted ? Blogs.FollowBlogEntry : Blogs.UnfollowBlogEntry)({ body: { blogEntryId } })

export const followAuthor: SetState = ({ Blogs }, profileId, wanted) =>
  (wanted ? Blogs.FollowBlogAuthor : Blogs.UnfollowBlogAuthor)({ body: { profileId } })

export const hideEntry: SetState = ({ Blogs }, blogEntryId, wanted) =>
  (wanted ? Blogs.HideEntry : Blogs.UnhideEntry)({ body: { blogEntryId } })

export const hideAuthor: SetState = ({ Blogs }, profileId, wanted) =>
  (wanted ? Blogs.HideAuthor : Blogs.UnhideAuthor)({ body: { profileId } })

/** The graph's names for fields. */
const fieldNames = { blogEntryId: 'id', profileId: 'id', debateEntryId: 'id' }

function setState(
  context: GatewayContext,
  byType: ReadonlyMap<string, SetState>,
  { itemId, wanted }: { readonly itemId: string; readonly wanted: boolean },
) {
  return mutate(
    context,
    async () => {
      const { id, of: set } = entryFor(byType, itemId)
      await set(context.rest, id, wanted)
      return { itemId }
    },
    fieldNames,
  )
}

/** Whom and what members follow, and what they hide. */
export const followingResolvers: Resolvers = {
  Followable: { __resolveType: ({ __typename }) => __typename },
  Hideable: { __resolveType: ({ __typename }) => __typename },
  SetFollowingPayload: { item: itemAfterwards() },
  SetHiddenPayload: { item: itemAfterwards() },
  Mutation: {
    setFollowing: (_parent, { input: { id: itemId, following: wanted } }, context, { schema }) =>
      setState(context, areasOf(schema).followable, { itemId, wanted }),
    setHidden: (_parent, { input: { id: itemId, hidden: wanted } }, context, { schema }) =>
      setState(context, areasOf(schema).hideable, { itemId, wanted }),
  },
}
