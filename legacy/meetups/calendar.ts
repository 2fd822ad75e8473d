import { sql, type RawBuilder } from 'kysely'
import type { QueryOf } from '../contract/contract'
import type { MeetupMonth, MeetupSummary } from '../contract/lodges/meetupShapes'
import { after } from '../core/clock'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { idsOf } from '../core/idList'
import { meetupSummaries } from './summaries'
import { dayAfter, MAX_DURATION, monthOf, startOfDay, zoneOf } from '../shared/gatherings/times'
import { plannedFor, requireCalendar } from './visibility'

type Store = Pick<Deps, 'db' | 'clock' | 'settings'>

/** From a moment, up to another one without that; without an end: all that follow. */
interface Range {
  readonly from: Date | RawBuilder<Date>
  readonly to?: RawBuilder<Date> | undefined
}

/**
 * The meetups of a lodge whose calendar the viewer may see, as far as they take place within a range, by their
 * beginning.
 */
export function meetupsWithin({ db }: Pick<Deps, 'db'>, viewer: MemberViewer, lodgeId: number, { from, to }: Range) {
  const earliest =
    from instanceof Date
      ? sql<Date>`${after(from, -MAX_DURATION)}::timestamptz`
      : sql<Date>`(${from} - ${MAX_DURATION / 1000} * interval '1 second')`
  return (
    db
      .selectFrom('meetup')
      .innerJoin('profile', 'profile.id', 'meetup.profileId')
      .select('meetup.id')
      .where('meetup.lodgeId', '=', lodgeId)
      // What began before that is over.
      .where('meetup.beginsAt', '>', earliest)
      .where('meetup.endsAt', '>', from)
      .$if(to !== undefined, (meetups) => meetups.where('meetup.beginsAt', '<', to ?? earliest))
      .where(plannedFor(viewer))
      .orderBy('meetup.beginsAt')
      .orderBy('meetup.id')
  )
}

/** A page of what is to come. @throws 404 when the calendar is not for the viewer */
export async function comingMeetups(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'Lodges.GetCalendarData'>,
): Promise<MeetupSummary[]> {
  const { lodgeId, startDate, endDate } = query
  const zone = zoneOf(deps, await requireCalendar(deps.db, viewer, lodgeId))
  const from = startDate === undefined ? deps.clock.now() : startOfDay('startDate', startDate, zone)
  const to = endDate === undefined ? undefined : startOfDay('endDate', dayAfter(endDate), zone)
  const list = meetupsWithin(deps, viewer, lodgeId, { from, to })
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
  const list = meetupsWithin(deps, viewer, lodgeId, daysOf({ firstDay, lastDay }, zone))
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
  const meetups = meetupsWithin(deps, viewer, lodgeId, daysOf(month, zone))
    .select([sql<string>`meetup.begins_at at time zone ${zone}::text`.as('begin')])
    // What ends at midnight does not take place on the next day.
    .select([sql<string>`(meetup.ends_at at time zone ${zone}::text) - interval '1 microsecond'`.as('end')])
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

function daysOf({ firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string }, zone: string): Range {
  return { from: startOfDay('date', firstDay, zone), to: startOfDay('date', dayAfter(lastDay), zone) }
}
