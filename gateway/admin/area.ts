import { roleRights } from '../../legacy/contract/staff/roles'
import { enumOfNames } from '../core/enums'
import { lookUp } from '../core/rest/loaders'
import { defineArea } from '../core/schema/area'
import { adminResolvers } from './resolvers'

export const admin = defineArea({
  resolvers: [adminResolvers],
  enums: { RoleRight: enumOfNames(Object.keys(roleRights)) },
  nodes: {
    StaffProfile: {
      alone: true,
      calls: ['Admin.FindProfiles'],
      read: (id, { rest }) =>
        lookUp(id, async () => {
          const found = await rest.Admin.FindProfiles({ query: { text: String(id), take: 1 } })
          return found.find((profile) => profile.id === id) ?? null
        }),
    },
  },
})
