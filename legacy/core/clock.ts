/** The time, injected so that tests can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds)
}

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Cached by time zone: creating a format takes a hundred times as long as using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day, yyyy-MM-dd, of a moment in a time zone. */
export function calendarDay(moment: Date, timeZone: string): string {
  let format = dayFormats.get(timeZone)
  if (!format) {
    // Swedish dates have the format of ISO 8601.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
    dayFormats.set(timeZone, format)
  }
  return format.format(moment)
}

/** Whole years from a birthday to a day, both yyyy-MM-dd. */
export function ageOn(day: string, birthday: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}

/**
 * The birthdays celebrated on a day, as month and day in one number (1124 is 24 November): without a 29 February,
 * those born on it celebrate on the 28th.
 */
export function birthdayNumbers(day: string): number[] {
  const number = Number(day.slice(5).replace('-', ''))
  const year = Number(day.slice(0, 4))
  const leapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return number === 228 && !leapYear ? [228, 229] : [number]
}
