import type { Locale } from './locale'

/** Weeks start on Monday in every locale (numbered as by `Date.getDay`). */
export const FIRST_DAY_OF_WEEK = 1

/** How much of the date is written: `05/03/2026`, `5 Mar 2026`, `5 March 2026`, `Thursday 5 March 2026`. */
export type DateStyle = 'short' | 'medium' | 'long' | 'full'

/** What the format functions take beside the date and the locale. */
export interface FormatDateOptions {
  style?: DateStyle
  /** The viewer's own time zone when left out. */
  timeZone?: string
}

// Building a formatter costs far more than using one, and lists write hundreds of dates.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, options)
  formatters.set(key, made)
  return made
}

const isDateOnly = (date: Date | string) => typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date)

/**
 * Writes the day. A date without time (`2026-03-05`) is that day in every time zone.
 * @throws RangeError 'Invalid time value' for an invalid date
 */
export function formatDate(
  date: Date | string,
  locale: Locale,
  { style = 'long', timeZone }: FormatDateOptions = {},
): string {
  const zone = isDateOnly(date) ? 'UTC' : timeZone
  return formatter(locale, { dateStyle: style, timeZone: zone }).format(new Date(date))
}

/**
 * Writes the time of day on the 24-hour clock.
 * @throws RangeError 'Invalid time value' for an invalid date
 */
export function formatTime(
  date: Date | string,
  locale: Locale,
  { timeZone }: Pick<FormatDateOptions, 'timeZone'> = {},
): string {
  return formatter(locale, { timeStyle: 'short', hourCycle: 'h23', timeZone }).format(new Date(date))
}

/**
 * Writes day and time of day, on the 24-hour clock.
 * @throws RangeError 'Invalid time value' for an invalid date
 */
export function formatDateTime(
  date: Date | string,
  locale: Locale,
  { style = 'long', timeZone }: FormatDateOptions = {},
): string {
  return formatter(locale, { dateStyle: style, timeStyle: 'short', hourCycle: 'h23', timeZone }).format(new Date(date))
}
