import type { BodyOf } from '../../legacy/contract/contract'
import type { Offer } from '../../legacy/contract/money/moneyShapes'
import type { GatewayContext } from '../core/context'
import { orNull } from '../core/errors'
import { legacyIdOf } from '../core/globalIds'
import { list } from '../core/lists/list'
import { given, mutate, perform } from '../core/mutation'
import { lookUp } from '../core/rest/loaders'
import type { PaymentInput, Resolvers } from '../generated/resolvers'

type Wanted = Pick<BodyOf<'Payment.Pay'>, 'productId' | 'recipientId' | 'specialOfferId' | 'text'>

const paymentFields = new Set(['method', 'consent', 'key', 'returnPath'])
const renamed: Readonly<Record<string, string>> = {
  productId: 'packageId',
  recipientId: 'profileId',
  orderId: 'id',
}

/** The graph's names for fields, so that a refusal points at the right input. */
function fieldName(field: string): string {
  return paymentFields.has(field) ? `payment.${field}` : (renamed[field] ?? field)
}

/** Orders what `wanted` finds, which may need calls of its own. */
function buy(context: GatewayContext, payment: PaymentInput, wanted: () => Wanted | Promise<Wanted>) {
  return mutate(
    context,
    async () => {
      const body = { ...(await wanted()), ...given(payment) }
      const { orderId, url } = await context.rest.Payment.Pay({ body })
      return { orderLegacyId: orderId, checkoutUrl: url }
    },
    fieldName,
  )
}

/** A product that is not sold here has a number that nothing has, and is refused as any unknown one. */
const productOf = ({ offer }: { readonly offer: Offer | null }) => ({ productId: offer?.id ?? 2 ** 31 - 1 })

const serviceNames = { billwerk: 'BILLWERK', bankTransfer: 'BANK_TRANSFER' } as const

const order = ({ orderLegacyId }: { readonly orderLegacyId?: number }, _args: object, { rest }: GatewayContext) =>
  orderLegacyId === undefined ? null : rest.Payment.ReceiptPageData({ query: { orderId: orderLegacyId } })

export function orderStory(legacyId: number, { rest }: GatewayContext) {
  return lookUp(legacyId, async (orderId) => {
    const story = await rest.Payment.GetOrderStory({ query: { orderId } })
    return { ...story, id: orderId }
  })
}

/** Orders, payments and receipts. */
export const paymentsResolvers: Resolvers = {
  Viewer: {
    order: (_viewer, { legacyId }, { rest }) =>
      lookUp(legacyId, (orderId) => rest.Payment.ReceiptPageData({ query: { orderId } })),
    orders: (_viewer, args, context) => list(context, 'Profiles.GetPurchaseHistoryData', { args }),
    orderStory: (_viewer, { legacyId }, context) => orderStory(legacyId, context),
    takings: (_viewer, query, { rest }) => rest.Payment.GetTakings({ query }),
    paymentDifferences: (_viewer, query, { rest }) => rest.Payment.GetDifferences({ query }),
    quickScorPromotion: (_viewer, _args, { rest }) => rest.Payment.QuickScorPageData(),
    searchPromotion: (_viewer, _args, { rest }) => rest.Payment.SearchPromotionPageData(),
    birthdayWishes: (_viewer, _args, { rest }) => rest.Payment.BirthdayWishesData(),
  },
  Order: {
    isRenewal: ({ renewal }) => renewal,
    isRenewing: ({ renews }) => renews,
    isWithdrawn: ({ withdrawn }) => withdrawn,
    receipt: ({ id: orderId }, _args, { rest }) => rest.Payment.ReceiptDialogData({ query: { orderId } }),
    giftReceipt: ({ id: orderId }, { profileId }, { rest }) => {
      const presentProfileId = legacyIdOf(profileId, 'Profile')
      return orNull(rest.Payment.CheckGiftMembershipReceipt({ query: { orderId, presentProfileId } }))
    },
  },
  OrderStory: {
    buyer: ({ buyerId }, _args, { loaders }) => (buyerId === null ? null : loaders.profiles.load(buyerId)),
  },
  PaymentDifference: {
    service: ({ service }) => serviceNames[service],
    orderNumber: ({ orderId }) => orderId,
  },
  GiftReceipt: { isPaid: ({ paid }) => paid },
  ProductOffer: { paymentMethods: ({ methods }) => methods },
  BuyMembershipPayload: { order },
  GiveMembershipPayload: { order },
  BuyQuickScorAdPayload: { order },
  BuySearchPromotionPayload: { order },
  BuyBirthdayWishesPayload: { order },
  RecordBankTransferPayload: { order },
  RefundOrderPayload: { order },
  Mutation: {
    buyMembership: (_parent, { input: { packageId, specialOfferId: offerId, payment } }, context) =>
      buy(context, payment, () => ({
        productId: legacyIdOf(packageId, 'MembershipPackage'),
        ...(offerId != null && { specialOfferId: legacyIdOf(offerId, 'SpecialOffer') }),
      })),
    giveMembership: (_parent, { input: { packageId, profileId, payment } }, context) =>
      buy(context, payment, () => ({
        productId: legacyIdOf(packageId, 'MembershipPackage'),
        recipientId: legacyIdOf(profileId, 'Profile'),
      })),
    buyQuickScorAd: (_parent, { input: { text, payment } }, context) =>
      buy(context, payment, async () => ({ ...productOf(await context.rest.Payment.QuickScorPageData()), text })),
    buySearchPromotion: (_parent, { input: { payment } }, context) =>
      buy(context, payment, async () => productOf(await context.rest.Payment.SearchPromotionPageData())),
    buyBirthdayWishes: (_parent, { input: { profileId, text, payment } }, context) =>
      buy(context, payment, async () => ({
        recipientId: legacyIdOf(profileId, 'Profile'),
        ...productOf(await context.rest.Payment.BirthdayWishesData()),
        text,
      })),
    markBankTransferSeen: (_parent, { input: { orderId } }, context) =>
      perform(context, () =>
        context.rest.Payment.AddBankTransferView({ body: { orderId: legacyIdOf(orderId, 'Order') } }),
      ),
    refundOrder: (_parent, { input: { orderId, ...wanted } }, context) =>
      mutate(context, async () => {
        const orderLegacyId = legacyIdOf(orderId, 'Order')
        const body = { orderId: orderLegacyId, ...given(wanted) }
        return { orderLegacyId, ...(await context.rest.Payment.RefundOrder({ body })) }
      }),
    recordBankTransfer: (_parent, { input }, context) =>
      mutate(context, async () => ({
        orderLegacyId: (await context.rest.Payment.RecordBankTransfer({ body: input })).orderId,
      })),
  },
}
