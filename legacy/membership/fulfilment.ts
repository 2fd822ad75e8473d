import type { Transaction } from 'kysely'
import type { Locale } from '../content/locale'
import { productName } from '../content/money/products'
import { LookStatus } from '../contract/enums'
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
  withdrawSubscription,
  type Subscription,
} from '../shared/money/subscriptions'
import { tellMember } from '../shared/money/tellMember'
import { mayReceive } from '../shared/money/recipients'
import { visibleTo } from '../shared/visibility/profiles'

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
    if (!period) return
    // A transfer adds time to what renews itself.
    if (!purchase.renews) return moveRenewal(db, period.profileId)
    const before = await activeSubscription(db, period.profileId)
    if (before) await endSubscription(db, before.id, SubscriptionStatus.DeactivatedByUser, deps.clock.now())
    await begin(deps, db, purchase, period)
  },
  takeBack: async (deps, db, purchase) => {
    await takeTimeBack(deps, db, purchase)
    await withdrawSubscription(db, purchase, deps.clock.now())
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
  takeBack: takeTimeBack,
}

const giftMembership: Fulfilment = {
  accept: async (deps, viewer, { recipientId }) => {
    if (recipientId === null || !(await mayReceive(deps, viewer, recipientId))) throw notFound()
    return { recipientId, text: null }
  },
  give: async (deps, db, purchase) => {
    const receiver = await receiverOf(deps, db, purchase)
    const period = await add(deps, db, purchase, receiver?.id ?? purchase.profileId)
    if (!period) return
    await moveRenewal(db, period.profileId)
    if (receiver) await tellReceiver(deps, db, purchase, receiver)
    else await tellGiver(deps, db, purchase, period.profileId)
  },
  takeBack: takeTimeBack,
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

/**
 * Who gets a gift. A receiver who is gone by the time it is paid, or may not see the giver, leaves it to the giver.
 */
async function receiverOf({ settings }: Deps, db: Transaction<DB>, { profileId, recipientId, siteId }: Purchase) {
  if (recipientId === null || profileId === null) return undefined
  const giver = await db
    .selectFrom('profile')
    .select(['id', 'gender', 'name', 'lookStatus'])
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  if (giver.lookStatus !== LookStatus.None) return undefined
  const receiver = await db
    .selectFrom('profile')
    .select(['profile.id', 'profile.language'])
    .where('profile.id', '=', recipientId)
    .where(visibleTo({ site: settings.sites.byId(siteId), profile: giver }))
    .executeTakeFirst()
  return receiver && { ...receiver, giver: giver.name }
}

/** The receiver is told who gave, not what it cost. */
async function tellReceiver(
  deps: Deps,
  db: Transaction<DB>,
  purchase: Purchase,
  { id, language, giver }: { readonly id: number; readonly language: string; readonly giver: string },
): Promise<void> {
  const gift = productName(language as Locale, PurchasableItem.Membership, purchase)
  await tellMember(deps, db, id, { siteId: purchase.siteId, text: 'GIFT_RECEIVED', params: { giver, gift } })
}

/** The giver is told that the gift could not be handed over, not why. */
async function tellGiver(deps: Deps, db: Transaction<DB>, purchase: Purchase, giverId: number): Promise<void> {
  const { language } = await db
    .selectFrom('profile')
    .select('language')
    .where('id', '=', giverId)
    .executeTakeFirstOrThrow()
  const gift = productName(language as Locale, PurchasableItem.Membership, purchase)
  await tellMember(deps, db, giverId, { siteId: purchase.siteId, text: 'GIFT_KEPT', params: { gift } })
}

/** Ends the time that an order gave, whoever has it, and moves what renews itself. */
async function takeTimeBack({ clock }: Deps, db: Transaction<DB>, { id }: Purchase): Promise<void> {
  const profileId = await withdrawPeriod(db, id, clock.now())
  if (profileId !== undefined) await moveRenewal(db, profileId)
}
