import type { AnswerOf, BodyOf } from '../contract/contract'
import { DeclineReason, OrderStatus, type PurchasableItem } from '../contract/money/moneyEnums'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import { plainText } from '../core/text/plainText'
import { fulfilments } from '../shared/money/fulfilments'
import { requestRefund } from '../shared/money/requestRefund'
import { receiptPage, visiblePurchase } from './receipts'
import { lockPurchase } from './settle'

/** An order with all that happened to it. */
export async function orderStory(
  deps: Deps,
  viewer: MemberViewer,
  orderId: number,
): Promise<AnswerOf<'Payment.GetOrderStory'>> {
  const { db } = deps
  const { profileId, currency } = await visiblePurchase(deps, viewer, orderId)
  const [order, events, refunds] = await Promise.all([
    receiptPage(deps, viewer, orderId),
    db.selectFrom('purchaseEvent').selectAll().where('purchaseId', '=', orderId).orderBy('id').execute(),
    db.selectFrom('refund').selectAll().where('purchaseId', '=', orderId).orderBy('id').execute(),
  ])
  return {
    order,
    buyerId: profileId,
    events: events.map(({ kind, at, detail }) => ({
      kind,
      at: at.toISOString(),
      detail: detailOf(kind, detail as Readonly<Record<string, unknown>> | null),
    })),
    refunds: refunds.map(({ amount, reason, requestedAt, settledAt, failedAt }) => ({
      amount: { amount, currency },
      reason,
      requestedAt: requestedAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
      failedAt: failedAt?.toISOString() ?? null,
    })),
  }
}

/** What was noted of an event, in words that the staff can read. */
function detailOf(kind: string, detail: Readonly<Record<string, unknown>> | null): string {
  const noted = Object.entries(detail ?? {})
  const [first] = noted
  if (!first || noted.length > 1) return noted.map(([name, value]) => `${name}: ${String(value)}`).join(', ')
  const declined = kind === 'declined' && Object.entries(DeclineReason).find(([, reason]) => reason === first[1])
  return declined ? declined[0] : String(first[1])
}

/** Pays an order back, or a part of it. */
export async function refundOrder(
  deps: Deps,
  viewer: MemberViewer,
  { orderId, amount, reason, takeBack }: BodyOf<'Payment.RefundOrder'>,
): Promise<AnswerOf<'Payment.RefundOrder'>> {
  await visiblePurchase(deps, viewer, orderId)
  return deps.db.transaction().execute(async (transaction) => {
    const purchase = await lockPurchase(transaction, orderId)
    if (purchase.status !== OrderStatus.Paid) throw notFound()
    const wanted = { amount: amount ?? purchase.amount, reason: `${plainText(reason)} (${viewer.profile.id})` }
    const refunded = await requestRefund(deps, transaction, purchase, wanted)
    if (refunded === 0) throw new Problem(409, 'ALREADY_USED')
    if (takeBack) {
      await fulfilments.get(purchase.item as PurchasableItem).takeBack?.(deps, transaction, purchase)
    }
    return { refund: { amount: refunded, currency: purchase.currency } }
  })
}
