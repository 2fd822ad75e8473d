import { defineArea } from '../core/area'
import { viewerId } from '../core/node'
import { accountResolvers } from './resolvers'

export const account = defineArea({
  resolvers: [accountResolvers],
  nodes: { Viewer: { read: async (id, { rest }) => (id === viewerId ? rest.CurrentProfile.GetProfileData() : null) } },
})
