import { clockOf } from './timeZone'

/** A calendar day without time or time zone. Months count from 1. */
export interface CalendarDate {
  day: number
  month: number
  year: number
}

export const ADULT_AGE = 18

/** Formats a date for the graph's LocalDate (ISO 8601). */
export function toIsoDate({ day, month, year }: CalendarDate): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** Returns the calendar day in the viewer's time zone. */
export function calendarDateOf(date: Date): CalendarDate {
  const { day, month, year } = clockOf(date)
  return { day, month, year }
}

/** Whole years from a date to today. In common years, a birthday on 29 February counts on 1 March. */
export function ageOn(date: CalendarDate, today: Date): number {
  const { day, month, year } = calendarDateOf(today)
  const isBeforeBirthday = month < date.month || (month === date.month && day < date.day)
  return year - date.year - (isBeforeBirthday ? 1 : 0)
}

export function isAdult(birthday: CalendarDate, today: Date): boolean {
  return ageOn(birthday, today) >= ADULT_AGE
}
