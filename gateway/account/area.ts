import { among, defineArea } from '../core/schema/area'
import { accountResolvers } from './resolvers'

export const account = defineArea({
  resolvers: [accountResolvers],
  nodes: {
    Viewer: {
      calls: ['CurrentProfile.GetProfileData'],
      read: async (id, { rest }) => {
        const viewer = await rest.CurrentProfile.GetProfileData()
        return viewer.id === id ? viewer : null
      },
    },
    Session: among('LogOn.GetSessions'),
  },
})
