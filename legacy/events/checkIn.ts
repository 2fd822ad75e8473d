import { sql, type ExpressionBuilder, type Transaction } from 'kysely'
import type { BodyOf, QueryOf } from '../contract/contract'
import type { Gender } from '../contract/enums'
import { EventSignUpStatus, EventTickResult } from '../contract/events/eventEnums'
import { hasEventRight } from '../contract/events/eventRights'
import type { EventSignUp, EventTick, EventTickAnswer } from '../contract/events/eventShapes'
import { anyOf } from '../core/database/anyOf'
import type { DB } from '../core/database/schema.generated'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { idsOf } from '../core/idList'
import { likeSafe } from '../core/text/likeSafe'
import { siteOn } from '../shared/gatherings/times'
import { profileSummaries } from '../shared/profiles/summary'
import { eventRole, eventVisibleTo, hasRightAtEvent, lockEvent, requireRight } from './visibility'

type Store = Pick<Deps, 'db' | 'clock' | 'settings'>

/** A page of those who have signed up, by name: no block and no lock keeps a guest out of the list at the door. */
export async function checkInList(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'Events.GetCheckInList'>,
): Promise<EventSignUp[]> {
  const { eventId, text = '', status = EventSignUpStatus.Coming } = query
  const words = text.trim()
  const list = deps.db
    .selectFrom('eventSignUp')
    .innerJoin('profile', 'profile.id', 'eventSignUp.profileId')
    .select('eventSignUp.id')
    .where('eventSignUp.eventId', '=', eventId)
    .where('eventSignUp.status', '=', status)
    .$if(words !== '', (rows) =>
      rows.where(sql<boolean>`folded(profile.name::text) like folded(${`%${likeSafe(words)}%`})`),
    )
    .orderBy('profile.name')
    .orderBy('eventSignUp.id')
  return signUpAnswers(deps, viewer, await idsOf(list, pageOf(query)))
}

/** The sign-ups that are the viewer's own, or at events where they check in, in the order of the ids. */
export async function signUpAnswers(deps: Store, viewer: MemberViewer, ids: readonly number[]): Promise<EventSignUp[]> {
  if (ids.length === 0) return []
  const rows = await deps.db
    .selectFrom('eventSignUp')
    .innerJoin('event', 'event.id', 'eventSignUp.eventId')
    .innerJoin('profile as guest', 'guest.id', 'eventSignUp.profileId')
    .leftJoin('purchase', 'purchase.id', 'eventSignUp.purchaseId')
    .leftJoin('profile as ticker', 'ticker.id', 'eventSignUp.checkedInBy')
    .select([
      'eventSignUp.id',
      'eventSignUp.eventId',
      'eventSignUp.profileId',
      'eventSignUp.status',
      'eventSignUp.persons',
      'eventSignUp.gender',
      'eventSignUp.signedUpAt',
      'eventSignUp.checkedInAt',
      'guest.name',
      'purchase.amount as paid',
      'ticker.name as checkedInBy',
      'event.countryId',
      'event.dark',
    ])
    .select((eb) => eventRole(viewer.profile.id)(eb as unknown as ExpressionBuilder<DB, 'event'>).as('role'))
    .where('eventSignUp.id', '=', anyOf(ids))
    .where(eventVisibleTo(viewer))
    .where((eb) =>
      eb.or([
        eb('eventSignUp.profileId', '=', viewer.profile.id),
        eb.exists(
          eb
            .selectFrom('event as checked')
            .select('checked.id')
            .whereRef('checked.id', '=', 'event.id')
            .where(hasRightAtEvent(viewer.profile.id, 'checkIn')),
        ),
      ]),
    )
    .execute()
  const profiles = await profileSummaries(
    deps,
    rows.map(({ profileId }) => profileId),
    viewer,
  )
  const profileById = new Map(profiles.map((profile) => [profile.id, profile]))
  const byId = new Map(
    rows.map((row): [number, EventSignUp] => {
      const { currency } = siteOn(deps, row)
      const signUp = {
        id: row.id,
        eventId: row.eventId,
        name: row.name,
        profile: profileById.get(row.profileId) ?? null,
        status: row.status as EventSignUpStatus,
        persons: row.persons,
        gender: row.gender as Gender,
        signedUpAt: row.signedUpAt.toISOString(),
        paid: row.paid === null ? null : { amount: row.paid, currency },
        checkedInAt: row.checkedInAt?.toISOString() ?? null,
        checkedInBy: hasEventRight(row.role, 'checkIn') ? row.checkedInBy : null,
      }
      return [row.id, signUp]
    }),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Records ticks of the door, which phones may send long after they were made: in the order of their times, each key
 * once. The last tick by its time counts, and of several arrivals in a row the first.
 */
export async function checkIn(
  deps: Store,
  viewer: MemberViewer,
  { eventId, ticks }: BodyOf<'Events.CheckIn'>,
): Promise<EventTickAnswer[]> {
  const results = await deps.db.transaction().execute(async (transaction) => {
    await lockEvent(transaction, viewer, eventId)
    await requireRight(transaction, viewer, eventId, 'checkIn')
    const inOrder = ticks.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    const done = new Map<string, EventTickResult>()
    for (const tick of inOrder) {
      done.set(tick.key, await record(transaction, { eventId, tick, by: viewer.profile.id, now: deps.clock.now() }))
    }
    return done
  })
  const signUps = await signUpAnswers(deps, viewer, [...new Set(ticks.map(({ signUpId }) => signUpId))])
  const signUpById = new Map(signUps.map((signUp) => [signUp.id, signUp]))
  return ticks.map(({ key, signUpId }) => ({
    key,
    signUpId,
    result: results.get(key) ?? EventTickResult.Gone,
    signUp: signUpById.get(signUpId) ?? null,
  }))
}

interface Recording {
  readonly eventId: number
  readonly tick: EventTick
  /** Who ticked. */
  readonly by: number
  readonly now: Date
}

async function record(transaction: Transaction<DB>, { eventId, tick, by, now }: Recording): Promise<EventTickResult> {
  const { key, signUpId, arrived } = tick
  const known = await transaction
    .selectFrom('eventTick')
    .select('result')
    .where('eventId', '=', eventId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (known) return known.result as EventTickResult
  const signUp = await transaction
    .selectFrom('eventSignUp')
    .select(['checkedInAt', 'tickedAt'])
    .where('id', '=', signUpId)
    .where('eventId', '=', eventId)
    .where('status', '=', EventSignUpStatus.Coming)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!signUp) return EventTickResult.Gone
  // A phone's clock may be ahead.
  const made = new Date(tick.at)
  const tickedAt = made > now ? now : made
  const isNews = (signUp.checkedInAt !== null) !== arrived && (signUp.tickedAt === null || tickedAt > signUp.tickedAt)
  const result = isNews ? EventTickResult.Done : EventTickResult.Already
  const row = { eventId, key, signUpId, profileId: by, arrived, tickedAt, receivedAt: now, result }
  await transaction.insertInto('eventTick').values(row).execute()
  if (isNews) {
    await transaction
      .updateTable('eventSignUp')
      .set({ checkedInAt: arrived ? tickedAt : null, checkedInBy: arrived ? by : null, tickedAt })
      .where('id', '=', signUpId)
      .execute()
  } else if (arrived && signUp.checkedInAt !== null && tickedAt < signUp.checkedInAt) {
    // Somebody at another door had seen them earlier.
    await transaction
      .updateTable('eventSignUp')
      .set({ checkedInAt: tickedAt, checkedInBy: by })
      .where('id', '=', signUpId)
      .execute()
  }
  return result
}
