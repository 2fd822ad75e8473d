import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { dayAfter, MAX_DURATION, startOfDay } from './times'

/** Up to this time, a night belongs to the day before, as in the listings of cities. The client has the same. */
const END_OF_NIGHT = '6 hours'

/** A time in which gatherings take place. */
export interface Range {
  readonly from: Date | RawBuilder<Date>
  /** Of days: what began before `from` takes place on them if it lasts as long as this. */
  readonly endOfNight?: RawBuilder<Date>
  /** Without that moment; without it all that follow. */
  readonly to?: RawBuilder<Date> | undefined
}

/** The days from one to another in a zone. @throws 400 for days that no calendar shows */
export function rangeOfDays(
  { firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string },
  zone: string,
): Range {
  return { ...beginning('date', firstDay, zone), to: startOfDay('date', dayAfter(lastDay), zone) }
}

/** From a day, or now, to another day, or for ever. @throws 400 for days that no calendar shows */
export function rangeOf(
  now: Date,
  { startDate, endDate }: { readonly startDate?: string | undefined; readonly endDate?: string | undefined },
  zone: string,
): Range {
  return {
    ...(startDate === undefined ? { from: now } : beginning('startDate', startDate, zone)),
    to: endDate === undefined ? undefined : startOfDay('endDate', dayAfter(endDate), zone),
  }
}

function beginning(field: string, day: string, zone: string): Pick<Range, 'from' | 'endOfNight'> {
  return {
    from: startOfDay(field, day, zone),
    endOfNight: sql<Date>`((${day}::timestamp + ${sql.lit(END_OF_NIGHT)}::interval) at time zone ${zone}::text)`,
  }
}

/** Whether a gathering takes place within a range. */
export function takesPlaceWithin(
  begins: Expression<Date>,
  ends: Expression<Date>,
  { from, endOfNight, to }: Range,
): Expression<SqlBool> {
  const eb = expressionBuilder()
  return eb.and([
    // What began before that is over.
    eb(begins, '>', sql<Date>`(${from}::timestamptz - ${sql.lit(MAX_DURATION / 1000)} * interval '1 second')`),
    eb(ends, '>', from),
    ...(endOfNight === undefined ? [] : [eb.or([eb(begins, '>=', from), eb(ends, '>=', endOfNight)])]),
    ...(to === undefined ? [] : [eb(begins, '<', to)]),
  ])
}

/** The time whose day is the last one of a gathering, on the clocks of a zone. */
export function lastMoment(begins: Expression<Date>, ends: Expression<Date>, zone: string): RawBuilder<string> {
  return sql<string>`greatest(${begins} at time zone ${zone}::text,
    (${ends} at time zone ${zone}::text) - ${sql.lit(END_OF_NIGHT)}::interval)`
}
