import type { Selectable, Transaction } from 'kysely'
import { NotificationItemType, NotificationTopic } from '../contract/enums'
import { MeetupSignUpStatus } from '../contract/lodges/lodgeEnums'
import { changeOwn } from '../core/changeOwn'
import { anyOf } from '../core/database/anyOf'
import type { DB, Meetup } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { Problem } from '../core/problem'
import { FreePlaces } from '../shared/gatherings/freePlaces'
import { requireStanding } from '../shared/lodges/rights'
import { notifyAnew } from '../shared/notifications/notifyAnew'
import { remindedFrom } from '../shared/gatherings/reminding'
import { lockMeetup } from './visibility'

type Store = Pick<Deps, 'db' | 'clock'>

/** A meetup that is locked, so that nobody else takes or frees a place. */
type LockedMeetup = Pick<Selectable<Meetup>, 'id' | 'lodgeId' | 'profileId' | 'places' | 'beginsAt' | 'cancelledAt'>

/** Signs the viewer up: for a place, or else for the waiting list. Repeating it changes nothing. */
export async function signUp(
  deps: Store & Pick<Deps, 'limits'>,
  viewer: MemberViewer,
  meetupId: number,
): Promise<MeetupSignUpStatus> {
  const profileId = viewer.profile.id
  await deps.limits.consume('meetupSignUpByProfile', String(profileId))
  return changeOwn(deps, viewer, async (transaction) => {
    const meetup = await lockMeetup(transaction, viewer, meetupId)
    // Nobody leaves the lodge meanwhile, because leaving ends sign-ups.
    await transaction
      .selectFrom('lodgeMembership')
      .select('role')
      .where('lodgeId', '=', meetup.lodgeId)
      .where('profileId', '=', profileId)
      .forShare()
      .execute()
    await requireStanding(transaction, viewer, meetup.lodgeId, 'takePart')
    const present = await ownSignUp(transaction, meetupId, profileId)
    if (present !== undefined) return present
    if (meetup.cancelledAt) throw new Problem(422, 'MEETUP_CANCELLED')
    refuseBegun(deps, meetup)
    // Those who wait come first.
    const free = await fillPlaces(deps, transaction, meetup)
    const party = { gender: viewer.profile.gender, persons: 1 }
    if (free.excludes(party)) throw new Problem(422, 'NO_PLACES_FOR_GENDER')
    const hasPlace = free.take(party)
    const status = hasPlace ? MeetupSignUpStatus.Coming : MeetupSignUpStatus.Waiting
    const signedUpAt = deps.clock.now()
    const remindedAt = remindedFrom(meetup) <= signedUpAt ? signedUpAt : null
    await transaction
      .insertInto('meetupSignUp')
      .values({ meetupId, profileId, status, signedUpAt, remindedAt })
      .execute()
    return status
  })
}

/** Ends the viewer's sign-up, also where a block hides the meetup. The place goes to the first waiting whom it fits. */
export async function quit(deps: Store, viewer: MemberViewer, meetupId: number): Promise<void> {
  const profileId = viewer.profile.id
  await changeOwn(deps, viewer, async (transaction) => {
    const meetup = await transaction
      .selectFrom('meetup')
      .innerJoin('lodge', 'lodge.id', 'meetup.lodgeId')
      .innerJoin('meetupSignUp', 'meetupSignUp.meetupId', 'meetup.id')
      .selectAll('meetup')
      .where('meetup.id', '=', meetupId)
      .where('meetupSignUp.profileId', '=', profileId)
      .where('lodge.dark', '=', viewer.site.dark)
      .where('lodge.deletedAt', 'is', null)
      .forNoKeyUpdate('meetup')
      .executeTakeFirst()
    // Not signed up: nothing to end, for who may know of the meetup.
    if (!meetup) return void (await lockMeetup(transaction, viewer, meetupId))
    refuseBegun(deps, meetup)
    await transaction
      .deleteFrom('meetupSignUp')
      .where('meetupId', '=', meetupId)
      .where('profileId', '=', profileId)
      .execute()
    await fillPlaces(deps, transaction, meetup)
  })
}

/** Gives the free places of a meetup to those who wait, for a job. */
export async function fillMeetup(deps: Store, { meetupId }: { readonly meetupId: number }): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    const meetup = await transaction
      .selectFrom('meetup')
      .selectAll()
      .where('id', '=', meetupId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (meetup) await fillPlaces(deps, transaction, meetup)
  })
}

/** Gives free places to the first waiting whom they fit, who are notified. Returns what is still free. */
export async function fillPlaces(deps: Store, transaction: Transaction<DB>, meetup: LockedMeetup): Promise<FreePlaces> {
  const free = await freePlaces(transaction, meetup)
  if (meetup.cancelledAt || meetup.beginsAt <= deps.clock.now() || free.none) return free
  const waiting = await transaction
    .selectFrom('meetupSignUp')
    .innerJoin('profile', 'profile.id', 'meetupSignUp.profileId')
    .select(['meetupSignUp.profileId', 'profile.gender'])
    .where('meetupSignUp.meetupId', '=', meetup.id)
    .where('meetupSignUp.status', '=', MeetupSignUpStatus.Waiting)
    .orderBy('meetupSignUp.id')
    .execute()
  const next = waiting.filter(({ gender }) => free.take({ gender, persons: 1 })).map(({ profileId }) => profileId)
  if (next.length === 0) return free
  const now = deps.clock.now()
  const placed = await transaction
    .updateTable('meetupSignUp')
    .set({ status: MeetupSignUpStatus.Coming, ...(remindedFrom(meetup) <= now && { remindedAt: now }) })
    .where('meetupId', '=', meetup.id)
    .where('profileId', '=', anyOf(next))
    .returning('profileId')
    .execute()
  await notifyAnew(deps, transaction, {
    topic: NotificationTopic.MeetupPlace,
    actorId: meetup.profileId,
    itemType: NotificationItemType.Meetup,
    itemId: meetup.id,
    to: placed.map(({ profileId }) => profileId),
  })
  // Whoever left meanwhile takes no place, and it goes to the next.
  return placed.length < next.length ? fillPlaces(deps, transaction, meetup) : free
}

async function freePlaces(transaction: Transaction<DB>, { id, places }: LockedMeetup): Promise<FreePlaces> {
  const limits = await transaction
    .selectFrom('meetupGenderPlaces')
    .select(['gender', 'places'])
    .where('meetupId', '=', id)
    .execute()
  const coming = await transaction
    .selectFrom('meetupSignUp')
    .innerJoin('profile', 'profile.id', 'meetupSignUp.profileId')
    .select((eb) => ['profile.gender', eb.fn.countAll<number>().as('count')])
    .where('meetupSignUp.meetupId', '=', id)
    .where('meetupSignUp.status', '=', MeetupSignUpStatus.Coming)
    .groupBy('profile.gender')
    .execute()
  const taken = coming.map(({ gender, count }) => ({ gender, signUps: count, persons: count }))
  return new FreePlaces({ places, genderPlaces: limits }, taken)
}

async function ownSignUp(
  transaction: Transaction<DB>,
  meetupId: number,
  profileId: number,
): Promise<MeetupSignUpStatus | undefined> {
  const row = await transaction
    .selectFrom('meetupSignUp')
    .select('status')
    .where('meetupId', '=', meetupId)
    .where('profileId', '=', profileId)
    .executeTakeFirst()
  return row?.status as MeetupSignUpStatus | undefined
}

function refuseBegun({ clock }: Store, { beginsAt }: LockedMeetup): void {
  if (beginsAt <= clock.now()) throw new Problem(422, 'MEETUP_BEGUN')
}
