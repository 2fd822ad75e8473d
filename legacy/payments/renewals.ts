import type { Transaction } from 'kysely'
import type { Locale } from '../content/locale'
import { productName } from '../content/money/products'
import type { SystemText } from '../content/systemMessages/systemMessages'
import { ForcedValidation, ProfileStatus } from '../contract/enums'
import { DeclineReason, OrderStatus, PurchasableItem, SubscriptionStatus } from '../contract/money/moneyEnums'
import { termsVersion } from '../core/access/terms'
import { after, DAY, HOUR, MINUTE } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import { productOnSale, vatIn } from '../shared/money/products'
import { notePurchaseEvent, type Purchase } from '../shared/money/purchases'
import { activeStatuses, endSubscription, nextAmount, type Subscription } from '../shared/money/subscriptions'
import { dayIn, tellMember } from '../shared/money/tellMember'
import { newHandle } from './checkout'
import { PaymentServiceUnavailable, type Payment } from './paymentService'
import { paymentService } from './services'
import { settle } from './settle'

/** After the first decline, the second and so on; then the subscription ends. */
const RETRY_AFTER = [DAY, 2 * DAY, 3 * DAY] as const

/** How long after the end of the paid time a service that fails is asked again. */
const MAX_SERVICE_FAULT = 7 * DAY

const declineTexts: Readonly<Record<DeclineReason, SystemText>> = {
  [DeclineReason.InsufficientFunds]: 'RENEWAL_FUNDS',
  [DeclineReason.CardBlocked]: 'RENEWAL_BLOCKED',
  [DeclineReason.DeclinedByBank]: 'RENEWAL_BANK',
  [DeclineReason.CardExpired]: 'RENEWAL_EXPIRED',
  [DeclineReason.Unknown]: 'RENEWAL_UNKNOWN',
}

/** Renews the subscriptions that are due. */
export async function renewSubscriptions(deps: Deps): Promise<void> {
  const due = await deps.db
    .selectFrom('subscription')
    .select('id')
    .where('renewAt', '<=', deps.clock.now())
    .where('status', 'in', activeStatuses)
    .orderBy('renewAt')
    .limit(500)
    .execute()
  for (const { id } of due) {
    try {
      await renew(deps, id)
    } catch (error) {
      deps.log.error({ err: error, subscription: id }, 'A subscription could not be renewed')
    }
  }
}

/** Charges a subscription that is due for its next period. Whatever is interrupted goes on at the next run. */
async function renew(deps: Deps, subscriptionId: number): Promise<void> {
  const attempt = await deps.db.transaction().execute((transaction) => prepare(deps, transaction, subscriptionId))
  if (!attempt) return
  const { subscription, order, language } = attempt
  let payment: Payment
  try {
    payment = await paymentService(deps, order.service).chargeStored({
      handle: order.handle,
      // The same for a repeat of this attempt, another one for the next.
      key: `${order.handle}-${subscription.declinedCount}`,
      profileId: subscription.profileId,
      methodHandle: subscription.methodHandle,
      currency: order.currency,
      amount: order.amount,
      text: productName(language, order.item as PurchasableItem, order),
    })
  } catch (error) {
    if (!(error instanceof PaymentServiceUnavailable)) throw error
    deps.log.warn({ err: error, subscription: subscriptionId }, 'The payment service could not renew a subscription')
    await deps.db.transaction().execute((transaction) => waitForService(deps, transaction, subscription, order))
    return
  }
  await settle(deps, order.id, payment)
  if (payment.state === 'settled') return
  await deps.db.transaction().execute(async (transaction) => {
    if (payment.state === 'declined') await decline(deps, transaction, subscription, order, payment)
    else await renewAgainAt(transaction, subscription, after(deps.clock.now(), HOUR))
  })
}

