import { calendarDateOf, type CalendarDate } from '#lib/format/calendarDate'
import { parseDateInput } from '#lib/format/dateInput'

/** The query that keeps the day of the takings. */
export const DAY_QUERY = 'day'

/** The day of the takings in an address, as ISO 8601; today without one. */
export function readDay(search: URLSearchParams, today: Date): CalendarDate {
  return parseDateInput(search.get(DAY_QUERY) ?? '', 'sv-SE') ?? calendarDateOf(today)
}
