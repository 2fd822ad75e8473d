import type { Resolvers } from '../generated/resolvers'
import { entryConnection } from './entryConnection'
import { orderedEntries } from './orderedEntries'

/** The lists of entries: those of the community, and those that the viewer has to do with. */
export const entryListsResolvers: Resolvers = {
  Query: {
    blogEntries: (_parent, { order, period, ...args }, context) => orderedEntries(context, order, period, args),
  },
  Viewer: {
    blogEntries: (_viewer, { byComment, ...args }, context) => {
      const filters = { orderByCommentDate: byComment }
      return entryConnection(context, 'Blogs.GetMyBlogEntries', args, filters, (page) =>
        context.rest.Blogs.GetMyBlogEntries({ query: { ...filters, ...page } }),
      )
    },
    commentedBlogEntries: (_viewer, args, context) =>
      entryConnection(context, 'Blogs.GetMyCommentsBlogEntries', args, {}, (query) =>
        context.rest.Blogs.GetMyCommentsBlogEntries({ query }),
      ),
    followedBlogEntries: (_viewer, { byActivity, ...args }, context) => {
      const filters = { sortByActivity: byActivity }
      return entryConnection(context, 'Blogs.GetFollowed', args, filters, (page) =>
        context.rest.Blogs.GetFollowed({ query: { ...filters, ...page } }),
      )
    },
    blogEntriesOfFollowedAuthors: (_viewer, { byActivity, ...args }, context) => {
      const filters = { sortByActivity: byActivity }
      return entryConnection(context, 'Blogs.GetFromFollowedAuthors', args, filters, (page) =>
        context.rest.Blogs.GetFromFollowedAuthors({ query: { ...filters, ...page } }),
      )
    },
    hiddenBlogEntries: (_viewer, args, context) =>
      entryConnection(context, 'Blogs.GetHidden', args, {}, (query) => context.rest.Blogs.GetHidden({ query })),
  },
}
