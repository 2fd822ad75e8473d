import Type from 'typebox'
import { DateTime, get, Id, nullable, oneOf, post, without } from '../call'
import { PaymentMethod, SubscriptionStatus } from './moneyEnums'
import { MembershipPackage, Offer } from './moneyShapes'
import { Money } from '../shapes'

const MembershipFeature = Type.Object({ title: Type.String(), text: Type.String() })

const Subscription = Type.Object({
  status: oneOf(without(SubscriptionStatus, 'None'), 'Whether it renews itself, and why not'),
  productId: Type.Integer({ minimum: 0 }),
  name: Type.String(),
  price: Money,
  nextPrice: Money,
  paymentMethod: oneOf(PaymentMethod, 'How it is paid'),
  paidUntil: DateTime,
  renewsAt: nullable(DateTime, { description: 'When it is charged next; null when it is not' }),
  declined: Type.Boolean({ description: 'The renewal was declined, and is tried again' }),
  replaceable: Type.Boolean({ description: 'Declined, or renewed soon: buying anew replaces the payment method' }),
  reactivatable: Type.Boolean({ description: 'Stopped, but the paid time still runs' }),
})

const running = Type.Object({ memberUntil: nullable(DateTime), subscription: nullable(Subscription) })

export const Membership = {
  BuyMembershipDialogData: get({
    summary: 'Texts and offers of the buy-membership dialog for a feature',
    access: 'accepted',
    query: {
      feature: Type.Optional(
        Type.String({ maxLength: 40, description: 'A feature code; unknown ones count as MembersOnly' }),
      ),
    },
    answer: Type.Object({
      feature: Type.String({ description: 'The feature code that the texts are for' }),
      heading: Type.String(),
      text: Type.String(),
      benefits: Type.Array(Type.String()),
      packages: Type.Array(MembershipPackage),
    }),
  }),
  Membership24HoursPrice: get({
    summary: 'The price of the membership of 24 hours',
    access: 'accepted',
    answer: Type.Object({ offer: nullable(Offer, { description: 'Null where it is not sold' }) }),
  }),
  MembershipFeatures: get({
    summary: 'What a membership gives, most important first',
    access: 'accepted',
    answer: Type.Array(MembershipFeature),
  }),
  MembershipPackages: get({
    summary: 'The memberships on sale, shortest first; the one of 24 hours is offered to non-members',
    access: 'accepted',
    answer: Type.Array(MembershipPackage),
  }),
  MembershipPageData: get({
    summary: "The viewer's membership: until when, and how it goes on",
    access: 'accepted',
    answer: running,
  }),
  SpecialOfferData: get({
    summary: 'A special offer that the viewer can still take',
    access: 'accepted',
    query: { offerId: Id },
    answer: Type.Object({
      id: Id,
      package: MembershipPackage,
      price: Money,
      vat: Money,
      endsAt: DateTime,
    }),
  }),
  StopSubscription: post({
    summary: 'Ends the renewals of the membership; the paid time stays',
    access: 'accepted',
    inOwnName: true,
    answer: running,
  }),
  ReactivateSubscription: post({
    summary: 'Lets a stopped membership renew itself again, while its paid time runs',
    access: 'accepted',
    assumed: true,
    inOwnName: true,
    answer: running,
  }),
  Withdraw: post({
    summary: 'Withdraws from a membership within 14 days of buying it; the unused part is paid back',
    access: 'accepted',
    assumed: true,
    inOwnName: true,
    body: { orderId: Id },
    answer: Type.Object({ refund: Money }),
  }),
}
