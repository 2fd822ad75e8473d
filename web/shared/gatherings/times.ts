import { formatCalendarPart, formatDate, formatTime } from '#lib/format/formatDate'
import type { Locale } from '#lib/format/locale'
import { addDays } from './calendar'

/** Begin and end on the clocks of the meetup's zone: `2026-11-21T19:30`. */
export interface LocalTimes {
  readonly localBegin: string
  readonly localEnd: string
}

const UTC = { timeZone: 'UTC' } as const
/** A gathering that ends before this time of the next day is one of a single evening. The server's calendars agree. */
const END_OF_NIGHT = '06:00'

/** A time on the clocks of a zone, as the moment that reads the same in UTC. */
const readable = (local: string) => new Date(`${local}Z`)

/** The day of a time on the clocks of a zone. */
export function dayOf(local: string): string {
  return local.slice(0, 10)
}

/** The time of day on the clocks of a zone. */
function timeOf(local: string, locale: Locale): string {
  return formatTime(readable(local), locale, UTC)
}

function isOfOneDay({ localBegin, localEnd }: LocalTimes): boolean {
  const [first, last] = [dayOf(localBegin), dayOf(localEnd)]
  return first === last || (last === addDays(first, 1) && localEnd.slice(11) < END_OF_NIGHT)
}

/** The days of a gathering in words; one, where it ends in the night after. */
export function daysInWords(times: LocalTimes, locale: Locale): string {
  const [first, last] = [dayOf(times.localBegin), dayOf(times.localEnd)]
  if (isOfOneDay(times)) return formatDate(first, locale, { style: 'full' })
  return `${formatDate(first, locale)} – ${formatDate(last, locale)}`
}

/** From when to when, in words: `19:30–23:00`, or with the days of a longer one. */
export function timesInWords(times: LocalTimes, locale: Locale): string {
  const [begin, end] = [timeOf(times.localBegin, locale), timeOf(times.localEnd, locale)]
  if (isOfOneDay(times)) return `${begin}–${end}`
  const last = formatCalendarPart(dayOf(times.localEnd), locale, { day: 'numeric', month: 'short' })
  return `${begin} – ${last} ${end}`
}
