import { list } from '../core/lists/list'
import type { Resolvers } from '../generated/resolvers'

export const authorsResolvers: Resolvers = {
  Query: {
    mostFollowedBlogAuthors: (_parent, _args, { rest }) => rest.Blogs.GetMostFollowedAuthors(),
  },
  Viewer: {
    followedBlogAuthors: (_viewer, args, context) => list(context, 'Blogs.GetFollowedAuthors', { args }),
    hiddenBlogAuthors: (_viewer, args, context) => list(context, 'Blogs.GetHiddenAuthors', { args }),
    blogFollowers: (_viewer, args, context) => list(context, 'Blogs.GetFollowers', { args }),
    blogBan: async (_viewer, _args, { rest }) => {
      const { banned, ...ban } = await rest.Blogs.ProfileBlogBan()
      return banned ? ban : null
    },
  },
  Profile: { blogAuthor: ({ id }, _args, { loaders }) => loaders.of('Blogs.GetBlogAuthorsByIds').load(id) },
  BlogAuthor: {
    viewerIsFollowing: ({ followed }) => followed,
    viewerHasHidden: ({ hidden }) => hidden,
    entries: ({ id }, { text, dark, ...args }, context) => {
      const filters = { profileId: id, text: text?.trim() || undefined, dark: dark ?? undefined }
      return list(context, 'Blogs.GetProfileBlogEntries', { args, filters })
    },
  },
  BlogFollowerEdge: {
    node: ({ node }) => node.profile,
    since: ({ node }) => node.since,
    isNew: ({ node }) => node.isNew,
  },
}
