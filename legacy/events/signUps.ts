import type { Transaction } from 'kysely'
import type { AnswerOf, BodyOf } from '../contract/contract'
import { Gender } from '../contract/enums'
import { EventSignUpStatus } from '../contract/events/eventEnums'
import type { OwnSignUp } from '../contract/events/eventShapes'
import { changeOwn } from '../core/changeOwn'
import { ageOn, calendarDay } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound, Problem, unprocessable } from '../core/problem'
import { requestRefund } from '../shared/money/requestRefund'
import { joinAnnouncements } from './announcements'
import { fillPlaces, placed, priceOf, remindedAlready, takeSignUpAway, type LockedEvent } from './places'
import { eventSummaries } from './summaries'
import { quitUntil, refundPercentOf } from './terms'
import { lockEvent } from './visibility'

/** Signs the viewer up, alone or as a couple: for a place, or else for the waiting list. Repeating it changes nothing. */
export async function signUp(
  deps: Deps,
  viewer: MemberViewer,
  { eventId, personIds, visible = true }: BodyOf<'Events.SignUp'>,
): Promise<OwnSignUp> {
  const profileId = viewer.profile.id
  await deps.limits.consume('eventSignUpByProfile', String(profileId))
  await changeOwn(deps, viewer, async (transaction) => {
    const event = await lockEvent(transaction, viewer, eventId)
    const now = deps.clock.now()
    await dropExpired(transaction, event, profileId, now)
    if (await ownStatus(transaction, eventId, profileId)) return
    refuseClosed(now, event)
    const party = await partyOf(transaction, event, profileId, personIds)
    const isSold = priceOf(event, party.persons) !== null
    if (isSold && event.countryId !== viewer.site.countryId) throw new Problem(422, 'EVENT_SOLD_ELSEWHERE')
    // Those who wait come first.
    const free = await fillPlaces(deps, transaction, event)
    if (free.excludes(party)) throw new Problem(422, 'EVENT_NOT_FOR_YOU')
    const state = free.take(party)
      ? placed(now, event, party.persons, { waited: false })
      : { status: EventSignUpStatus.Waiting, heldUntil: null }
    const terms = { refundPercent: event.refundPercent, quitUntil: quitUntil(event) }
    const signedUp = { signedUpAt: now, remindedAt: remindedAlready(now, event), visible, ...terms }
    await transaction
      .insertInto('eventSignUp')
      .values({ eventId, profileId, ...party, ...state, ...signedUp })
      .execute()
    if (state.status === EventSignUpStatus.Coming) await joinAnnouncements(deps, transaction, event, [profileId])
  })
  const [event] = await eventSummaries(deps, [eventId], viewer)
  if (!event?.signUp) throw notFound()
  return event.signUp
}

/** A hold whose time has passed is no sign-up any more, for its member at once. */
async function dropExpired(
  transaction: Transaction<DB>,
  { id }: LockedEvent,
  profileId: number,
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom('eventSignUp')
    .where('eventId', '=', id)
    .where('profileId', '=', profileId)
    .where('status', '=', EventSignUpStatus.Held)
    .where('heldUntil', '<=', now)
    .execute()
}

async function ownStatus(transaction: Transaction<DB>, eventId: number, profileId: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('eventSignUp')
    .select('status')
    .where('eventId', '=', eventId)
    .where('profileId', '=', profileId)
    .executeTakeFirst()
  return row !== undefined
}

/** Who comes. @throws 422 for persons of others, and for those whom the event is not for */
async function partyOf(
  transaction: Transaction<DB>,
  event: LockedEvent,
  profileId: number,
  personIds: readonly number[] | undefined,
) {
  const persons = await transaction
    .selectFrom('person')
    .select(['id', 'gender', 'birthday'])
    .where('profileId', '=', profileId)
    .orderBy('id')
    .execute()
  const chosen = personIds === undefined ? persons : persons.filter(({ id }) => personIds.includes(id))
  const [first] = chosen
  if (!first || (personIds && chosen.length < personIds.length)) {
    throw unprocessable({ field: 'personIds', code: 'UNKNOWN_ITEM' })
  }
  const day = calendarDay(event.beginsAt, event.timeZone)
  const ages = chosen.map(({ birthday }) => ageOn(day, birthday))
  const { ageFrom, ageTo } = event
  if (ages.some((age) => age < (ageFrom ?? 0) || age > (ageTo ?? Infinity))) throw new Problem(422, 'EVENT_AGE_LIMIT')
  return {
    persons: chosen.length,
    personIds: chosen.map(({ id }) => id),
    gender: chosen.length === 2 ? Gender.Couple : first.gender,
  }
}

