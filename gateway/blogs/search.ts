import { connection } from '../core/connections'
import type { Resolvers } from '../generated/resolvers'
import { knownAuthors, knownEntries } from './known'

/** Numbers to search by; none of them narrow nothing. */
function chosen(legacyIds: readonly number[] | null | undefined): number[] | undefined {
  return legacyIds?.length ? [...legacyIds] : undefined
}

export const blogSearchResolvers: Resolvers = {
  Query: {
    searchBlogEntries: (_parent, { text, tagLegacyIds, authorLegacyIds, ...args }, context) => {
      const filters = {
        text: text?.trim() || undefined,
        tagIds: chosen(tagLegacyIds),
        authorIds: chosen(authorLegacyIds),
      }
      return connection({
        call: 'Blogs.SearchBlogEntries',
        args,
        filters,
        read: async (page) => {
          const found = await context.rest.Blogs.SearchBlogEntries({ body: { ...filters, ...page } })
          knownEntries(
            context,
            found.map(({ entry }) => entry),
          )
          return found
        },
      })
    },
    blogTags: (_parent, { query }, { rest }) => rest.Blogs.SearchBlogTags({ body: { query } }),
    blogTagsAndAuthors: async (_parent, { query }, context) => {
      const found = await context.rest.Blogs.SearchBlogTagsAndAuthors({ body: { query } })
      knownAuthors(context, found.authors)
      return found
    },
    blogSearchTerms: async (_parent, { tagLegacyIds, authorLegacyIds }, context) => {
      const body = { tagIds: chosen(tagLegacyIds), authorIds: chosen(authorLegacyIds) }
      const found = await context.rest.Blogs.GetBlogTagsAndAuthors({ body })
      knownAuthors(context, found.authors)
      return found
    },
    kinksWithBlogTags: (_parent, query, { rest }) => rest.DarkKinks.SearchKinksWithBlogTags({ query }),
  },
  BlogSearchEdge: {
    node: ({ node }) => node.entry,
    title: ({ node }) => node.title,
    excerpt: ({ node }) => node.excerpt,
  },
}
