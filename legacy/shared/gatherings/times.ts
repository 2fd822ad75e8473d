import { sql, type Expression, type RawBuilder } from 'kysely'
import { MeetupRepetition } from '../../contract/lodges/lodgeEnums'
import { after, calendarDay, DAY } from '../../core/clock'
import type { Database } from '../../core/database/connect'
import type { Site } from '../../core/sites'
import type { Deps } from '../../core/handler'
import { invalid, unprocessable } from '../../core/problem'

/** Days that a gathering lasts at most. */
const MAX_DAYS = 14
export const MAX_DURATION = MAX_DAYS * DAY
/** How far ahead gatherings are made. */
const MAX_AHEAD = 366 * DAY

/** The times of one gathering, as moments. */
export interface Moments {
  readonly beginsAt: Date
  readonly endsAt: Date
}

/** Times on the clocks of a zone, yyyy-MM-ddTHH:mm. */
export interface LocalTimes {
  readonly begin: string
  readonly end: string
}

/** The site of a country, main or dark. */
export function siteOn(
  { settings }: Pick<Deps, 'settings'>,
  { countryId, dark }: { readonly countryId: number; readonly dark: boolean },
): Site {
  const site = settings.sites.all.find((each) => each.countryId === countryId && each.dark === dark)
  if (!site) throw new Error(`There is no site for the country ${countryId}`)
  return site
}

/** The time zone of a country. */
export function zoneOf({ settings }: Pick<Deps, 'settings'>, countryId: number): string {
  return siteOn({ settings }, { countryId, dark: false }).timeZone
}

/** The moment at which a day begins in a zone. @throws 400 for a day that no calendar shows */
export function startOfDay(field: string, date: string, zone: string): RawBuilder<Date> {
  if (date < '1900' || date > '2999') throw invalid({ field, code: 'INVALID_DATE' })
  return sql<Date>`(${date}::timestamp at time zone ${zone}::text)`
}

/** A day so many days later. */
export function dayAfter(date: string, days = 1): string {
  return after(new Date(`${date}T00:00:00Z`), days * DAY)
    .toISOString()
    .slice(0, 10)
}

/** The first and the last day of the month of a day. */
export function monthOf(date: string): { readonly firstDay: string; readonly lastDay: string } {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(2000, month, 0))
  lastDay.setUTCFullYear(year, month, 0)
  return { firstDay: `${date.slice(0, 7)}-01`, lastDay: lastDay.toISOString().slice(0, 10) }
}

/** A moment as it reads on the clocks of a zone. */
export function localTime(moment: Expression<Date>, zone: Expression<string>): RawBuilder<string> {
  return sql<string>`to_char(${moment} at time zone ${zone}, 'YYYY-MM-DD"T"HH24:MI')`
}

interface Plan extends LocalTimes {
  readonly repetition: MeetupRepetition
  /** The last day of a series. */
  readonly repeatUntil?: string | undefined
}

const steps = {
  [MeetupRepetition.Once]: '0 days',
  [MeetupRepetition.Weekly]: '7 days',
  [MeetupRepetition.Monthly]: '1 month',
} as const

/**
 * The moments of a meetup and its repetitions: at the same time of day, whatever the clocks do. The 31st becomes the
 * last day of a shorter month.
 * @throws 422 for times that cannot be
 */
export async function momentsOf(
  { db, clock }: { readonly db: Database; readonly clock: Deps['clock'] },
  zone: string,
  plan: Plan,
): Promise<[Moments, ...Moments[]]> {
  requireRealTimes(plan)
  const until = lastDayOf(clock.now(), zone, plan)
  const step = steps[plan.repetition]
  const { rows } = await sql<Moments & { readonly begin: string; readonly end: string }>`
    with occurrence as (
      select n, ${plan.begin}::timestamp + n * ${step}::interval as begin,
        ${plan.end}::timestamp - ${plan.begin}::timestamp as duration
      from generate_series(0, ${plan.repetition === MeetupRepetition.Once ? 0 : 60}::integer) as n
    ), placed as (
      select begin at time zone ${zone}::text as begins_at, (begin + duration) at time zone ${zone}::text as ends_at,
        n, duration
      from occurrence where begin < ${dayAfter(until)}::timestamp
    )
    select begins_at, case when n > 0 and ends_at <= begins_at then begins_at + duration else ends_at end as ends_at, ${localTime(sql.ref('begins_at'), sql`${zone}::text`)} as begin,
      ${localTime(sql.ref('ends_at'), sql`${zone}::text`)} as "end"
    from placed order by begins_at`.execute(db)
  const [first, ...others] = rows
  if (!first) throw unprocessable({ field: 'repeatUntil', code: 'END_BEFORE_BEGIN' })
  // The clocks jump over an hour of one night: what is given within it does not come back.
  for (const field of ['begin', 'end'] as const) {
    if (first[field] !== plan[field]) throw unprocessable({ field, code: 'NO_SUCH_TIME' })
  }
  requireDuration(first)
  return [momentsIn(first), ...others.map(momentsIn)]
}

function momentsIn({ beginsAt, endsAt }: Moments): Moments {
  return { beginsAt, endsAt }
}

/** @throws 422 for a beginning that has passed or is too far ahead */
export function requireComing({ clock }: Pick<Deps, 'clock'>, { beginsAt }: Moments): void {
  const now = clock.now()
  if (beginsAt <= now) throw unprocessable({ field: 'begin', code: 'MEETUP_IN_PAST' })
  if (beginsAt > after(now, MAX_AHEAD)) throw unprocessable({ field: 'begin', code: 'MEETUP_TOO_FAR_AHEAD' })
}

function requireDuration({ beginsAt, endsAt }: Moments): void {
  if (endsAt <= beginsAt) throw unprocessable({ field: 'end', code: 'END_BEFORE_BEGIN' })
  if (endsAt > after(beginsAt, MAX_DURATION)) {
    throw unprocessable({ field: 'end', code: 'MEETUP_TOO_LONG', params: { days: MAX_DAYS } })
  }
}

function requireRealTimes(times: LocalTimes): void {
  for (const field of ['begin', 'end'] as const) {
    const moment = new Date(`${times[field]}Z`)
    const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(times[field])
    if (!exists || times[field] < '1900' || times[field] > '2999') throw unprocessable({ field, code: 'INVALID_DATE' })
  }
}

/** The last day on which an occurrence can begin. */
function lastDayOf(now: Date, zone: string, { begin, repetition, repeatUntil }: Plan): string {
  if (repetition === MeetupRepetition.Once) return begin.slice(0, 10)
  if (repeatUntil === undefined) throw unprocessable({ field: 'repeatUntil', code: 'REQUIRED' })
  if (repeatUntil < begin.slice(0, 10)) throw unprocessable({ field: 'repeatUntil', code: 'END_BEFORE_BEGIN' })
  if (repeatUntil > calendarDay(after(now, MAX_AHEAD), zone)) {
    throw unprocessable({ field: 'repeatUntil', code: 'MEETUP_TOO_FAR_AHEAD' })
  }
  return repeatUntil
}
