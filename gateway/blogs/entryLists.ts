import { list } from '../core/lists/list'
import type { Resolvers } from '../generated/resolvers'
import { orderedEntries } from '../shared/orderedEntries'

/** The lists of entries: those of the community and those of the viewer. */
export const entryListsResolvers: Resolvers = {
  Query: {
    blogEntries: (_parent, { order, period, ...args }, context) => orderedEntries(context, order, period, args),
  },
  Viewer: {
    blogEntries: (_viewer, { byComment, ...args }, context) =>
      list(context, 'Blogs.GetMyBlogEntries', { args, filters: { orderByCommentDate: byComment } }),
    commentedBlogEntries: (_viewer, args, context) => list(context, 'Blogs.GetMyCommentsBlogEntries', { args }),
    followedBlogEntries: (_viewer, { byActivity, ...args }, context) =>
      list(context, 'Blogs.GetFollowed', { args, filters: { sortByActivity: byActivity } }),
    blogEntriesOfFollowedAuthors: (_viewer, { byActivity, ...args }, context) =>
      list(context, 'Blogs.GetFromFollowedAuthors', { args, filters: { sortByActivity: byActivity } }),
    hiddenBlogEntries: (_viewer, args, context) => list(context, 'Blogs.GetHidden', { args }),
  },
}
