import { sql, type Transaction } from 'kysely'
import { EventSignUpStatus } from '../contract/events/eventEnums'
import type { Event } from '../contract/events/eventShapes'
import { PurchasableItem } from '../contract/money/moneyEnums'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { Problem } from '../core/problem'
import type { Site } from '../core/sites'
import type { Fulfilment } from '../shared/money/fulfilments'
import { offersOf } from '../shared/money/offers'
import { notePurchaseEvent } from '../shared/money/purchases'
import { requestRefund } from '../shared/money/requestRefund'
import { fillPlaces, placeFor, takeSignUpAway, type LockedEvent } from './places'

/** What can be bought at an event; the price is that of its site. */
export async function ticketsOf(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  viewer: MemberViewer,
  eventId: number,
): Promise<Event['tickets']> {
  const rows = await deps.db
    .selectFrom('eventTicket')
    .innerJoin('event', 'event.id', 'eventTicket.eventId')
    .select(['eventTicket.persons', 'eventTicket.productId'])
    .where('eventTicket.eventId', '=', eventId)
    .where('event.price', 'is not', null)
    .orderBy('eventTicket.persons')
    .execute()
  if (rows.length === 0) return []
  const offers = await offersOf(
    deps,
    viewer,
    rows.map(({ productId }) => productId),
  )
  return rows.flatMap(({ persons, productId }) => {
    const offer = offers.find(({ id }) => id === productId)
    return offer ? [{ persons, offer }] : []
  })
}

/** Puts the tickets of an event on sale at its prices from now on. */
export async function saveTickets(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  site: Site,
  event: { readonly id: number; readonly price: number | null; readonly couplePrice: number | null },
): Promise<void> {
  const prices = [
    { persons: 1, amount: event.price },
    { persons: 2, amount: event.couplePrice },
  ]
  for (const { persons, amount } of prices) {
    if (amount === null) continue
    const productId = await productFor(transaction, event.id, persons)
    await transaction
      .insertInto('price')
      .values({ productId, siteId: site.id, currency: site.currency, amount, validFrom: clock.now() })
      .onConflict((conflict) => conflict.columns(['productId', 'siteId', 'validFrom']).doUpdateSet({ amount }))
      .execute()
  }
}

async function productFor(transaction: Transaction<DB>, eventId: number, persons: number): Promise<number> {
  const known = await transaction
    .selectFrom('eventTicket')
    .select('productId')
    .where('eventId', '=', eventId)
    .where('persons', '=', persons)
    .executeTakeFirst()
  if (known) return known.productId
  const { id } = await transaction
    .insertInto('product')
    .values({ id: sql`nextval('event_product')`, item: PurchasableItem.EventTicket, renews: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction.insertInto('eventTicket').values({ eventId, persons, productId: id }).execute()
  return id
}

/** A ticket is for a place that is held for the buyer, and is paid back where that is gone. */
export const eventTicket: Fulfilment = {
  accept: async ({ db, clock }, { profile }, _wish, product) => {
    const held = await db
      .selectFrom('eventTicket')
      .innerJoin('event', 'event.id', 'eventTicket.eventId')
      .innerJoin('eventSignUp', (join) =>
        join
          .onRef('eventSignUp.eventId', '=', 'eventTicket.eventId')
          .onRef('eventSignUp.persons', '=', 'eventTicket.persons'),
      )
      .select(['event.title', 'eventSignUp.heldUntil'])
      .where('eventTicket.productId', '=', product.id)
      .where('eventSignUp.profileId', '=', profile.id)
      .where('eventSignUp.status', '=', EventSignUpStatus.Held)
      .where('eventSignUp.heldUntil', '>', clock.now())
      .where('event.cancelledAt', 'is', null)
      .executeTakeFirst()
    if (!held?.heldUntil) throw new Problem(409, 'NO_PLACE_HELD')
    return { recipientId: null, text: held.title, openUntil: held.heldUntil }
  },
  give: async (deps, db, purchase) => {
    const { id, profileId, productId, createdAt } = purchase
    if (profileId === null) return
    const ticket = await db
      .selectFrom('eventTicket')
      .innerJoin('event', 'event.id', 'eventTicket.eventId')
      .selectAll('event')
      .select('eventTicket.persons')
      .where('eventTicket.productId', '=', productId)
      .forNoKeyUpdate('event')
      .executeTakeFirst()
    const given = ticket && (await placeFor(deps, db, ticket, { profileId, purchaseId: id, persons: ticket.persons }))
    if (given) return
    deps.log.info({ purchase: id, since: createdAt }, 'A ticket came too late for its place')
    await notePurchaseEvent(db, id, 'undeliverable', deps.clock.now())
    await requestRefund(deps, db, purchase, { amount: purchase.amount, reason: 'The place was no longer held' })
  },
  takeBack: async (deps, db, { id }) => {
    const event = await eventOfPurchase(db, id)
    if (!event) return
    await takeSignUpAway(deps, db, event, { purchaseId: id })
    await fillPlaces(deps, db, event)
  },
}

async function eventOfPurchase(db: Transaction<DB>, purchaseId: number): Promise<LockedEvent | undefined> {
  return db
    .selectFrom('event')
    .innerJoin('eventSignUp', 'eventSignUp.eventId', 'event.id')
    .selectAll('event')
    .where('eventSignUp.purchaseId', '=', purchaseId)
    .forNoKeyUpdate('event')
    .executeTakeFirst()
}
