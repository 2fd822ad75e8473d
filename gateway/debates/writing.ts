import { legacyIdOf, toGlobalId } from '../core/globalIds'
import { given, mutate } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'
import { debateDraft } from './draft'

/** The graph's names for fields, so that a refusal points at the right input. */
const fieldNames = { debateEntryId: 'id' }

const entryIdOf = (globalId: string) => legacyIdOf(globalId, 'DebateEntry')
const categoryIdOf = (globalId: string) => legacyIdOf(globalId, 'DebateCategory')

/** Drafts, publishing and deleting. */
export const writingResolvers: Resolvers = {
  Viewer: {
    debateDraft: (_viewer, { legacyId }, context) => debateDraft(legacyId, context),
  },
  DebateDraft: {
    entryId: ({ id }) => toGlobalId('DebateEntry', id),
    lodge: ({ lodgeId }, _args, { loaders }) => loaders.of('Lodges.GetLodgesByIds').load(lodgeId),
    categoryId: ({ categoryId }) => toGlobalId('DebateCategory', categoryId),
  },
  SavedDebateEntry: { entryId: ({ id }) => toGlobalId('DebateEntry', id) },
  Mutation: {
    createDebateEntry: (_parent, { input: { lodgeId, categoryId, ...content } }, context) =>
      mutate(context, async () => {
        const place = { lodgeId: legacyIdOf(lodgeId, 'Lodge'), categoryId: categoryIdOf(categoryId) }
        const saved = await context.rest.Lodges.CreateDebateEntry({ body: { ...place, ...given(content) } })
        return { saved, entryLegacyId: saved.id }
      }),
    editDebateEntry: (_parent, { input: { id, categoryId, ...content } }, context) =>
      mutate(
        context,
        async () => {
          const moves = categoryId == null ? {} : { categoryId: categoryIdOf(categoryId) }
          const body = { debateEntryId: entryIdOf(id), ...moves, ...content }
          const saved = await context.rest.Lodges.UpdateDebateEntry({ body })
          return { saved, entryLegacyId: saved.id }
        },
        fieldNames,
      ),
    discardDebateEntryChanges: (_parent, { input: { id } }, context) =>
      mutate(
        context,
        async () => {
          const body = { debateEntryId: entryIdOf(id) }
          return { draft: await context.rest.Lodges.DiscardDebateEntryChanges({ body }) }
        },
        fieldNames,
      ),
    deleteDebateEntry: (_parent, { input: { id } }, context) =>
      mutate(
        context,
        async () => {
          await context.rest.Lodges.DeleteDebateEntry({ body: { debateEntryId: entryIdOf(id) } })
          return { deletedId: id }
        },
        fieldNames,
      ),
  },
}
