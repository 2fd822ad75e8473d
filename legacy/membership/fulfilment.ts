import type { Transaction } from 'kysely'
import type { Locale } from '../content/locale'
import { productName } from '../content/money/products'
import { PurchasableItem, SubscriptionStatus } from '../contract/money/moneyEnums'
import { isMember } from '../core/access/access'
import { after } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import type { Fulfilment } from '../shared/money/fulfilments'
import { addPeriod, endOf, startOfNext, withdrawPeriod } from '../shared/money/membershipPeriods'
import { productOnSale } from '../shared/money/products'
import type { Purchase } from '../shared/money/purchases'
import {
  activeSubscription,
  endSubscription,
  isReplaceable,
  moveRenewal,
  RENEW_BEFORE,
  type Subscription,
} from '../shared/money/subscriptions'
import { tellMember } from '../shared/money/tellMember'
import { mayReceive } from '../shared/money/recipients'

const nothing = { recipientId: null, text: null }

/** A membership that renews itself, unless it was paid by transfer. */
const membership: Fulfilment = {
  accept: async ({ db, clock }, { profile }) => {
    const active = await activeSubscription(db, profile.id)
    if (active && !isReplaceable(active, clock.now())) throw new Problem(409, 'ALREADY_SUBSCRIBED')
    return nothing
  },
  give: async (deps, db, purchase) => {
    if (purchase.subscriptionId !== null) return extend(deps, db, purchase)
    const period = await add(deps, db, purchase, purchase.profileId)
    if (!period || !purchase.renews) return
    const before = await activeSubscription(db, period.profileId)
    if (before) await endSubscription(db, before.id, SubscriptionStatus.DeactivatedByUser, deps.clock.now())
    await begin(deps, db, purchase, period)
  },
  takeBack: async ({ clock }, db, purchase) => {
    await withdrawPeriod(db, purchase.id, clock.now())
    if (purchase.profileId === null) return
    // Its paid time ends now, so that it cannot be reactivated.
    await moveRenewal(db, purchase.profileId)
    const active = await activeSubscription(db, purchase.profileId)
    if (active) await endSubscription(db, active.id, SubscriptionStatus.DeactivatedByUser, clock.now())
  },
}

const oneDayMembership: Fulfilment = {
  accept: async ({ clock }, { profile }) => {
    if (isMember(profile, clock.now())) throw new Problem(409, 'ALREADY_PAYING')
    return nothing
  },
  give: async (deps, db, purchase) => {
    const period = await add(deps, db, purchase, purchase.profileId)
    if (period) await moveRenewal(db, period.profileId)
  },
  takeBack: async ({ clock }, db, purchase) => {
    await withdrawPeriod(db, purchase.id, clock.now())
    if (purchase.profileId !== null) await moveRenewal(db, purchase.profileId)
  },
}

const giftMembership: Fulfilment = {
  accept: async (deps, viewer, { recipientId }) => {
    if (recipientId === null || !(await mayReceive(deps, viewer, recipientId))) throw notFound()
    return { recipientId, text: null }
  },
  give: async (deps, db, purchase) => {
    // A receiver who is erased by then leaves the gift to its giver.
    const period = await add(deps, db, purchase, purchase.recipientId ?? purchase.profileId)
    if (!period) return
    await moveRenewal(db, period.profileId)
    if (purchase.recipientId !== null) await tellReceiver(deps, db, purchase, purchase.recipientId)
  },
}

export const membershipFulfilments = {
  [PurchasableItem.Membership]: membership,
  [PurchasableItem.OneDayMembership]: oneDayMembership,
  [PurchasableItem.GiftMembership]: giftMembership,
}

/** Adds the bought time where the paid time ends. */
async function add({ clock, settings }: Deps, db: Transaction<DB>, purchase: Purchase, profileId: number | null) {
  if (profileId === null) return undefined
  const startsAt = await startOfNext(db, profileId, clock.now())
  const { timeZone } = settings.sites.byId(purchase.siteId)
  const endsAt = await endOf(db, startsAt, purchase, timeZone)
  await addPeriod(db, purchase.id, profileId, { startsAt, endsAt })
  return { profileId, startsAt, endsAt }
}

