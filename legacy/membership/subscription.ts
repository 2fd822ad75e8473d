import type { Transaction } from 'kysely'
import type { Locale } from '../content/locale'
import { productName } from '../content/money/products'
import type { AnswerOf } from '../contract/contract'
import { PurchasableItem, SubscriptionStatus, type PaymentMethod } from '../contract/money/moneyEnums'
import { changeOwn } from '../core/changeOwn'
import { after } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import { fulfilments } from '../shared/money/fulfilments'
import { unusedPart } from '../shared/money/membershipPeriods'
import { requestRefund } from '../shared/money/requestRefund'
import {
  activeStatuses,
  activeSubscription,
  endSubscription,
  isReplaceable,
  lastSubscription,
  moveRenewal,
  nextAmount,
  RENEW_BEFORE,
  type Subscription,
} from '../shared/money/subscriptions'
import { dayIn, tellMember } from '../shared/money/tellMember'
import { withdrawableUntil } from '../shared/money/withdrawal'

type PageData = AnswerOf<'Membership.MembershipPageData'>

/** The viewer's membership, and how it goes on. */
export async function membershipPage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
): Promise<PageData> {
  const { id } = viewer.profile
  const [{ memberUntil }, subscription] = await Promise.all([
    db.selectFrom('profile').select('memberUntil').where('id', '=', id).executeTakeFirstOrThrow(),
    lastSubscription(db, id),
  ])
  return {
    memberUntil: memberUntil?.toISOString() ?? null,
    subscription: subscription ? subscriptionAnswer(subscription, viewer.locale, clock.now()) : null,
  }
}

function subscriptionAnswer(
  subscription: Subscription,
  locale: Locale,
  now: Date,
): NonNullable<PageData['subscription']> {
  const { status, productId, currency, amount, paidUntil, renewAt, declinedCount } = subscription
  const active = isActive(subscription)
  return {
    status: status as Exclude<SubscriptionStatus, 0>,
    productId,
    name: productName(locale, PurchasableItem.Membership, subscription),
    price: { amount, currency },
    nextPrice: { amount: nextAmount(subscription), currency },
    paymentMethod: subscription.paymentMethod as PaymentMethod,
    paidUntil: paidUntil.toISOString(),
    renewsAt: active ? renewAt.toISOString() : null,
    declined: active && declinedCount > 0,
    replaceable: active && isReplaceable(subscription, now),
    reactivatable: isReactivatable(subscription, now),
  }
}

function isActive({ status }: Subscription): boolean {
  return activeStatuses.some((active) => active === status)
}

function isReactivatable({ status, paidUntil }: Subscription, now: Date): boolean {
  return status === SubscriptionStatus.DeactivatedByUser && paidUntil > now
}

/** Ends the renewals; the paid time stays, and nothing more is charged. */
export async function stopSubscription(deps: Deps, viewer: MemberViewer): Promise<PageData> {
  await changeOwn(deps, viewer, async (transaction) => {
    const subscription = await activeSubscription(transaction, viewer.profile.id)
    if (!subscription) throw new Problem(409, 'NOT_SUBSCRIBED')
    const { id, paidUntil, profileId, siteId } = subscription
    await endSubscription(transaction, id, SubscriptionStatus.DeactivatedByUser, deps.clock.now())
    const date = dayIn(viewer.profile.language as Locale, deps.settings.sites.byId(siteId), paidUntil)
    await tellMember(deps, transaction, profileId, { siteId, text: 'SUBSCRIPTION_STOPPED', params: { date } })
  })
  return membershipPage(deps, viewer)
}

/** Lets a stopped membership renew itself again, with the payment method that the service still has. */
export async function reactivateSubscription(deps: Deps, viewer: MemberViewer): Promise<PageData> {
  await changeOwn(deps, viewer, async (transaction) => {
    const subscription = await lastSubscription(transaction, viewer.profile.id)
    if (!subscription || !isReactivatable(subscription, deps.clock.now())) throw new Problem(409, 'NOT_REACTIVATABLE')
    const { id, paidUntil } = subscription
    await transaction
      .updateTable('subscription')
      // Declines stay counted: the service answers a repeated attempt as it did the first.
      .set({ status: SubscriptionStatus.Active, endedAt: null, renewAt: after(paidUntil, -RENEW_BEFORE) })
      .where('id', '=', id)
      .execute()
    const { memberUntil } = await transaction
      .selectFrom('profile')
      .select('memberUntil')
      .where('id', '=', viewer.profile.id)
      .executeTakeFirstOrThrow()
    // Time was added while it was stopped.
    if (memberUntil && memberUntil > paidUntil) await moveRenewal(transaction, viewer.profile.id)
  })
  return membershipPage(deps, viewer)
}

/** Ends a membership within the time of withdrawal, and pays back the part that is not used. */
export async function withdraw(
  deps: Deps,
  viewer: MemberViewer,
  orderId: number,
): Promise<AnswerOf<'Membership.Withdraw'>> {
  return changeOwn(deps, viewer, async (transaction) => {
    const purchase = await transaction
      .selectFrom('purchase')
      .selectAll()
      .where('id', '=', orderId)
      .where('profileId', '=', viewer.profile.id)
      .forUpdate()
      .executeTakeFirst()
    if (!purchase) throw notFound()
    const amount = await unusedAmount(deps, transaction, purchase)
    await fulfilments.get(purchase.item as PurchasableItem).takeBack?.(deps, transaction, purchase)
    const refunded = await requestRefund(deps, transaction, purchase, { amount, reason: 'Withdrawal within 14 days' })
    return { refund: { amount: refunded, currency: purchase.currency } }
  })
}

async function unusedAmount(
  { clock }: Deps,
  db: Transaction<DB>,
  purchase: Parameters<typeof withdrawableUntil>[0],
): Promise<number> {
  const now = clock.now()
  const period = await db
    .selectFrom('membershipPeriod')
    .selectAll()
    .where('purchaseId', '=', purchase.id)
    .executeTakeFirst()
  if (!period || withdrawableUntil(purchase, period, now) === null) throw new Problem(409, 'WITHDRAWAL_ENDED')
  return Math.round(purchase.amount * unusedPart(period, now))
}
