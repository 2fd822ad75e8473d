import { FIRST_DAY_OF_WEEK } from '#lib/format/formatDate'

/** Days (yyyy-MM-dd) and months (yyyy-MM) of calendars, without time zones. Those of the 2000s have addresses. */

const DAYS_OF_WEEK = 7

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export function isMonth(text: string): boolean {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text)
}

export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const date = utc(text)
  return !Number.isNaN(date.getTime()) && dayOf(date) === text
}

/** The month of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The first day of a month. */
export function firstOf(month: string): string {
  return `${month}-01`
}

/** Returns the day so many days later. */
export function addDays(day: string, count: number): string {
  const date = utc(day)
  date.setUTCDate(date.getUTCDate() + count)
  return dayOf(date)
}

/** Returns the month so many months later. */
export function addMonths(month: string, count: number): string {
  const date = utc(firstOf(month))
  date.setUTCMonth(date.getUTCMonth() + count)
  return monthOf(dayOf(date))
}

/** The weeks of a month, with null for days outside it. */
export function weeksOf(month: string): (string | null)[][] {
  const first = utc(firstOf(month))
  const before = (first.getUTCDay() - FIRST_DAY_OF_WEEK + DAYS_OF_WEEK) % DAYS_OF_WEEK
  const weeks: (string | null)[][] = []
  for (let start = -before; monthOf(addDays(firstOf(month), Math.max(start, 0))) === month; start += DAYS_OF_WEEK) {
    weeks.push(
      Array.from({ length: DAYS_OF_WEEK }, (_, index) => {
        const day = addDays(firstOf(month), start + index)
        return monthOf(day) === month ? day : null
      }),
    )
  }
  return weeks
}
