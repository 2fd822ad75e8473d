import type { Selectable, Transaction } from 'kysely'
import { NotificationTopic, ProfileStatus } from '../contract/enums'
import { EventSignUpStatus } from '../contract/events/eventEnums'
import { after, DAY, MINUTE } from '../core/clock'
import { anyOf } from '../core/database/anyOf'
import type { DB, Event, EventSignUp } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import { FreePlaces } from '../shared/gatherings/freePlaces'
import { joinAnnouncements, leaveAnnouncements } from './announcements'
import { notifyGuests } from './guestNews'
import { remindedFrom } from '../shared/gatherings/reminding'

type Store = Pick<Deps, 'clock'>

/** An event that is locked, so that nobody else takes or frees a place. */
export type LockedEvent = Selectable<Event>
type SignUpRow = Selectable<EventSignUp>

/** How long a place is held for whoever signs up and pays. */
const HELD_FOR = 15 * MINUTE
/** How long a place that came free is held for whoever waited: they may be asleep. */
const OFFERED_FOR = DAY
/** A payment that began in time may end a little later, and the next look at its order follows within four minutes. */
export const HELD_GRACE = 5 * MINUTE

/** What a sign-up costs; null: nothing. */
export function priceOf({ price, couplePrice }: LockedEvent, persons: number): number | null {
  return persons === 2 ? couplePrice : price
}

/** The columns of a sign-up that gets a place now. */
export function placed(now: Date, event: LockedEvent, persons: number, { waited }: { readonly waited: boolean }) {
  const until = after(now, waited ? OFFERED_FOR : HELD_FOR)
  return priceOf(event, persons) === null
    ? { status: EventSignUpStatus.Coming, heldUntil: null }
    : { status: EventSignUpStatus.Held, heldUntil: until < event.beginsAt ? until : event.beginsAt }
}

/** When somebody who gets a place now counts as reminded: too late for a reminder. */
export function remindedAlready(now: Date, event: LockedEvent): Date | null {
  return remindedFrom(event) <= now ? now : null
}

/**
 * Frees places whose time to pay has passed, and gives free ones to the first waiting whom they fit, who are notified.
 * Returns what is still free.
 */
export async function fillPlaces(deps: Store, transaction: Transaction<DB>, event: LockedEvent): Promise<FreePlaces> {
  const now = deps.clock.now()
  await transaction
    .deleteFrom('eventSignUp')
    .where('eventId', '=', event.id)
    .where('status', '=', EventSignUpStatus.Held)
    .where('heldUntil', '<=', after(now, -HELD_GRACE))
    .execute()
  const free = await freePlaces(transaction, event)
  if (event.cancelledAt || event.publishedAt === null || event.beginsAt <= now || free.none) return free
  const waiting = await transaction
    .selectFrom('eventSignUp')
    .innerJoin('profile', 'profile.id', 'eventSignUp.profileId')
    .select(['eventSignUp.id', 'eventSignUp.gender', 'eventSignUp.persons'])
    .where('eventId', '=', event.id)
    .where('eventSignUp.status', '=', EventSignUpStatus.Waiting)
    // Whoever is locked could not pay, or come.
    .where('profile.status', '=', ProfileStatus.Active)
    .orderBy('eventSignUp.id')
    .execute()
  const next = waiting.filter((party) => free.take(party))
  if (next.length === 0) return free
  const got: number[] = []
  for (const persons of [1, 2]) {
    const ids = next.filter((each) => each.persons === persons).map(({ id }) => id)
    const rows = await transaction
      .updateTable('eventSignUp')
      .set({ ...placed(now, event, persons, { waited: true }), remindedAt: remindedAlready(now, event) })
      .where('id', '=', anyOf(ids))
      .returning('profileId')
      .execute()
    got.push(...rows.map(({ profileId }) => profileId))
    if (priceOf(event, persons) === null) {
      await joinAnnouncements(
        deps,
        transaction,
        event,
        rows.map(({ profileId }) => profileId),
      )
    }
  }
  await notifyGuests(deps, transaction, { eventId: event.id, topic: NotificationTopic.EventPlace, to: got })
  // Whoever left meanwhile takes no place, and it goes to the next.
  return got.length < next.length ? fillPlaces(deps, transaction, event) : free
}

async function freePlaces(transaction: Transaction<DB>, { id, places }: LockedEvent): Promise<FreePlaces> {
  const genderPlaces = await transaction
    .selectFrom('eventGenderPlaces')
    .select(['gender', 'places'])
    .where('eventId', '=', id)
    .execute()
  const taken = await transaction
    .selectFrom('eventSignUp')
    .select((eb) => ['gender', eb.fn.countAll<number>().as('signUps'), eb.fn.sum<string>('persons').as('persons')])
    .where('eventId', '=', id)
    .where('status', 'in', [EventSignUpStatus.Coming, EventSignUpStatus.Held])
    .groupBy('gender')
    .execute()
  return new FreePlaces(
    { places, genderPlaces },
    taken.map((each) => ({ ...each, persons: Number(each.persons) })),
  )
}

/** Gives the places that are held for a payment, once the event costs nothing any more. */
export async function giveHeldPlaces(deps: Store, transaction: Transaction<DB>, event: LockedEvent): Promise<void> {
  const given = await transaction
    .updateTable('eventSignUp')
    .set({ status: EventSignUpStatus.Coming, heldUntil: null })
    .where('eventId', '=', event.id)
    .where('status', '=', EventSignUpStatus.Held)
    .returning('profileId')
    .execute()
  const to = given.map(({ profileId }) => profileId)
  await joinAnnouncements(deps, transaction, event, to)
  await notifyGuests(deps, transaction, { eventId: event.id, topic: NotificationTopic.EventPlace, to })
}

interface PaidPlace {
  readonly profileId: number
  readonly purchaseId: number
  readonly persons: number
}

/** Gives the place that was held for a payment. Returns false where it is no longer held. */
export async function placeFor(
  deps: Store,
  transaction: Transaction<DB>,
  event: LockedEvent,
  { profileId, purchaseId, persons }: PaidPlace,
): Promise<boolean> {
  if (event.cancelledAt) return false
  const given = await transaction
    .updateTable('eventSignUp')
    .set({ status: EventSignUpStatus.Coming, heldUntil: null, purchaseId })
    .where('eventId', '=', event.id)
    .where('profileId', '=', profileId)
    .where('persons', '=', persons)
    .where('status', '=', EventSignUpStatus.Held)
    .returning('id')
    .executeTakeFirst()
  if (given) await joinAnnouncements(deps, transaction, event, [profileId])
  return given !== undefined
}

/** Ends a sign-up at a locked event. Returns it, or undefined where there was none. */
export async function takeSignUpAway(
  deps: Store,
  transaction: Transaction<DB>,
  event: LockedEvent,
  { profileId, purchaseId }: { readonly profileId?: number; readonly purchaseId?: number },
): Promise<SignUpRow | undefined> {
  const gone = await transaction
    .deleteFrom('eventSignUp')
    .where('eventId', '=', event.id)
    .$if(profileId !== undefined, (rows) => rows.where('profileId', '=', profileId ?? 0))
    .$if(purchaseId !== undefined, (rows) => rows.where('purchaseId', '=', purchaseId ?? 0))
    .returningAll()
    .executeTakeFirst()
  if (gone) await leaveAnnouncements(deps, transaction, event.id, gone.profileId)
  return gone
}
