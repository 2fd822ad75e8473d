import { legacyIdOf } from '../core/globalIds'
import { mutate, perform } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'

const relationName = { relationId: 'relationLegacyId' }

export const relationsResolvers: Resolvers = {
  Viewer: {
    relations: (_viewer, _args, { rest }) => rest.EditProfile.GetRelations(),
  },
  Mutation: {
    requestRelation: (_parent, { input: { profileId, type } }, context) =>
      mutate(context, async () => {
        const body = { profileId: legacyIdOf(profileId, 'Profile'), type }
        return { relation: await context.rest.EditProfile.RequestRelation({ body }) }
      }),
    answerRelation: (_parent, { input: { relationLegacyId, accept } }, context) =>
      mutate(
        context,
        async () => {
          const body = { relationId: relationLegacyId, accept }
          return { relations: await context.rest.EditProfile.AnswerRelation({ body }) }
        },
        relationName,
      ),
    deleteRelation: (_parent, { input: { relationLegacyId } }, context) =>
      perform(
        context,
        () => context.rest.EditProfile.DeleteRelation({ body: { relationId: relationLegacyId } }),
        relationName,
      ),
  },
}
