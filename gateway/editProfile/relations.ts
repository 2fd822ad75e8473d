import { legacyIdOf, toGlobalId } from '../core/globalIds'
import { mutate, perform } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'

export const relationsResolvers: Resolvers = {
  Viewer: {
    relations: (_viewer, _args, { rest }) => rest.EditProfile.GetRelations(),
  },
  Relation: { relationId: ({ id }) => toGlobalId('Relation', id) },
  Mutation: {
    requestRelation: (_parent, { input: { profileId, type } }, context) =>
      mutate(context, async () => {
        const body = { profileId: legacyIdOf(profileId, 'Profile'), type }
        return { relation: await context.rest.EditProfile.RequestRelation({ body }) }
      }),
    answerRelation: (_parent, { input: { relationId, accept } }, context) =>
      mutate(context, async () => {
        const body = { relationId: legacyIdOf(relationId, 'Relation'), accept }
        return { relations: await context.rest.EditProfile.AnswerRelation({ body }) }
      }),
    deleteRelation: (_parent, { input: { relationId } }, context) =>
      perform(context, () =>
        context.rest.EditProfile.DeleteRelation({ body: { relationId: legacyIdOf(relationId, 'Relation') } }),
      ),
  },
}