async function begin(
  { clock, settings }: Deps,
  db: Transaction<DB>,
  purchase: Purchase,
  { profileId, startsAt, endsAt }: { readonly profileId: number; readonly startsAt: Date; readonly endsAt: Date },
): Promise<void> {
  const site = settings.sites.byId(purchase.siteId)
  // A special offer is for the first period; the product's own price was told beside it.
  const product = await productOnSale(db, site, purchase.createdAt, purchase.productId)
  await db
    .insertInto('subscription')
    .values({
      profileId,
      productId: purchase.productId,
      siteId: purchase.siteId,
      months: purchase.months ?? 1,
      currency: purchase.currency,
      amount: product?.amount ?? purchase.amount,
      status: SubscriptionStatus.ActiveInitialPurchase,
      methodHandle: purchase.handle,
      paymentMethod: purchase.paymentMethod ?? 1,
      anchorAt: startsAt,
      sinceAnchor: 1,
      period: 1,
      paidUntil: endsAt,
      renewAt: after(endsAt, -RENEW_BEFORE),
      createdAt: clock.now(),
    })
    .execute()
}

/** Adds a renewed period: seamlessly by the calendar of the first, or from now on after a lapse. */
async function extend(deps: Deps, db: Transaction<DB>, purchase: Purchase): Promise<void> {
  const { clock, settings } = deps
  const subscription = await db
    .selectFrom('subscription')
    .selectAll()
    .where('id', '=', purchase.subscriptionId)
    .forUpdate()
    .executeTakeFirst()
  if (!subscription) return
  const { profileId } = subscription
  const startsAt = await startOfNext(db, profileId, clock.now())
  const { timeZone } = settings.sites.byId(purchase.siteId)
  const { anchorAt, sinceAnchor } = anchorOf(subscription, startsAt)
  const endsAt = await endOf(db, anchorAt, { months: subscription.months * sinceAnchor, days: null }, timeZone)
  await addPeriod(db, purchase.id, profileId, { startsAt, endsAt })
  await db
    .updateTable('subscription')
    .set({
      anchorAt,
      sinceAnchor,
      period: purchase.period ?? subscription.period,
      paidUntil: endsAt,
      renewAt: after(endsAt, -RENEW_BEFORE),
      declinedCount: 0,
      amount: purchase.amount,
      ...(purchase.amount === subscription.announcedAmount && { announcedAmount: null, announcedAt: null }),
    })
    .where('id', '=', subscription.id)
    .execute()
  await db
    .updateTable('subscription')
    .set({ status: SubscriptionStatus.Active })
    .where('id', '=', subscription.id)
    .where('status', '=', SubscriptionStatus.ActiveInitialPurchase)
    .execute()
}

function anchorOf({ paidUntil, anchorAt, sinceAnchor }: Subscription, startsAt: Date) {
  const seamless = startsAt.getTime() === paidUntil.getTime()
  return seamless ? { anchorAt, sinceAnchor: sinceAnchor + 1 } : { anchorAt: startsAt, sinceAnchor: 1 }
}

/** The receiver is told who gave, not what it cost. */
async function tellReceiver(deps: Deps, db: Transaction<DB>, purchase: Purchase, recipientId: number): Promise<void> {
  const names = await db
    .selectFrom('profile')
    .select(['id', 'name', 'language'])
    .where('id', 'in', [recipientId, purchase.profileId ?? 0])
    .execute()
  const receiver = names.find(({ id }) => id === recipientId)
  const giver = names.find(({ id }) => id === purchase.profileId)
  if (!receiver || !giver) return
  const gift = productName(receiver.language as Locale, PurchasableItem.Membership, purchase)
  const params = { giver: giver.name, gift }
  await tellMember(deps, db, recipientId, { siteId: purchase.siteId, text: 'GIFT_RECEIVED', params })
}
