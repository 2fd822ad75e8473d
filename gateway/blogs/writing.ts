import { Audience } from '../../legacy/contract/enums'
import { legacyIdOf, toGlobalId } from '../core/globalIds'
import { lookUp } from '../core/rest/loaders'
import { bitsOf, maskOf } from '../core/schema/masks'
import { given, mutate } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'

/** The graph's names for fields, so that a refusal points at the right input. */
const fieldNames = { blogEntryId: 'id' }

const entryIdOf = (globalId: string) => legacyIdOf(globalId, 'BlogEntry')

/** Drafts, publishing and deleting. */
export const writingResolvers: Resolvers = {
  Viewer: {
    blogDraft: (_viewer, { legacyId }, { rest }) =>
      lookUp(legacyId, (blogEntryId) => rest.Blogs.GetBlogEntryDataForEdit({ query: { blogEntryId } })),
  },
  BlogDraft: {
    entryId: ({ id }) => toGlobalId('BlogEntry', id),
    audience: ({ audience }) => bitsOf(Audience, audience),
  },
  SavedBlogEntry: { entryId: ({ id }) => toGlobalId('BlogEntry', id) },
  Mutation: {
    saveBlogEntry: (_parent, { input: { id, audience, tags, ...content } }, context) =>
      mutate(
        context,
        async () => {
          const body = {
            ...(id == null ? {} : { blogEntryId: entryIdOf(id) }),
            ...given(content),
            tags: [...tags],
            audience: maskOf(audience),
          }
          const saved = await context.rest.Blogs.UpdateBlogEntry({ body })
          return { saved, entryLegacyId: saved.id }
        },
        fieldNames,
      ),
    discardBlogEntryChanges: (_parent, { input: { id } }, context) =>
      mutate(
        context,
        async () => {
          const body = { blogEntryId: entryIdOf(id) }
          return { draft: await context.rest.Blogs.DiscardBlogEntryChanges({ body }) }
        },
        fieldNames,
      ),
    deleteBlogEntry: (_parent, { input: { id } }, context) =>
      mutate(
        context,
        async () => {
          await context.rest.Blogs.DeleteBlogEntry({ body: { blogEntryId: entryIdOf(id) } })
          return { deletedId: id }
        },
        fieldNames,
      ),
  },
}
