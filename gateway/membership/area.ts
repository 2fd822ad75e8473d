import { defineArea, single } from '../core/schema/area'
import { membershipResolvers } from './resolvers'

export const membership = defineArea({
  resolvers: [membershipResolvers],
  nodes: {
    MembershipPackage: {
      alone: true,
      calls: ['Membership.BuyMembershipDialogData', 'Payment.GiftMembershipData'],
      read: async (id, { rest }) => {
        const { packages } = await rest.Membership.BuyMembershipDialogData({ query: { feature: 'LoginOldProfile' } })
        const sold = packages.find((offered) => offered.id === id)
        return sold ?? (await rest.Payment.GiftMembershipData()).find((offered) => offered.id === id) ?? null
      },
    },
    SpecialOffer: single('Membership.SpecialOfferData', 'offerId'),
  },
})