/** Says whether others see the viewer among those who come. @throws 404 where they have not signed up */
export async function setVisible(
  deps: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  { eventId, visible }: BodyOf<'Events.SetSignUpVisible'>,
): Promise<void> {
  const { numUpdatedRows } = await deps.db
    .updateTable('eventSignUp')
    .set({ visible })
    .where('eventId', '=', eventId)
    .where('profileId', '=', viewer.profile.id)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw notFound()
}

/**
 * Ends the viewer's sign-up and pays back what the event's terms say. The place goes to the first waiting whom it fits.
 * Repeating it changes nothing.
 */
export async function cancelSignUp(
  deps: Deps,
  viewer: MemberViewer,
  eventId: number,
): Promise<AnswerOf<'Events.CancelSignUp'>> {
  const profileId = viewer.profile.id
  return changeOwn(deps, viewer, async (transaction) => {
    const event = await lockEvent(transaction, viewer, eventId)
    const now = deps.clock.now()
    const present = await transaction
      .selectFrom('eventSignUp')
      .select(['status', 'quitUntil'])
      .where('eventId', '=', eventId)
      .where('profileId', '=', profileId)
      .executeTakeFirst()
    if (!present) return { refund: null }
    if (event.cancelledAt) throw new Problem(422, 'EVENT_CANCELLED')
    if (event.beginsAt <= now) throw new Problem(422, 'EVENT_BEGUN')
    const comes = present.status === EventSignUpStatus.Coming
    if (comes && quitUntil(event, present) <= now) throw new Problem(422, 'QUIT_CLOSED')
    const refund = await endSignUp(deps, transaction, event, profileId)
    await fillPlaces(deps, transaction, event)
    return { refund }
  })
}

/** Ends a sign-up at a locked event, and pays back what its terms say, as long as it is not too late to quit. */
export async function endSignUp(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  event: LockedEvent,
  profileId: number,
) {
  const gone = await takeSignUpAway(deps, transaction, event, { profileId })
  if (!gone?.purchaseId || quitUntil(event, gone) <= deps.clock.now()) return null
  const purchase = await transaction
    .selectFrom('purchase')
    .selectAll()
    .where('id', '=', gone.purchaseId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const wanted = Math.floor((purchase.amount * refundPercentOf(event, gone)) / 100)
  const amount = await requestRefund(deps, transaction, purchase, { amount: wanted, reason: 'The member has quit' })
  return amount === 0 ? null : { amount, currency: purchase.currency }
}

function refuseClosed(now: Date, { publishedAt, cancelledAt, beginsAt }: LockedEvent): void {
  if (cancelledAt) throw new Problem(422, 'EVENT_CANCELLED')
  if (publishedAt === null) throw new Problem(422, 'EVENT_NOT_OPEN')
  if (beginsAt <= now) throw new Problem(422, 'EVENT_BEGUN')
}

/** Gives the free places of an event to those who wait, for a job. */
export async function fillEvent(deps: Deps, { eventId }: { readonly eventId: number }): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    const event = await transaction
      .selectFrom('event')
      .selectAll()
      .where('id', '=', eventId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (event) await fillPlaces(deps, transaction, event)
  })
}

/** Frees the places whose time to pay has passed. What fails at one event keeps no other waiting. */
export async function releaseHeldPlaces(deps: Deps): Promise<void> {
  const due = await deps.db
    .selectFrom('eventSignUp')
    .select('eventId')
    .distinct()
    .where('status', '=', EventSignUpStatus.Held)
    .where('heldUntil', '<=', deps.clock.now())
    .limit(500)
    .execute()
  for (const { eventId } of due) {
    try {
      await fillEvent(deps, { eventId })
    } catch (error) {
      deps.log.error({ err: error, event: eventId }, 'The held places of an event could not be freed')
    }
  }
}
