import type { Locale } from './locale'

/** A day of the calendar, without time or time zone. Months count from 1. */
export interface CalendarDate {
  day: number
  month: number
  year: number
}

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

/** The age from which a person is an adult. */
export const ADULT_AGE = 18

/** What an empty date field shows, e.g. `dd/mm/yyyy`. */
export function dateInputPlaceholder(locale: Locale): string {
  return FORMATS[locale].placeholder
}

/** Whether the day is in the calendar: no 31 April, no 29 February outside leap years. */
function isCalendarDate({ day, month, year }: CalendarDate): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Reads a date written in the locale's format; null when it is incomplete, malformed or not in the calendar. */
export function parseDateInput(text: string, locale: Locale): CalendarDate | null {
  const { order, separator } = FORMATS[locale]
  const pieces = text.trim().split(separator)
  if (pieces.length !== order.length) return null
  const date: CalendarDate = { day: 0, month: 0, year: 0 }
  for (const [index, part] of order.entries()) {
    const piece = pieces[index] ?? ''
    if (!PATTERNS[part].test(piece)) return null
    date[part] = Number(piece)
  }
  return isCalendarDate(date) ? date : null
}

/** Writes a date in the locale's input format, e.g. `05/03/1990`. */
export function formatDateInput(date: CalendarDate, locale: Locale): string {
  const { order, separator } = FORMATS[locale]
  return order.map((part) => String(date[part]).padStart(WIDTHS[part], '0')).join(separator)
}

/** Writes a date as the graph's Date scalar takes it (ISO 8601). */
export function toIsoDate(date: CalendarDate): string {
  // Swedish dates are ISO dates.
  return formatDateInput(date, 'sv-SE')
}

/**
 * Puts what is typed into the locale's format: separators come by themselves, a separator typed early pads the day or
 * month (`5/` becomes `05/`), everything else is left out. No separator follows the last digit, so that Backspace works.
 */
export function maskDateInput(text: string, locale: Locale): string {
  const { order, separator } = FORMATS[locale]
  // Browsers fill in a birthday as an ISO date, whatever the locale.
  const filledIn = text.length === 10 ? parseDateInput(text, 'sv-SE') : null
  if (filledIn) return formatDateInput(filledIn, locale)

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

/** The calendar day of a moment, in the viewer's time zone. */
export function calendarDateOf(date: Date): CalendarDate {
  return { day: date.getDate(), month: date.getMonth() + 1, year: date.getFullYear() }
}

/** Whole years from a date to today. Whoever is born on 29 February grows older on 1 March in other years. */
export function ageOn(date: CalendarDate, today: Date): number {
  const { day, month, year } = calendarDateOf(today)
  const isBeforeBirthday = month < date.month || (month === date.month && day < date.day)
  return year - date.year - (isBeforeBirthday ? 1 : 0)
}

/** Whether a person born on the date is an adult today. */
export function isAdult(birthday: CalendarDate, today: Date): boolean {
  return ageOn(birthday, today) >= ADULT_AGE
}
