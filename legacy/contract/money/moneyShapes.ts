import Type, { type Static } from 'typebox'
import { DateTime, Id, nullable, oneOf } from '../call'
import { DeclineReason, OrderStatus, PaymentMethod, PaymentOutcome, PurchasableItem } from './moneyEnums'
import { Money, ProfileSummary } from '../shapes'

/** Something on sale. Its price is the server's: orders name the product only. */
export const Offer = Type.Object({
  id: Type.Integer({ minimum: 0, description: 'The product; 0 is the 24-hour membership' }),
  item: oneOf(PurchasableItem, 'What is bought'),
  name: Type.String(),
  months: nullable(Type.Integer({ minimum: 1 }), { description: 'How long it lasts, where that is calendar months' }),
  days: nullable(Type.Integer({ minimum: 1 }), { description: 'How long it lasts, where that is days' }),
  renews: Type.Boolean({ description: 'Renews itself at the same price until it is stopped' }),
  price: Money,
  vat: Money,
  methods: Type.Array(oneOf(PaymentMethod, 'A way to pay'), { description: 'Empty while nothing can be paid' }),
})
export type Offer = Static<typeof Offer>

export const MembershipPackage = Type.Object({
  ...Offer.properties,
  days: Type.Integer({ minimum: 1, description: 'Rounded, to compare: a month counts 30' }),
  pricePerMonth: Money,
})
export type MembershipPackage = Static<typeof MembershipPackage>

export const BankTransfer = Type.Object({
  account: Type.String({ description: 'Where the money goes' }),
  reference: Type.String({ description: 'Names the order; the transfer must carry it' }),
})

export type BankTransfer = Static<typeof BankTransfer>

/** An order with all that its buyer may know. */
export const Order = Type.Object({
  id: Id,
  status: oneOf(OrderStatus, 'How far it is'),
  outcome: nullable(oneOf(PaymentOutcome, 'How the last payment ended'), { description: 'Null while it waits' }),
  declineReason: nullable(oneOf(DeclineReason, 'Why the last payment was declined'), {}),
  item: oneOf(PurchasableItem, 'What was bought'),
  productId: Type.Integer({ minimum: 0 }),
  name: Type.String(),
  price: Money,
  vat: Money,
  vatRate: Type.Number({ description: 'In percent' }),
  refunded: Money,
  paymentMethod: nullable(oneOf(PaymentMethod, 'How it was, or will be, paid'), {}),
  renewal: Type.Boolean({ description: 'The renewal of a membership' }),
  renews: Type.Boolean(),
  createdAt: DateTime,
  paidAt: nullable(DateTime),
  openUntil: DateTime,
  checkoutUrl: nullable(Type.String(), { description: 'The payment page, while another attempt is possible' }),
  bankTransfer: nullable(BankTransfer, { description: 'Of an order that waits for a transfer' }),
  startsAt: nullable(DateTime, { description: 'Of a paid membership' }),
  endsAt: nullable(DateTime, { description: 'Of a paid membership' }),
  withdrawn: Type.Boolean({ description: 'A paid membership that was taken back before its end' }),
  withdrawableUntil: nullable(DateTime, { description: 'Until when the buyer can withdraw; null: not any more' }),
  recipient: nullable(ProfileSummary, { description: 'Of a gift or a greeting; null also for one who is gone' }),
  termsVersion: Type.String({
    format: 'date',
    description: 'The terms that it was bought under: the day of their last change',
  }),
  lines: Type.Array(Type.String(), { description: "The receipt, line by line, in the buyer's language" }),
})
export type Order = Static<typeof Order>
