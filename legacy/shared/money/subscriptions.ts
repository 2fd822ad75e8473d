import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { OrderStatus, SubscriptionStatus } from '../../contract/money/moneyEnums'
import { after, DAY } from '../../core/clock'
import type { DB, Subscription as SubscriptionTable } from '../../core/database/schema.generated'
import type { Purchase } from './purchases'

export type Subscription = Selectable<SubscriptionTable>

/** How long before the paid time ends it is renewed, so that a member who pays never waits. */
export const RENEW_BEFORE = DAY

/** How long before a renewal its card is looked at, and another one can take its place. */
export const RENEWAL_NEAR = 14 * DAY

/** How long before a renewal a new price is told. */
export const PRICE_NOTICE = 30 * DAY

export const activeStatuses: readonly SubscriptionStatus[] = [
  SubscriptionStatus.ActiveInitialPurchase,
  SubscriptionStatus.Active,
]

/** The subscription that renews a profile's membership, if one does. */
export function activeSubscription(db: Kysely<DB>, profileId: number): Promise<Subscription | undefined> {
  return db
    .selectFrom('subscription')
    .selectAll()
    .where('profileId', '=', profileId)
    .where('status', 'in', activeStatuses)
    .executeTakeFirst()
}

/** Whether a member may buy anew, which replaces the payment method: one was declined, or the renewal is near. */
export function isReplaceable({ declinedCount, paidUntil }: Subscription, now: Date): boolean {
  return declinedCount > 0 || paidUntil <= after(now, RENEWAL_NEAR)
}

/** The subscription that a profile has, or had last. */
export function lastSubscription(db: Kysely<DB>, profileId: number): Promise<Subscription | undefined> {
  return db
    .selectFrom('subscription')
    .selectAll()
    .where('profileId', '=', profileId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Ends the renewals of a subscription; the paid time stays, and a declined renewal is not tried again. */
export async function endSubscription(
  db: Transaction<DB>,
  id: number,
  status: SubscriptionStatus,
  now: Date,
): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ status, endedAt: now })
    .where('id', '=', id)
    .where('status', 'in', activeStatuses)
    .execute()
  await db
    .updateTable('purchase')
    .set({ status: OrderStatus.Failed, openUntil: now, checkAt: after(now, DAY) })
    .where('subscriptionId', '=', id)
    .where('status', '=', OrderStatus.Waiting)
    // One without an answer may be paid yet.
    .where('declineReason', 'is not', null)
    .execute()
}

/** Ends the renewals that a withdrawn order began or belongs to. Their paid time is what is left of the membership. */
export async function withdrawSubscription(
  db: Transaction<DB>,
  { profileId, handle, subscriptionId }: Pick<Purchase, 'profileId' | 'handle' | 'subscriptionId'>,
  now: Date,
): Promise<void> {
  const begun = await db
    .selectFrom('subscription')
    .select('id')
    .where('profileId', '=', profileId)
    .where((eb) => eb.or([eb('methodHandle', '=', handle), eb('id', '=', subscriptionId)]))
    .executeTakeFirst()
  if (!begun) return
  await endSubscription(db, begun.id, SubscriptionStatus.DeactivatedByUser, now)
  await db
    .updateTable('subscription')
    .from('profile')
    .set({ paidUntil: sql`profile.member_until` })
    .whereRef('profile.id', '=', 'subscription.profileId')
    .where('subscription.id', '=', begun.id)
    .where('profile.memberUntil', 'is not', null)
    .execute()
}

/**
 * Moves the next renewal of a locked profile to the end of its membership, after time was added or withdrawn
 * otherwise, so that nobody pays twice for the same days.
 */
export async function moveRenewal(db: Transaction<DB>, profileId: number): Promise<void> {
  await db
    .updateTable('subscription')
    .from('profile')
    .set({
      paidUntil: sql`profile.member_until`,
      anchorAt: sql`profile.member_until`,
      sinceAnchor: 0,
      renewAt: sql`profile.member_until - make_interval(secs => ${RENEW_BEFORE / 1000})`,
    })
    .whereRef('profile.id', '=', 'subscription.profileId')
    .where('profile.id', '=', profileId)
    .where('profile.memberUntil', 'is not', null)
    .where('subscription.status', 'in', activeStatuses)
    .execute()
}

/** The price of the next renewal: a change counts once it has been told in time. */
export function nextAmount({ amount, announcedAmount, announcedAt, paidUntil }: Subscription): number {
  const inTime = announcedAmount !== null && announcedAt !== null && after(announcedAt, PRICE_NOTICE) <= paidUntil
  return inTime ? announcedAmount : amount
}
