import { sql } from 'kysely'
import type { QueryOf } from '../contract/contract'
import type { MeetupMonth, MeetupSummary } from '../contract/lodges/meetupShapes'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { idsOf } from '../core/idList'
import { meetupSummaries } from './summaries'
import { lastMoment, rangeOf, rangeOfDays, takesPlaceWithin, type Range } from '../shared/gatherings/range'
import { monthOf, zoneOf } from '../shared/gatherings/times'
import { plannedFor, requireCalendar } from './visibility'

type Store = Pick<Deps, 'db' | 'clock' | 'settings'>

/**
 * The meetups of a lodge whose calendar the viewer may see, as far as they take place within a range, by their
 * beginning.
 */
export function meetupsWithin({ db }: Pick<Deps, 'db'>, viewer: MemberViewer, lodgeId: number, range: Range) {
  return db
    .selectFrom('meetup')
    .innerJoin('profile', 'profile.id', 'meetup.profileId')
    .select('meetup.id')
    .where('meetup.lodgeId', '=', lodgeId)
    .where((eb) => takesPlaceWithin(eb.ref('meetup.beginsAt'), eb.ref('meetup.endsAt'), range))
    .where(plannedFor(viewer))
    .orderBy('meetup.beginsAt')
    .orderBy('meetup.id')
}

/** A page of what is to come. @throws 404 when the calendar is not for the viewer */
export async function comingMeetups(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'Lodges.GetCalendarData'>,
): Promise<MeetupSummary[]> {
  const { lodgeId } = query
  const zone = zoneOf(deps, await requireCalendar(deps.db, viewer, lodgeId))
  const list = meetupsWithin(deps, viewer, lodgeId, rangeOf(deps.clock.now(), query, zone))
  return meetupSummaries(deps, await idsOf(list, pageOf(query)), viewer)
}

/** A page of the meetups of a day or a month. @throws 404 when the calendar is not for the viewer */
export async function meetupsOfDays(
  deps: Store,
  viewer: MemberViewer,
  { lodgeId, ...query }: QueryOf<'Lodges.GetCalendarDayData'>,
  { firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string },
): Promise<MeetupSummary[]> {
  const zone = zoneOf(deps, await requireCalendar(deps.db, viewer, lodgeId))
  const list = meetupsWithin(deps, viewer, lodgeId, rangeOfDays({ firstDay, lastDay }, zone))
  return meetupSummaries(deps, await idsOf(list, pageOf(query)), viewer)
}

/** The days of a month that have meetups. @throws 404 when the calendar is not for the viewer */
export async function meetupMonth(
  deps: Store,
  viewer: MemberViewer,
  { lodgeId, date }: QueryOf<'Lodges.GetCalendarPageData'>,
): Promise<MeetupMonth> {
  const zone = zoneOf(deps, await requireCalendar(deps.db, viewer, lodgeId))
  const month = monthOf(date)
  const meetups = meetupsWithin(deps, viewer, lodgeId, rangeOfDays(month, zone))
    .select([sql<string>`meetup.begins_at at time zone ${zone}::text`.as('begin')])
    .select((eb) => lastMoment(eb.ref('meetup.beginsAt'), eb.ref('meetup.endsAt'), zone).as('end'))
    .leftJoin('meetupSignUp as own', (join) =>
      join.onRef('own.meetupId', '=', 'meetup.id').on('own.profileId', '=', viewer.profile.id),
    )
    .select('own.id as ownId')
  const { rows } = await sql<{ date: string; meetupCount: number; ownCount: number }>`
    select day::date as date, count(*) as meetup_count, count(own_id) as own_count
    from (${meetups}) as meetups, generate_series(
      greatest(meetups.begin::date, ${month.firstDay}::date)::timestamp,
      least(meetups."end"::date, ${month.lastDay}::date)::timestamp, interval '1 day') as day
    group by day order by day`.execute(deps.db)
  return { lodgeId, ...month, days: rows }
}
