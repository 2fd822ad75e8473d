import { featureCode } from '../core/errors'
import type { Resolvers } from '../generated/resolvers'

export const membershipResolvers: Resolvers = {
  Viewer: {
    buyMembershipDialog: async (_viewer, { feature }, { rest }) => {
      const dialog = await rest.Membership.BuyMembershipDialogData({ query: feature ? { feature } : {} })
      return { ...dialog, feature: featureCode(dialog.feature) }
    },
  },
}
