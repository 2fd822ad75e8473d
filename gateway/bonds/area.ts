import { lookUp } from '../core/rest/loaders'
import { defineArea, part } from '../core/schema/area'
import { bondsResolvers } from './resolvers'

export const bonds = defineArea({
  resolvers: [bondsResolvers],
  nodes: {
    Bond: {
      ...part(['DarkProfileConnection.GetProfileConnection'], ({ id, whole }, { rest }) =>
        lookUp(whole, (profileId) =>
          lookUp(id, (connectionId) =>
            rest.DarkProfileConnection.GetProfileConnection({ query: { profileId, connectionId } }),
          ),
        ),
      ),
      alone: true,
    },
  },
})
