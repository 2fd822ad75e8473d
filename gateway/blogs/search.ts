import { list } from '../core/lists/list'
import type { Resolvers } from '../generated/resolvers'

/** Ids to search by; an empty list filters nothing. */
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
      return list(context, 'Blogs.SearchBlogEntries', { args, filters })
    },
    blogTags: (_parent, { query }, { rest }) => rest.Blogs.SearchBlogTags({ body: { query } }),
    blogTagsAndAuthors: (_parent, { query }, { rest }) => rest.Blogs.SearchBlogTagsAndAuthors({ body: { query } }),
    blogSearchTerms: (_parent, { tagLegacyIds, authorLegacyIds }, { rest }) => {
      const body = { tagIds: chosen(tagLegacyIds), authorIds: chosen(authorLegacyIds) }
      return rest.Blogs.GetBlogTagsAndAuthors({ body })
    },
    kinksWithBlogTags: (_parent, query, { rest }) => rest.DarkKinks.SearchKinksWithBlogTags({ query }),
  },
  BlogSearchEdge: {
    node: ({ node }) => node.entry,
    title: ({ node }) => node.title,
    excerpt: ({ node }) => node.excerpt,
  },
}
