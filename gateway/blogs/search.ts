import { legacyIdOf } from '../core/globalIds'
import { list } from '../core/lists/list'
import type { Resolvers } from '../generated/resolvers'

interface Terms {
  readonly tagIds?: readonly string[] | null
  readonly authorIds?: readonly string[] | null
}

/** Legacy ids to search by; an empty list filters nothing. */
function chosen(globalIds: readonly string[] | null | undefined, type: string): number[] | undefined {
  return globalIds?.length ? globalIds.map((id) => legacyIdOf(id, type)) : undefined
}

const termsOf = ({ tagIds, authorIds }: Terms) => ({
  tagIds: chosen(tagIds, 'BlogTag'),
  authorIds: chosen(authorIds, 'BlogAuthor'),
})

export const blogSearchResolvers: Resolvers = {
  Query: {
    searchBlogEntries: (_parent, { text, tagIds, authorIds, ...args }, context) => {
      const filters = { text: text?.trim() || undefined, ...termsOf({ tagIds, authorIds }) }
      return list(context, 'Blogs.SearchBlogEntries', { args, filters })
    },
    blogTags: (_parent, { query }, { rest }) => rest.Blogs.SearchBlogTags({ body: { query } }),
    blogTagsAndAuthors: (_parent, { query }, { rest }) => rest.Blogs.SearchBlogTagsAndAuthors({ body: { query } }),
    blogSearchTerms: (_parent, terms, { rest }) => rest.Blogs.GetBlogTagsAndAuthors({ body: termsOf(terms) }),
    kinksWithBlogTags: (_parent, query, { rest }) => rest.DarkKinks.SearchKinksWithBlogTags({ query }),
  },
  BlogTagCount: { tag: (tag) => tag },
  BlogSearchEdge: {
    node: ({ node }) => node.entry,
    title: ({ node }) => node.title,
    excerpt: ({ node }) => node.excerpt,
  },
}
