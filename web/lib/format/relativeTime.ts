const SECOND = 1000
const MINUTE = 60 * SECOND

/** Minutes per unit; the limits (43200, 86400) assume a month of 30 days. */
const MINUTES = { minute: 1, hour: 60, day: 1440, week: 10_080, month: 43_200, year: 525_600 } as const

/** Upper limit of each unit in minutes; the limit itself belongs to the next unit. */
const UNTIL = [
  ['minute', 60],
  ['hour', 1440],
  ['day', 43_200],
  ['week', 86_400],
  ['month', 12 * MINUTES.month],
  ['year', Infinity],
] as const

/** Unit of a relative time, and key of its text in the `time` namespace. */
export type RelativeTimeUnit = 'now' | keyof typeof MINUTES

/** Time since a date in its largest fitting unit. */
export interface RelativeTime {
  unit: RelativeTimeUnit
  /** Whole units, rounded down; 0 with `now`. */
  count: number
}

/** The translate function of the `time` namespace (`useTranslation('time').t`). */
export type TimeTranslate = (key: RelativeTimeUnit, options: { count: number }) => string

function timeOf(date: Date | string | number): number {
  const time = new Date(date).getTime()
  if (Number.isNaN(time)) throw new RangeError('Invalid time value')
  return time
}

/**
 * Returns the time from the date to `now`. A date in the future (clocks differ) counts as now.
 * @throws RangeError 'Invalid time value' for an invalid date
 */
export function relativeTime(date: Date | string | number, now: Date): RelativeTime {
  const elapsed = timeOf(now) - timeOf(date)
  if (elapsed < MINUTE) return { unit: 'now', count: 0 }
  const minutes = Math.floor(elapsed / MINUTE)
  const [unit] = UNTIL.find(([, limit]) => minutes < limit) ?? (['year'] as const)
  // Twelve months of 30 days are five days short of a year, so the number of years is at least 1.
  return { unit, count: Math.max(1, Math.floor(minutes / MINUTES[unit])) }
}

/** Formats the relative time, e.g. "5 minutes ago". @throws RangeError 'Invalid time value' for an invalid date */
export function formatRelativeTime(date: Date | string | number, now: Date, t: TimeTranslate): string {
  const { unit, count } = relativeTime(date, now)
  return t(unit, { count })
}
