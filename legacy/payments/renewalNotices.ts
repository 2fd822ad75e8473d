import type { Transaction } from 'kysely'
import type { Locale } from '../content/locale'
import { formatAmount } from '../content/money/amount'
import { after, DAY } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import { productOnSale } from '../shared/money/products'
import {
  activeStatuses,
  nextAmount,
  PRICE_NOTICE,
  RENEWAL_NEAR,
  type Subscription,
} from '../shared/money/subscriptions'
import { dayIn, tellMember } from '../shared/money/tellMember'
import { PaymentServiceUnavailable } from './paymentService'
import { paymentService } from './services'

const PAGE = 500

/** Tells members whose card expires before the next renewal. */
export async function warnOfExpiringCards(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  for await (const subscription of renewedUntil(deps, after(now, RENEWAL_NEAR))) {
    if (subscription.cardCheckedFor?.getTime() === subscription.paidUntil.getTime()) continue
    try {
      const expiry = await paymentService(deps, 'billwerk').expiryOfStored(subscription)
      const expires = expiry !== null && expiry <= subscription.paidUntil
      await tellOnce(deps, subscription, async (db, date) => {
        await db
          .updateTable('subscription')
          .set({ cardCheckedFor: subscription.paidUntil })
          .where('id', '=', subscription.id)
          .execute()
        if (!expires) return
        const { profileId, siteId } = subscription
        await tellMember(deps, db, profileId, { siteId, text: 'CARD_EXPIRES', params: { date } })
      })
    } catch (error) {
      if (!(error instanceof PaymentServiceUnavailable)) throw error
      deps.log.warn({ err: error }, 'The payment service could not tell the expiry of cards')
      return
    }
  }
}

/** Tells members that the price of their membership will change, a month before it counts for them. */
export async function announcePriceChanges(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  for await (const subscription of renewedUntil(deps, after(now, PRICE_NOTICE + 15 * DAY))) {
    const { productId, siteId, paidUntil, announcedAmount, amount } = subscription
    const site = deps.settings.sites.byId(siteId)
    const product = await productOnSale(deps.db, site, paidUntil, productId)
    if (!product || product.amount === (announcedAmount ?? amount)) continue
    if (product.amount === nextAmount(subscription)) continue
    await tellOnce(deps, subscription, async (db, date) => {
      const changed = await db
        .updateTable('subscription')
        .set({ announcedAmount: product.amount, announcedAt: now })
        .where('id', '=', subscription.id)
        .where('announcedAmount', 'is not distinct from', announcedAmount)
        .returning('id')
        .executeTakeFirst()
      if (!changed) return
      const price = formatAmount({ amount: product.amount, currency: subscription.currency })
      await tellMember(deps, db, subscription.profileId, { siteId, text: 'PRICE_CHANGES', params: { price, date } })
    })
  }
}

/** The subscriptions whose paid time ends until a moment, next one first. */
async function* renewedUntil({ db, clock }: Deps, end: Date): AsyncGenerator<Subscription> {
  let last = { paidUntil: clock.now(), id: 2 ** 31 - 1 }
  for (;;) {
    const { paidUntil, id } = last
    const page = await db
      .selectFrom('subscription')
      .selectAll()
      .where('status', 'in', activeStatuses)
      .where('paidUntil', '<=', end)
      .where((eb) => eb(eb.refTuple('paidUntil', 'id'), '>', eb.tuple(paidUntil, id)))
      .orderBy('paidUntil')
      .orderBy('id')
      .limit(PAGE)
      .execute()
    yield* page
    const next = page.at(-1)
    if (!next || page.length < PAGE) return
    last = next
  }
}

/** With the day of the next renewal in the member's language. */
async function tellOnce(
  { db, settings }: Deps,
  { profileId, siteId, paidUntil }: Subscription,
  tell: (transaction: Transaction<DB>, date: string) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { language } = await transaction
      .selectFrom('profile')
      .select('language')
      .where('id', '=', profileId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    await tell(transaction, dayIn(language as Locale, settings.sites.byId(siteId), paidUntil))
  })
}
