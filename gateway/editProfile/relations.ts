import { legacyIdOf, partOf, toPartId } from '../core/globalIds'
import { mutate } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'

export const relationsResolvers: Resolvers = {
  Viewer: {
    relations: (_viewer, _args, { rest }) => rest.EditProfile.GetRelations(),
  },
  Relation: { id: ({ id, ownerId }) => toPartId('Relation', { id, whole: ownerId }) },
  Mutation: {
    requestRelation: (_parent, { input: { profileId, type } }, context) =>
      mutate(context, async () => {
        const body = { profileId: legacyIdOf(profileId, 'Profile'), type }
        return { relation: await context.rest.EditProfile.RequestRelation({ body }) }
      }),
    answerRelation: (_parent, { input: { relationId, accept } }, context) =>
      mutate(context, async () => {
        const body = { relationId: partOf(relationId, 'Relation').id, accept }
        return { relations: await context.rest.EditProfile.AnswerRelation({ body }) }
      }),
    deleteRelation: (_parent, { input: { relationId } }, context) =>
      mutate(context, async () => {
        await context.rest.EditProfile.DeleteRelation({ body: { relationId: partOf(relationId, 'Relation').id } })
        return { deletedId: relationId }
      }),
  },
}
