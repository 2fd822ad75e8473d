import { legacyIdOf } from '../core/globalIds'
import { mutate } from '../core/mutation'
import { lookUp } from '../core/rest/loaders'
import type { Resolvers } from '../generated/resolvers'
import { seesPart } from '../shared/lodges/rights'

/** The graph's names for fields, so that a refusal points at the right input. */
const fieldNames = { categoryId: 'id' }

const categoryIdOf = (globalId: string) => legacyIdOf(globalId, 'DebateCategory')

/** The categories of debates, and their leaders' changes of them. */
export const categoriesResolvers: Resolvers = {
  Query: {
    debateCategory: (_parent, { legacyId }, { rest }) =>
      lookUp(legacyId, (categoryId) => rest.Lodges.GetDebateCategory({ query: { categoryId } })),
  },
  Lodge: {
    debateCategories: (lodge, _args, { rest }) => {
      if (!seesPart(lodge, 'debatesPublic')) return null
      return rest.Lodges.GetDebateCategories({ query: { lodgeId: lodge.id } })
    },
  },
  DebateCategory: {
    lodge: ({ lodgeId }, _args, { loaders }) => loaders.of('Lodges.GetLodgesByIds').load(lodgeId),
  },
  Mutation: {
    createDebateCategory: (_parent, { input: { lodgeId, ...content } }, context) =>
      mutate(context, async () => {
        const body = { lodgeId: legacyIdOf(lodgeId, 'Lodge'), ...content }
        return { category: await context.rest.Lodges.CreateDebateCategory({ body }) }
      }),
    editDebateCategory: (_parent, { input: { id, ...content } }, context) =>
      mutate(
        context,
        async () => {
          const body = { categoryId: categoryIdOf(id), ...content }
          return { category: await context.rest.Lodges.UpdateDebateCategory({ body }) }
        },
        fieldNames,
      ),
    deleteDebateCategory: (_parent, { input: { id, moveToId } }, context) =>
      mutate(
        context,
        async () => {
          const target = moveToId == null ? {} : { moveToId: categoryIdOf(moveToId) }
          const body = { categoryId: categoryIdOf(id), ...target }
          const { lodgeId, movedToId } = await context.rest.Lodges.DeleteDebateCategory({ body })
          return { deletedId: id, movedToLegacyId: movedToId, lodgeLegacyId: lodgeId }
        },
        fieldNames,
      ),
    sortDebateCategories: (_parent, { input: { lodgeId, categoryIds } }, context) =>
      mutate(context, async () => {
        const body = { lodgeId: legacyIdOf(lodgeId, 'Lodge'), categoryIds: categoryIds.map(categoryIdOf) }
        return { categories: await context.rest.Lodges.SortDebateCategories({ body }) }
      }),
  },
}