/** Makes the order of the next period, once. Returns nothing where the subscription is no longer due, or may not be renewed. */
async function prepare(deps: Deps, db: Transaction<DB>, subscriptionId: number) {
  const now = deps.clock.now()
  const { profileId } = await db
    .selectFrom('subscription')
    .select('profileId')
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  const profile = await db
    .selectFrom('profile')
    .selectAll()
    .where('id', '=', profileId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const subscription = await db
    .selectFrom('subscription')
    .selectAll()
    .where('id', '=', subscriptionId)
    .where('renewAt', '<=', now)
    .where('status', 'in', activeStatuses)
    .forUpdate()
    .executeTakeFirst()
  if (!subscription) return undefined
  if (profile.status !== ProfileStatus.Active || profile.forcedValidation !== ForcedValidation.None) {
    await holdBack(deps, db, subscription, profile)
    return undefined
  }
  const order = await renewalOrder(deps, db, subscription)
  return { subscription, order, language: profile.language as Locale }
}

async function renewalOrder(
  { clock, settings }: Deps,
  db: Transaction<DB>,
  subscription: Subscription,
): Promise<Purchase> {
  const { id: subscriptionId, profileId, siteId, productId, months, currency } = subscription
  const period = subscription.period + 1
  const begun = await db
    .selectFrom('purchase')
    .selectAll()
    .where('subscriptionId', '=', subscriptionId)
    .where('period', '=', period)
    .executeTakeFirst()
  if (begun) return begun
  const now = clock.now()
  const site = settings.sites.byId(siteId)
  const amount = nextAmount(subscription)
  const product = await productOnSale(db, site, now, productId)
  if (!product) throw new Error(`Product ${productId} has no price on site ${siteId}`)
  const { vatBasisPoints } = product
  const order = await db
    .insertInto('purchase')
    .values({
      profileId,
      siteId,
      productId,
      item: PurchasableItem.Membership,
      months,
      renews: true,
      currency,
      amount,
      vatBasisPoints,
      vatAmount: vatIn(amount, vatBasisPoints),
      termsVersion: termsVersion(site),
      consentAt: subscription.createdAt,
      subscriptionId,
      period,
      status: OrderStatus.Waiting,
      service: 'billwerk',
      paymentMethod: subscription.paymentMethod,
      handle: newHandle(),
      openUntil: after(subscription.paidUntil, 14 * DAY),
      checkAt: after(now, HOUR),
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await notePurchaseEvent(db, order.id, 'created', now)
  return order
}

/** Tells the member why, and tries again over days; a card that is blocked or expired stays so. */
async function decline(
  deps: Deps,
  db: Transaction<DB>,
  attempted: Subscription,
  order: Purchase,
  { declineReason, retriable }: Payment,
): Promise<void> {
  const now = deps.clock.now()
  const profile = await lockProfile(db, attempted.profileId)
  const counted = await db
    .updateTable('subscription')
    .set({ declinedCount: attempted.declinedCount + 1 })
    .where('id', '=', attempted.id)
    // Another run has counted this attempt.
    .where('declinedCount', '=', attempted.declinedCount)
    .where('status', 'in', activeStatuses)
    .returning('id')
    .executeTakeFirst()
  if (!counted) return
  const pause = retriable ? RETRY_AFTER[attempted.declinedCount] : undefined
  const { siteId, profileId } = attempted
  if (pause === undefined) {
    await notePurchaseEvent(db, order.id, 'renewalFailed', now)
    await endSubscription(db, attempted.id, SubscriptionStatus.DeactivatedByPaymentMethodFailed, now)
    const reason = declineTexts[declineReason ?? DeclineReason.Unknown]
    // These two say nothing of another attempt.
    const told = reason === 'RENEWAL_BLOCKED' || reason === 'RENEWAL_EXPIRED' ? reason : 'SUBSCRIPTION_ENDED'
    await tellMember(deps, db, profileId, { siteId, text: told })
    return
  }
  const next = after(now, pause)
  await renewAgainAt(db, attempted, next)
  const date = dayIn(profile.language as Locale, deps.settings.sites.byId(siteId), next)
  await tellMember(deps, db, profileId, {
    siteId,
    text: declineTexts[declineReason ?? DeclineReason.Unknown],
    params: { date },
  })
}

/** What the service did is unknown: the same charge is tried again, which charges once, until the member has waited long enough. */
async function waitForService(
  deps: Deps,
  db: Transaction<DB>,
  subscription: Subscription,
  order: Purchase,
): Promise<void> {
  const now = deps.clock.now()
  if (now < after(subscription.paidUntil, MAX_SERVICE_FAULT)) {
    await renewAgainAt(db, subscription, after(now, HOUR))
    return
  }
  await lockProfile(db, subscription.profileId)
  await notePurchaseEvent(db, order.id, 'renewalFailed', now)
  await endSubscription(db, subscription.id, SubscriptionStatus.DeactivatedPaymentServiceError, now)
  await tellMember(deps, db, subscription.profileId, { siteId: subscription.siteId, text: 'SUBSCRIPTION_ENDED' })
}

/**
 * A profile that is not active, or must be validated, is not renewed. It has until the end of the paid time; a
 * profile that was not validated by then is quarantined.
 */
async function holdBack(
  deps: Deps,
  db: Transaction<DB>,
  subscription: Subscription,
  profile: { readonly id: number; readonly status: number; readonly forcedValidation: number },
): Promise<void> {
  const now = deps.clock.now()
  if (now < subscription.paidUntil) {
    await renewAgainAt(
      db,
      subscription,
      new Date(Math.min(after(now, HOUR).getTime(), subscription.paidUntil.getTime())),
    )
    return
  }
  await endSubscription(db, subscription.id, SubscriptionStatus.DeactivatedByUser, now)
  if (profile.forcedValidation === ForcedValidation.None) return
  if (profile.status === ProfileStatus.Active) {
    await db
      .updateTable('profile')
      // Confined to the validation, which releases it.
      .set({ status: ProfileStatus.Quarantined, forcedValidationPending: true })
      .where('id', '=', profile.id)
      .execute()
  }
  await tellMember(deps, db, profile.id, { siteId: subscription.siteId, text: 'NOT_VALIDATED' })
}

async function renewAgainAt(db: Transaction<DB>, { id, period }: Subscription, renewAt: Date): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ renewAt })
    .where('id', '=', id)
    // Paid meanwhile, it is due a period later.
    .where('period', '=', period)
    .execute()
}

function lockProfile(db: Transaction<DB>, id: number) {
  return db
    .selectFrom('profile')
    .select(['id', 'language'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * Tries a renewal that was declined once more, now: for the staff.
 * @returns whether it was paid; undefined where nothing is to be renewed
 */
export async function rerunRenewal(deps: Deps, profileId: number): Promise<boolean | undefined> {
  const now = deps.clock.now()
  const due = await deps.db
    .updateTable('subscription')
    .set({ renewAt: now })
    .where('profileId', '=', profileId)
    .where('status', 'in', activeStatuses)
    // Not before its time: a member pays for a period when the one before ends.
    .where('paidUntil', '<=', after(now, DAY + MINUTE))
    .returning(['id', 'period'])
    .executeTakeFirst()
  if (!due) return undefined
  await renew(deps, due.id)
  const { period } = await deps.db
    .selectFrom('subscription')
    .select('period')
    .where('id', '=', due.id)
    .executeTakeFirstOrThrow()
  return period > due.period
}
