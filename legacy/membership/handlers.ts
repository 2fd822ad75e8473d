import { addresseeOf } from '../content/addressee'
import { membershipBenefits } from '../content/membership/membership'
import { PurchasableItem } from '../contract/money/moneyEnums'
import type { Handlers } from '../core/handler'
import { onlyOffer } from '../shared/money/offers'
import { buyDialog } from './buyDialog'
import { membershipPackages, specialOffer } from './packages'
import { membershipPage, reactivateSubscription, stopSubscription, withdraw } from './subscription'

export const membershipHandlers = {
  'Membership.BuyMembershipDialogData': (deps, { viewer, query }) => buyDialog(deps, viewer, query.feature),
  'Membership.Membership24HoursPrice': async (deps, { viewer }) => ({
    offer: await onlyOffer(deps, viewer, PurchasableItem.OneDayMembership),
  }),
  'Membership.MembershipFeatures': async (_deps, { viewer: { locale, profile } }) =>
    membershipBenefits(locale, addresseeOf(profile)),
  'Membership.MembershipPackages': (deps, { viewer }) => membershipPackages(deps, viewer, { withOneDay: true }),
  'Membership.MembershipPageData': (deps, { viewer }) => membershipPage(deps, viewer),
  'Membership.SpecialOfferData': (deps, { viewer, query }) => specialOffer(deps, viewer, query.offerId),
  'Membership.StopSubscription': (deps, { viewer }) => stopSubscription(deps, viewer),
  'Membership.ReactivateSubscription': (deps, { viewer }) => reactivateSubscription(deps, viewer),
  'Membership.Withdraw': (deps, { viewer, body }) => withdraw(deps, viewer, body.orderId),
} satisfies Partial<Handlers>
