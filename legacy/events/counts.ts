import { sql, type ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { ProfileStatus, type Gender } from '../contract/enums'
import { EventSignUpStatus } from '../contract/events/eventEnums'
import type { EventSummary } from '../contract/events/eventShapes'
import { after } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import { FreePlaces } from '../shared/gatherings/freePlaces'
import { HELD_GRACE } from './places'

const { Coming, Held, Waiting } = EventSignUpStatus

/**
 * The sign-ups of the row of `event` that count, by status, gender and persons: a hold counts until others can have the
 * place, and to its member only until its time has passed.
 */
export function signUpCounts(eb: ExpressionBuilder<DB, 'event'>, own: number, now: Date) {
  return jsonArrayFrom(
    eb
      .selectFrom('eventSignUp as other')
      .select((each) => [
        'other.status',
        'other.gender',
        'other.persons',
        // Whoever is locked is passed over.
        sql<boolean>`other.status = ${sql.lit(Waiting)} and not exists (select from profile
          where profile.id = other.profile_id and profile.status = ${sql.lit(ProfileStatus.Active)})`.as('passedOver'),
        each.fn.countAll<number>().as('count'),
      ])
      .whereRef('other.eventId', '=', 'event.id')
      .where((each) =>
        each.or([
          each('other.status', '!=', Held),
          each('other.heldUntil', '>', now),
          each.and([each('other.heldUntil', '>', after(now, -HELD_GRACE)), each('other.profileId', '!=', own)]),
        ]),
      )
      .groupBy(['other.status', 'other.gender', 'other.persons', 'passedOver'])
      .orderBy('other.gender'),
  )
}

interface SignUps {
  readonly status: number
  readonly gender: number
  readonly persons: number
  readonly passedOver: boolean
  readonly count: number
}

interface Counted {
  readonly places: number | null
  readonly genderPlaces: readonly { readonly gender: number; readonly count: number }[]
  readonly signUps: readonly SignUps[]
}

type Counts = Pick<EventSummary, 'comingCount' | 'coming' | 'waitingCount' | 'freePlaces' | 'freeByGender'>

/** Who comes and waits, and what is left for whoever signs up now. */
export function countsOf({ places, genderPlaces, signUps }: Counted): Counts {
  const come = signUps.filter(({ status }) => status === Coming)
  const wait = signUps.filter(({ status }) => status === Waiting)
  const taken = signUps.filter(({ status }) => status === Coming || status === Held)
  const limits = genderPlaces.map(({ gender, count }) => ({ gender, places: count }))
  const free = new FreePlaces(
    { places, genderPlaces: limits },
    [...countedByGender(taken)].map(([gender, count]) => ({
      gender,
      signUps: count,
      persons: personsIn(taken.filter((each) => each.gender === gender)),
    })),
  )
  // Those who wait come first.
  for (const { gender, persons, passedOver } of wait) if (!passedOver) free.take({ gender, persons })
  return {
    comingCount: personsIn(come),
    coming: [...countedByGender(come)].map(([gender, count]) => ({ gender: gender as Gender, count })),
    waitingCount: wait.reduce((total, { count }) => total + count, 0),
    freePlaces: free.left,
    freeByGender: genderPlaces.map(({ gender }) => ({ gender: gender as Gender, count: free.leftFor(gender) })),
  }
}

function countedByGender(signUps: readonly SignUps[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { gender, count } of signUps) counts.set(gender, (counts.get(gender) ?? 0) + count)
  return counts
}

function personsIn(signUps: readonly SignUps[]): number {
  return signUps.reduce((total, { persons, count }) => total + persons * count, 0)
}
