import type { Selectable } from 'kysely'
import { productName } from '../content/money/products'
import type { AnswerOf } from '../contract/contract'
import { RoleLevel } from '../contract/enums'
import {
  OrderStatus,
  PaymentOutcome,
  PurchasableItem,
  type DeclineReason,
  type PaymentMethod,
} from '../contract/money/moneyEnums'
import type { Order } from '../contract/money/moneyShapes'
import type { ProfileSummary } from '../contract/shapes'
import { anyOf } from '../core/database/anyOf'
import type { MembershipPeriod } from '../core/database/schema.generated'
import type { Deps, MemberViewer, Page } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import type { Period } from '../shared/money/membershipPeriods'
import type { Purchase } from '../shared/money/purchases'
import { receiptLines } from '../shared/money/receiptLines'
import { withdrawableUntil } from '../shared/money/withdrawal'
import { profileSummaries } from '../shared/profiles/summary'
import { PaymentServiceUnavailable } from './paymentService'
import { checkPurchase } from './settle'

/** How an order stands, without its receipt. */
export async function receiptDialog(
  deps: Deps,
  viewer: MemberViewer,
  orderId: number,
): Promise<AnswerOf<'Payment.ReceiptDialogData'>> {
  const purchase = await latest(deps, viewer, orderId)
  const { status, item, productId, amount, currency } = purchase
  const paid = status === OrderStatus.Paid
  return {
    status: status as OrderStatus,
    outcome: outcomeOf(purchase),
    packageType: item as PurchasableItem,
    productId,
    tracking: paid ? { order: String(orderId), price: { amount, currency } } : null,
  }
}

export async function receiptPage(deps: Deps, viewer: MemberViewer, orderId: number): Promise<Order> {
  const purchase = await latest(deps, viewer, orderId)
  const [order] = await ordersOf(deps, viewer, [purchase])
  if (!order) throw notFound()
  return order
}

/** The viewer's orders, newest first. */
export async function purchaseHistory(deps: Deps, viewer: MemberViewer, { skip, take }: Page): Promise<Order[]> {
  const purchases = await deps.db
    .selectFrom('purchase')
    .selectAll()
    .where('profileId', '=', viewer.profile.id)
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(take)
    .execute()
  return ordersOf(deps, viewer, purchases)
}

/** Some of the viewer's orders, without asking the payment service. */
export async function ordersById(deps: Deps, viewer: MemberViewer, ids: readonly number[]): Promise<Order[]> {
  const purchases = await deps.db
    .selectFrom('purchase')
    .selectAll()
    .where('id', '=', anyOf(ids))
    .where('profileId', '=', viewer.profile.id)
    .orderBy('id')
    .execute()
  return ordersOf(deps, viewer, purchases)
}

/** Whether a gift of the viewer to a profile is paid. */
export async function giftReceipt(
  deps: Deps,
  viewer: MemberViewer,
  { orderId, presentProfileId }: { readonly orderId: number; readonly presentProfileId: number },
): Promise<AnswerOf<'Payment.CheckGiftMembershipReceipt'>> {
  const { item, recipientId, status } = await latest(deps, viewer, orderId)
  if (item !== PurchasableItem.GiftMembership || recipientId !== presentProfileId) throw notFound()
  return { paid: status === OrderStatus.Paid, status: status as OrderStatus }
}

/** An order that the viewer may see: the own ones, and for support all; asked of the payment service while it waits. */
async function latest(deps: Deps, viewer: MemberViewer, orderId: number): Promise<Purchase> {
  const found = await visiblePurchase(deps, viewer, orderId)
  if (found.status !== OrderStatus.Created && found.status !== OrderStatus.Waiting) return found
  try {
    await deps.limits.consume('receiptCheckByProfile', String(viewer.profile.id))
    await checkPurchase(deps, orderId)
  } catch (error) {
    // It goes on waiting: the webhook or the next check will tell.
    if (!(error instanceof PaymentServiceUnavailable) && !(error instanceof Problem)) throw error
  }
  return visiblePurchase(deps, viewer, orderId)
}

