import Type from 'typebox'
import { CalendarDate, DateTime, get, Id, nullable, oneOf, post } from '../call'
import { OrderStatus, PaymentMethod, PaymentOutcome, PurchasableItem } from './moneyEnums'
import { BankTransfer, MembershipPackage, Offer, Order } from './moneyShapes'
import { Money, ProfileSummary } from '../shapes'

const orderId = { orderId: Id }

/** Calendar days of the site, both included. */
const days = { from: CalendarDate, to: CalendarDate }

export const Payment = {
  Pay: post({
    summary: 'Orders a product and opens its payment page; a repeat with the same key gives the same order',
    access: 'accepted',
    inOwnName: true,
    body: {
      productId: Type.Integer({ minimum: 0 }),
      specialOfferId: Type.Optional(Id),
      recipientId: Type.Optional(Type.Integer({ minimum: 1, description: 'Of a gift or a greeting' })),
      text: Type.Optional(Type.String({ maxLength: 1000, description: 'Of an ad or a greeting' })),
      method: oneOf(PaymentMethod, 'How to pay'),
      consent: Type.Boolean({
        description: 'Accepts the terms, and that it begins at once although one may still withdraw',
      }),
      key: Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$', description: 'Made by the client for each purchase' }),
      returnPath: Type.Optional(
        Type.String({
          pattern: '^/(?![/\\\\])[\\w/.?=&-]{0,200}$',
          description: 'Where the payer comes back to, with showReceipt; without it to the receipt',
        }),
      ),
    },
    answer: Type.Object({
      ...orderId,
      url: nullable(Type.String(), { description: 'The payment page; null once the order is paid or ended' }),
      bankTransfer: nullable(BankTransfer),
    }),
  }),
  AddBankTransferView: post({
    summary: 'Notes that the buyer has seen where to transfer the money',
    access: 'accepted',
    body: orderId,
  }),
  RecordBankTransfer: post({
    summary: 'Records a transfer that arrived on the bank account',
    access: { role: 'Support' },
    assumed: true,
    inOwnName: true,
    body: {
      reference: Type.String({ pattern: '^[A-Z0-9]{12}$' }),
      bankReference: Type.String({ minLength: 1, maxLength: 100, description: "The bank's number of the transfer" }),
      amount: Type.Integer({ minimum: 1, description: 'In minor units' }),
      currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    },
    answer: Type.Object(orderId),
  }),
  GetOrderStory: get({
    summary: 'An order with all that happened to it, oldest first, and its refunds',
    access: { role: 'Support' },
    look: true,
    assumed: true,
    query: orderId,
    answer: Type.Object({
      order: Order,
      buyerId: nullable(Id, { description: 'Null once the profile is erased' }),
      events: Type.Array(
        Type.Object({
          kind: Type.String({ description: 'created, checkoutOpened, webhook, declined, paid, refunded, …' }),
          at: DateTime,
          detail: Type.String({ description: 'As the server noted it; empty where there is none' }),
        }),
      ),
      refunds: Type.Array(
        Type.Object({
          amount: Money,
          reason: Type.String(),
          requestedAt: DateTime,
          settledAt: nullable(DateTime),
          failedAt: nullable(DateTime, { description: 'The payment service refused it' }),
        }),
      ),
    }),
  }),
  GetTakings: get({
    summary: 'What was paid and paid back by day, currency and product, newest first, for 31 days at most',
    access: { role: 'Support' },
    assumed: true,
    query: days,
    answer: Type.Array(
      Type.Object({
        day: CalendarDate,
        item: oneOf(PurchasableItem, 'What was bought'),
        payments: Type.Integer({ description: 'How many orders were paid' }),
        paid: Money,
        refunded: Money,
        vat: Money,
      }),
    ),
  }),
  GetDifferences: get({
    summary: 'The orders of these days, 31 at most, that our ledger and the payment services do not tell alike',
    access: { role: 'Support' },
    assumed: true,
    query: days,
    answer: Type.Array(
      Type.Object({
        service: Type.Unsafe<'billwerk' | 'bankTransfer'>({ type: 'string', enum: ['billwerk', 'bankTransfer'] }),
        handle: Type.String({ description: 'Names the order at the service' }),
        orderId: nullable(Id, { description: 'Null where we know no such order' }),
        ours: Money,
        theirs: Money,
      }),
    ),
  }),
  RefundOrder: post({
    summary: 'Pays a paid order back, or a part of it, with a reason',
    access: { role: 'Support' },
    assumed: true,
    inOwnName: true,
    body: {
      ...orderId,
      amount: Type.Optional(Type.Integer({ minimum: 1, description: 'In minor units; without it all that is left' })),
      reason: Type.String({ minLength: 3, maxLength: 500 }),
      takeBack: Type.Boolean({ description: 'Ends the membership that was bought too' }),
    },
    answer: Type.Object({ refund: Money }),
  }),
  ReceiptDialogData: get({
    summary: 'How an order stands, for the dialog after the payment; asks the payment service while it waits',
    access: 'accepted',
    query: orderId,
    answer: Type.Object({
      status: oneOf(OrderStatus, 'How far the order is'),
      outcome: nullable(oneOf(PaymentOutcome, 'How the last payment ended'), {}),
      packageType: oneOf(PurchasableItem, 'What was bought'),
      productId: Type.Integer({ minimum: 0 }),
      tracking: nullable(Type.Object({ order: Type.String(), price: Money }), {
        description: 'What statistics may count, where the member consents; null until it is paid',
      }),
    }),
  }),
  ReceiptPageData: get({
    summary: 'An order with its receipt, for its buyer and support; asks the payment service while it waits',
    access: 'accepted',
    query: orderId,
    answer: Order,
  }),
  GetOrdersByIds: post({
    summary: "The viewer's orders by id, as they were known last; those of others are left out",
    access: 'accepted',
    assumed: true,
    body: { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) },
    answer: Type.Array(Order),
  }),
  GiftMembershipData: get({
    summary: 'The memberships that can be given to others',
    access: 'active',
    answer: Type.Array(MembershipPackage),
  }),
  CheckGiftMembershipReceipt: get({
    summary: 'Whether a gift of the viewer to a profile is paid',
    access: 'accepted',
    query: { ...orderId, presentProfileId: Id },
    answer: Type.Object({ paid: Type.Boolean(), status: oneOf(OrderStatus, 'How far the order is') }),
  }),
  QuickScorPageData: get({
    summary: 'What a QuickScor ad costs',
    access: 'active',
    answer: Type.Object({
      offer: nullable(Offer),
      maxLength: Type.Integer({ description: 'Characters of an ad' }),
    }),
  }),
  SearchPromotionPageData: get({
    summary: 'What it costs to stand first in the search, and until when the viewer does',
    access: 'active',
    answer: Type.Object({ offer: nullable(Offer), promotedUntil: nullable(DateTime) }),
  }),
  BirthdayWishesData: get({
    summary: 'What a birthday greeting costs, and which favourites have a birthday within a week',
    access: 'active',
    answer: Type.Object({
      offer: nullable(Offer),
      maxLength: Type.Integer({ description: 'Characters of a greeting' }),
      birthdays: Type.Array(Type.Object({ profile: ProfileSummary, date: CalendarDate })),
    }),
  }),
}

export const Billwerk = {
  RerunRecurrentTransaction: post({
    summary: 'Tries the renewal of a membership again, now',
    access: { role: 'Support' },
    inOwnName: true,
    body: { profileId: Id },
    answer: Type.Object({ renewed: Type.Boolean({ description: 'False where it was declined, or waits' }) }),
  }),
}
