import { featureCode } from '../core/errors'
import { legacyIdOf } from '../core/globalIds'
import { mutate } from '../core/mutation'
import { lookUp } from '../core/rest/loaders'
import type { Resolvers } from '../generated/resolvers'

export const membershipResolvers: Resolvers = {
  Viewer: {
    buyMembershipDialog: async (_viewer, { feature }, { rest }) => {
      const dialog = await rest.Membership.BuyMembershipDialogData({ query: feature ? { feature } : {} })
      return { ...dialog, feature: featureCode(dialog.feature) }
    },
    membership: (_viewer, _args, { rest }) => rest.Membership.MembershipPageData(),
    membershipPackages: (_viewer, _args, { rest }) => rest.Membership.MembershipPackages(),
    membershipFeatures: (_viewer, _args, { rest }) => rest.Membership.MembershipFeatures(),
    oneDayPrice: async (_viewer, _args, { rest }) =>
      (await rest.Membership.Membership24HoursPrice()).offer?.price ?? null,
    specialOffer: (_viewer, { legacyId }, { rest }) =>
      lookUp(legacyId, (offerId) => rest.Membership.SpecialOfferData({ query: { offerId } })),
    giftPackages: (_viewer, _args, { rest }) => rest.Payment.GiftMembershipData(),
  },
  MembershipPackage: {
    isRenewing: ({ renews }) => renews,
    paymentMethods: ({ methods }) => methods,
  },
  MembershipSubscription: {
    isDeclined: ({ declined }) => declined,
    viewerCanReplace: ({ replaceable }) => replaceable,
    viewerCanReactivate: ({ reactivatable }) => reactivatable,
  },
  Mutation: {
    stopSubscription: (_parent, _args, context) =>
      mutate(context, async () => ({ membership: await context.rest.Membership.StopSubscription() })),
    reactivateSubscription: (_parent, _args, context) =>
      mutate(context, async () => ({ membership: await context.rest.Membership.ReactivateSubscription() })),
    withdrawFromMembership: (_parent, { input: { orderId } }, context) =>
      mutate(context, () => context.rest.Membership.Withdraw({ body: { orderId: legacyIdOf(orderId, 'Order') } })),
    rerunRenewal: (_parent, { input: { profileId } }, context) =>
      mutate(context, async () => {
        const body = { profileId: legacyIdOf(profileId, 'Profile') }
        const { renewed } = await context.rest.Billwerk.RerunRecurrentTransaction({ body })
        return { isRenewed: renewed }
      }),
  },
}