export async function visiblePurchase(
  { db }: Pick<Deps, 'db'>,
  { profile }: MemberViewer,
  orderId: number,
): Promise<Purchase> {
  const purchase = await db
    .selectFrom('purchase')
    .selectAll()
    .where('id', '=', orderId)
    .$if(profile.roleLevel < RoleLevel.Support, (own) => own.where('profileId', '=', profile.id))
    .executeTakeFirst()
  if (!purchase) throw notFound()
  return purchase
}

function outcomeOf({ status, declineReason }: Purchase): PaymentOutcome | null {
  if (status === OrderStatus.Paid) return PaymentOutcome.Succeeded
  return declineReason === null ? null : PaymentOutcome.DeclinedByPaymentService
}

async function ordersOf(deps: Deps, viewer: MemberViewer, purchases: readonly Purchase[]): Promise<Order[]> {
  if (purchases.length === 0) return []
  const ids = purchases.map(({ id }) => id)
  const recipientIds = purchases.flatMap(({ recipientId }) => recipientId ?? [])
  const [periods, recipients] = await Promise.all([
    deps.db.selectFrom('membershipPeriod').selectAll().where('purchaseId', 'in', ids).execute(),
    profileSummaries(deps, [...new Set(recipientIds)], viewer),
  ])
  return purchases.map((purchase) =>
    orderOf(deps, viewer, {
      purchase,
      period: periods.find(({ purchaseId }) => purchaseId === purchase.id),
      recipient: recipients.find(({ id }) => id === purchase.recipientId) ?? null,
    }),
  )
}

interface Parts {
  readonly purchase: Purchase
  readonly period: Selectable<MembershipPeriod> | undefined
  readonly recipient: ProfileSummary | null
}

function orderOf(
  { clock, settings }: Deps,
  { profile, locale }: MemberViewer,
  { purchase, period, recipient }: Parts,
): Order {
  const now = clock.now()
  const { currency, status, openUntil } = purchase
  const payable = status === OrderStatus.Waiting && openUntil > now && purchase.profileId === profile.id
  const byTransfer = purchase.service === 'bankTransfer'
  const lasted = period && lastedOf(period)
  return {
    id: purchase.id,
    status: status as OrderStatus,
    outcome: outcomeOf(purchase),
    declineReason: purchase.declineReason as DeclineReason | null,
    item: purchase.item as PurchasableItem,
    productId: purchase.productId,
    name: productName(locale, purchase.item as PurchasableItem, purchase),
    price: { amount: purchase.amount, currency },
    vat: { amount: purchase.vatAmount, currency },
    vatRate: purchase.vatBasisPoints / 100,
    refunded: { amount: purchase.refundedAmount, currency },
    paymentMethod: purchase.paymentMethod as PaymentMethod | null,
    renewal: purchase.period !== null,
    renews: purchase.renews,
    createdAt: purchase.createdAt.toISOString(),
    paidAt: purchase.paidAt?.toISOString() ?? null,
    openUntil: openUntil.toISOString(),
    checkoutUrl: payable ? purchase.sessionUrl : null,
    bankTransfer: payable && byTransfer ? { account: settings.bankAccount, reference: purchase.handle } : null,
    startsAt: lasted?.startsAt.toISOString() ?? null,
    endsAt: lasted?.endsAt.toISOString() ?? null,
    withdrawn: period?.withdrawnAt != null,
    withdrawableUntil: withdrawableUntil(purchase, period, now)?.toISOString() ?? null,
    recipient,
    termsVersion: purchase.termsVersion,
    lines: receiptLines(locale, settings.sites.byId(purchase.siteId), purchase),
  }
}

/** How long a paid membership lasts; undefined for one that was taken back before it began. */
function lastedOf({ startsAt, endsAt, withdrawnAt }: Selectable<MembershipPeriod>): Period | undefined {
  if (withdrawnAt === null) return { startsAt, endsAt }
  return withdrawnAt > startsAt ? { startsAt, endsAt: withdrawnAt } : undefined
}
