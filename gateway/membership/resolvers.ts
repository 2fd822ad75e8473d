import type { Resolvers } from '../generated/resolvers'

export const membershipResolvers: Resolvers = {
  Viewer: {
    buyMembershipDialog: (_viewer, { feature }, { rest }) =>
      rest.Membership.BuyMembershipDialogData({ query: feature ? { feature } : {} }),
  },
}
