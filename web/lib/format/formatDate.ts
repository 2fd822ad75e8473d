import type { Locale } from './locale'
import { pageTimeZone } from './timeZone'

/** Weeks start on Monday in every locale (numbered as in `Date.getDay`). */
export const FIRST_DAY_OF_WEEK = 1

/** Examples: `05/03/2026`, `5 Mar 2026`, `5 March 2026`, `Thursday 5 March 2026`. */
export type DateStyle = 'short' | 'medium' | 'long' | 'full'

export interface FormatDateOptions {
  style?: DateStyle
  /** Defaults to the viewer's time zone. */
  timeZone?: string
}

// Formatters are cached, because lists format hundreds of dates and building a formatter is expensive.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: Locale, asked: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const options = { ...asked, timeZone: asked.timeZone ?? pageTimeZone() }
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, options)
  formatters.set(key, made)
  return made
}

const isDateOnly = (date: Date | string) => typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date)

/**
 * Formats the day. A date without time (`2026-03-05`) is the same day in every time zone.
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

/** Formats a part of a day (`2026-03-05`), such as its weekday, or its month and year. */
export function formatCalendarPart(
  day: string,
  locale: Locale,
  part: Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>,
): string {
  return formatter(locale, { ...part, timeZone: 'UTC' }).format(new Date(day))
}

/** Formats the time of day on the 24-hour clock. @throws RangeError 'Invalid time value' for an invalid date */
export function formatTime(
  date: Date | string,
  locale: Locale,
  { timeZone }: Pick<FormatDateOptions, 'timeZone'> = {},
): string {
  return formatter(locale, { timeStyle: 'short', hourCycle: 'h23', timeZone }).format(new Date(date))
}

/** Formats day and time of day on the 24-hour clock. @throws RangeError 'Invalid time value' for an invalid date */
export function formatDateTime(
  date: Date | string,
  locale: Locale,
  { style = 'long', timeZone }: FormatDateOptions = {},
): string {
  return formatter(locale, { dateStyle: style, timeStyle: 'short', hourCycle: 'h23', timeZone }).format(new Date(date))
}

/** The name of a time zone at a moment: `Central European Standard Time`. */
export function zoneInWords(moment: string, locale: Locale, timeZone: string): string {
  const parts = formatter(locale, { timeZone, timeZoneName: 'long' }).formatToParts(new Date(moment))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
