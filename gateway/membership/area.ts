import { defineArea } from '../core/schema/area'
import { membershipResolvers } from './resolvers'

export const membership = defineArea({
  resolvers: [membershipResolvers],
  nodes: {
    MembershipPackage: {
      alone: true,
      calls: ['Membership.BuyMembershipDialogData'],
      read: async (id, { rest }) => {
        const { packages } = await rest.Membership.BuyMembershipDialogData({ query: {} })
        return packages.find((offered) => offered.id === id) ?? null
      },
    },
  },
})
