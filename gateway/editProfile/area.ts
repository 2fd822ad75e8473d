import { lookUp } from '../core/rest/loaders'
import { defineArea, part } from '../core/schema/area'
import { relationsResolvers } from './relations'
import { editProfileResolvers } from './resolvers'

export const editProfile = defineArea({
  resolvers: [editProfileResolvers, relationsResolvers],
  nodes: {
    Relation: {
      ...part(['Profiles.GetRelation'], ({ id, whole }, { rest }) =>
        lookUp(whole, (profileId) =>
          lookUp(id, (relationId) => rest.Profiles.GetRelation({ query: { profileId, relationId } })),
        ),
      ),
      alone: true,
    },
  },
})
