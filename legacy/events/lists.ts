import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { QueryOf } from '../contract/contract'
import { EventSignUpStatus, OwnEvents } from '../contract/events/eventEnums'
import type { EventMonth, EventSummary } from '../contract/events/eventShapes'
import type { DB } from '../core/database/schema.generated'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { idsOf } from '../core/idList'
import { MIN_PART_LENGTH } from '../core/text/searchTerms'
import { lastMoment, rangeOf, rangeOfDays, takesPlaceWithin, type Range } from '../shared/gatherings/range'
import { monthOf, zoneOf } from '../shared/gatherings/times'
import { areasWithin, boxAround, kilometres } from '../shared/search/place'
import { eventSummaries } from './summaries'
import { eventVisibleTo, upcomingOn } from './visibility'

type Store = Pick<Deps, 'db' | 'clock' | 'settings'>
type EventBuilder = ExpressionBuilder<DB, 'event'>
type Conditions = Pick<QueryOf<'Events.GetUpcomingEvents'>, 'text' | 'kind' | 'distance'> & {
  /** The regions that it may be in. */
  readonly areaIds?: readonly number[] | undefined
}

/** The site's events that fulfil some conditions, as far as they take place within a range, by their beginning. */
export function eventsWithin({ db }: Pick<Deps, 'db'>, viewer: MemberViewer, conditions: Conditions, range: Range) {
  return db
    .selectFrom('event')
    .select('event.id')
    .where(upcomingOn(viewer))
    .where((eb) => takesPlaceWithin(eb.ref('event.beginsAt'), eb.ref('event.endsAt'), range))
    .where(fulfilling(viewer, conditions))
    .orderBy('event.beginsAt')
    .orderBy('event.id')
}

function fulfilling(viewer: MemberViewer, { text = '', kind, areaIds, distance }: Conditions) {
  const words = text.split(/\s+/u).filter((word) => word !== '')
  return (eb: EventBuilder): Expression<SqlBool> =>
    eb.and([
      ...words.map((word) => hasWord(eb, word)),
      ...(kind === undefined ? [] : [eb('event.kind', '=', kind)]),
      ...(areaIds === undefined ? [] : [eb('event.countryAreaId', 'in', areaIds.length > 0 ? areaIds : [0])]),
      ...(distance === undefined ? [] : [within(eb, viewer, distance)]),
    ])
}

/** Whether a word, or a part of one, is in the texts of the row of `event`; of short texts the beginning of a word. */
function hasWord(eb: EventBuilder, word: string): Expression<SqlBool> {
  const spaced = sql<string>`spaced_words(${word})`
  const part = word.length < MIN_PART_LENGTH ? spaced : sql<string>`ltrim(${spaced})`
  return eb('event.searchWords', 'like', sql<string>`'%' || ${part} || '%'`)
}

function within(eb: EventBuilder, { profile }: MemberViewer, distance: number): Expression<SqlBool> {
  const { south, north, west, east } = boxAround(profile, distance)
  return eb.and([
    eb.between('event.gridLatitude', south, north),
    eb.between('event.gridLongitude', west, east),
    eb(kilometres(eb.ref('event.gridLatitude'), eb.ref('event.gridLongitude'), profile), '<=', distance),
  ])
}

async function conditionsOf(
  { db }: Pick<Deps, 'db'>,
  { countryAreaId, ...conditions }: QueryOf<'Events.GetEventMonth'> | QueryOf<'Events.GetUpcomingEvents'>,
): Promise<Conditions> {
  if (countryAreaId === undefined) return conditions
  return { ...conditions, areaIds: await areasWithin(db, [countryAreaId]) }
}

/** A page of what is to come on the site. */
export async function upcomingEvents(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'Events.GetUpcomingEvents'>,
): Promise<EventSummary[]> {
  const zone = zoneOf(deps, viewer.site.countryId)
  const list = eventsWithin(deps, viewer, await conditionsOf(deps, query), rangeOf(deps.clock.now(), query, zone))
  return eventSummaries(deps, await idsOf(list, pageOf(query)), viewer)
}

/** The days of a month that have events. */
export async function eventMonth(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'Events.GetEventMonth'>,
): Promise<EventMonth> {
  const zone = zoneOf(deps, viewer.site.countryId)
  const month = monthOf(query.date)
  const events = eventsWithin(deps, viewer, await conditionsOf(deps, query), rangeOfDays(month, zone))
    .select([sql<string>`event.begins_at at time zone ${zone}::text`.as('begin')])
    .select((eb) => lastMoment(eb.ref('event.beginsAt'), eb.ref('event.endsAt'), zone).as('end'))
    .leftJoin('eventSignUp as own', (join) =>
      join.onRef('own.eventId', '=', 'event.id').on('own.profileId', '=', viewer.profile.id),
    )
    .select('own.id as ownId')
  const { rows } = await sql<{ date: string; eventCount: number; ownCount: number }>`
    select day::date as date, count(*) as event_count, count(own_id) as own_count
    from (${events}) as events, generate_series(
      greatest(events.begin::date, ${month.firstDay}::date)::timestamp,
      least(events."end"::date, ${month.lastDay}::date)::timestamp, interval '1 day') as day
    group by day order by day`.execute(deps.db)
  return { ...month, days: rows }
}

/** A page of one of the viewer's own lists. */
export async function ownEvents(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'Events.GetMyEvents'>,
): Promise<EventSummary[]> {
  const { Going, Waiting, Past, Hosted } = OwnEvents
  const now = deps.clock.now()
  const signedUp = (...statuses: EventSignUpStatus[]) =>
    deps.db
      .selectFrom('eventSignUp')
      .innerJoin('event', 'event.id', 'eventSignUp.eventId')
      .select('event.id')
      .where('eventSignUp.profileId', '=', viewer.profile.id)
      .where('eventSignUp.status', 'in', statuses)
      .where(eventVisibleTo(viewer))
  const coming = (...statuses: EventSignUpStatus[]) =>
    signedUp(...statuses)
      .where('event.endsAt', '>', now)
      .orderBy('event.beginsAt')
      .orderBy('event.id')
  const lists = {
    [Going]: () => coming(EventSignUpStatus.Coming, EventSignUpStatus.Held),
    [Waiting]: () => coming(EventSignUpStatus.Waiting),
    [Past]: () =>
      signedUp(EventSignUpStatus.Coming)
        .where('event.endsAt', '<=', now)
        .orderBy('event.beginsAt', 'desc')
        .orderBy('event.id', 'desc'),
    [Hosted]: () =>
      deps.db
        .selectFrom('eventHost')
        .innerJoin('event', 'event.id', 'eventHost.eventId')
        .select('event.id')
        .where('eventHost.profileId', '=', viewer.profile.id)
        .where(eventVisibleTo(viewer))
        .orderBy('event.createdAt', 'desc')
        .orderBy('event.id', 'desc'),
  }
  return eventSummaries(deps, await idsOf(lists[query.part](), pageOf(query)), viewer)
}
