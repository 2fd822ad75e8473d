import type { Rest } from '../core/rest/restClient'
import { legacyIdOf } from '../core/globalIds'
import { mutate, perform } from '../core/mutation'
import type { BlogReadList, Resolvers } from '../generated/resolvers'

/** The call that marks each list as seen. */
const readLists: Readonly<Record<BlogReadList, (blogs: Rest['Blogs']) => Promise<unknown>>> = {
  FOLLOWED: (blogs) => blogs.MarkFollowedBlogEntriesAsRead(),
  FOLLOWED_AUTHORS: (blogs) => blogs.MarkEntriesByFollowedAuthorsAsRead(),
  MINE: (blogs) => blogs.MarkMyBlogEntriesAsRead(),
  MY_COMMENTS: (blogs) => blogs.MarkMyCommentsBlogEntriesAsRead(),
  FOLLOWERS: (blogs) => blogs.UpdateFollowersReadDate(),
  CURATED: (blogs) => blogs.MarkCuratedBlogEntriesAsRead(),
}

/** Reading marks, and what the staff recommends. */
export const marksResolvers: Resolvers = {
  Mutation: {
    markBlogEntryAsRead: (_parent, { input: { id } }, context) =>
      mutate(context, async () => {
        const entryLegacyId = legacyIdOf(id, 'BlogEntry')
        await context.rest.Blogs.UpdateBlogEntryReadCount({ body: { blogEntryId: entryLegacyId } })
        return { entryLegacyId }
      }),
    markBlogListAsRead: (_parent, { input: { list } }, context) =>
      perform(context, () => readLists[list](context.rest.Blogs)),
    setCurated: (_parent, { input: { id, curated } }, context) =>
      mutate(context, async () => {
        const entryLegacyId = legacyIdOf(id, 'BlogEntry')
        await context.rest.Blogs.SetCurated({ body: { blogEntryId: entryLegacyId, curated } })
        return { entryLegacyId }
      }),
  },
}
