import { connection } from '../core/connections'
import type { Resolvers } from '../generated/resolvers'
import { knownWithin } from '../profiles/profileConnection'
import { entryConnection } from './entryConnection'
import { knownAuthors } from './known'

/** Members as writers, and who follows whom. */
export const authorsResolvers: Resolvers = {
  Query: {
    mostFollowedBlogAuthors: async (_parent, _args, context) =>
      knownAuthors(context, await context.rest.Blogs.GetMostFollowedAuthors()),
  },
  Viewer: {
    followedBlogAuthors: (_viewer, args, context) =>
      connection({
        call: 'Blogs.GetFollowedAuthors',
        args,
        read: async (query) => knownAuthors(context, await context.rest.Blogs.GetFollowedAuthors({ query })),
      }),
    hiddenBlogAuthors: (_viewer, args, context) =>
      connection({
        call: 'Blogs.GetHiddenAuthors',
        args,
        read: async (query) => knownAuthors(context, await context.rest.Blogs.GetHiddenAuthors({ query })),
      }),
    blogFollowers: (_viewer, args, context) =>
      connection({
        call: 'Blogs.GetFollowers',
        args,
        read: async (query) => knownWithin(context, await context.rest.Blogs.GetFollowers({ query })),
      }),
    blogBan: async (_viewer, _args, { rest }) => {
      const { banned, ...ban } = await rest.Blogs.ProfileBlogBan()
      return banned ? ban : null
    },
  },
  Profile: { blogAuthor: ({ id }, _args, { loaders }) => loaders.blogAuthors.load(id) },
  BlogAuthor: {
    viewerFollows: ({ followed }) => followed,
    viewerHides: ({ hidden }) => hidden,
    entries: ({ id }, { text, dark, ...args }, context) => {
      const filters = { profileId: id, text: text?.trim() || undefined, dark: dark ?? undefined }
      return entryConnection(context, 'Blogs.GetProfileBlogEntries', args, filters, (page) =>
        context.rest.Blogs.GetProfileBlogEntries({ query: { ...filters, ...page } }),
      )
    },
  },
  BlogFollowerEdge: {
    node: ({ node }) => node.profile,
    since: ({ node }) => node.since,
    isNew: ({ node }) => node.isNew,
  },
}
