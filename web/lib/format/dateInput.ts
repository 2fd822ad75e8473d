import type { CalendarDate } from './calendarDate'
import type { Locale } from './locale'

type Part = keyof CalendarDate

interface DateInputFormat {
  order: readonly [Part, Part, Part]
  separator: string
  placeholder: string
}

const WIDTHS: Record<Part, number> = { day: 2, month: 2, year: 4 }
const PATTERNS: Record<Part, RegExp> = { day: /^\d{1,2}$/, month: /^\d{1,2}$/, year: /^[1-9]\d{3}$/ }

const FORMATS: Record<Locale, DateInputFormat> = {
  'en-GB': { order: ['day', 'month', 'year'], separator: '/', placeholder: 'dd/mm/yyyy' },
  'da-DK': { order: ['day', 'month', 'year'], separator: '-', placeholder: 'dd-mm-åååå' },
  'nb-NO': { order: ['day', 'month', 'year'], separator: '.', placeholder: 'dd.mm.åååå' },
  'sv-SE': { order: ['year', 'month', 'day'], separator: '-', placeholder: 'åååå-mm-dd' },
}

/** Returns the format as a hint, e.g. `dd/mm/yyyy`. */
export function dateInputPlaceholder(locale: Locale): string {
  return FORMATS[locale].placeholder
}

/** Years that a date field accepts. Beyond them, eight digits could be read both day first and year first. */
export const DATE_YEARS = { first: 1900, last: 2099 }

/** Rejects days such as 31 April, or 29 February outside leap years. */
function isCalendarDate({ day, month, year }: CalendarDate): boolean {
  if (year < DATE_YEARS.first || year > DATE_YEARS.last) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Parses a date in the locale's format; null when it is incomplete, malformed or not in the calendar. */
export function parseDateInput(text: string, locale: Locale): CalendarDate | null {
  const date = readDateInput(text, locale)
  return date && isCalendarDate(date) ? date : null
}

/** Whether a date is complete but not in the calendar, such as 31 February. */
export function isImpossibleDateInput(text: string, locale: Locale): boolean {
  const date = readDateInput(text, locale)
  return date !== null && !isCalendarDate(date)
}

function readDateInput(text: string, locale: Locale): CalendarDate | null {
  const { order, separator } = FORMATS[locale]
  const pieces = text.trim().split(separator)
  if (pieces.length !== order.length) return null
  const date: CalendarDate = { day: 0, month: 0, year: 0 }
  for (const [index, part] of order.entries()) {
    const piece = pieces[index] ?? ''
    if (!PATTERNS[part].test(piece)) return null
    date[part] = Number(piece)
  }
  return date
}

/** Formats a date for the locale's input, e.g. `05/03/1990`. */
export function formatDateInput(date: CalendarDate, locale: Locale): string {
  const { order, separator } = FORMATS[locale]
  return order.map((part) => String(date[part]).padStart(WIDTHS[part], '0')).join(separator)
}

const SEPARATORS = String.raw`\s*[-/.\s]\s*`
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})${SEPARATORS}(\d{1,2})${SEPARATORS}(\d{2})(?!\d)`)
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})${SEPARATORS}(\d{1,2})${SEPARATORS}(\d{4})(?!\d)`)

/** Parses a complete date in the format of any locale: all formats that end with the year begin with the day. */
function anyDate(text: string): CalendarDate | null {
  const [, year, monthAfterYear, dayAtEnd] = YEAR_FIRST.exec(text) ?? []
  const [, day, month, yearAtEnd] = DAY_FIRST.exec(text) ?? []
  const date = { day: Number(day ?? dayAtEnd), month: Number(month ?? monthAfterYear), year: Number(year ?? yearAtEnd) }
  return isCalendarDate(date) ? date : null
}

/** Whether the text begins a date in another order than the locale's, which the mask must not force into its own. */
function isOtherOrder(text: string, locale: Locale): boolean {
  return (FORMATS[locale].order[0] === 'year' ? /^\d{1,2}[-/. ]/ : /^\d{4}[-/. ]/).test(text)
}

/**
 * Formats typed text for the locale: inserts separators, pads the day or month before an early separator (`5/`
 * becomes `05/`), and drops everything else. No separator follows the last digit, so that Backspace works. A date
 * in another locale's format is left as typed until it is complete, and is then converted.
 */
export function maskDateInput(text: string, locale: Locale): string {
  const { order, separator } = FORMATS[locale]
  const written = text.trimStart()
  // Browsers autofill a birthday as an ISO date, whatever the locale.
  const whole = anyDate(written)
  if (whole) return formatDateInput(whole, locale)
  // Names of months are not supported; without the name, the digits would mean another day.
  if (/\d.*\p{L}{2}/su.test(written)) return written.slice(0, 30)
  if (isOtherOrder(written, locale)) return written.replaceAll(/[^-\d/. ]/g, '').slice(0, 10)

  const widths = order.map((part) => WIDTHS[part])
  const done: string[] = []
  let piece = ''
  for (const character of text) {
    const width = widths[done.length] ?? 0
    const isLast = done.length === widths.length - 1
    const isDigit = /\d/.test(character)
    if (isDigit && piece.length < width) {
      piece += character
    } else if (!isLast && piece !== '' && (isDigit || width === 2 || piece.length === width)) {
      done.push(piece.padStart(width, '0'))
      piece = isDigit ? character : ''
    }
  }
  return [...done, piece].join(separator)
}
