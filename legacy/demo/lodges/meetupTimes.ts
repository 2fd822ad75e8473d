import { after, calendarDay, DAY } from '../../core/clock'
import type { MeetupText } from './meetupTexts'

type Time = Pick<MeetupText, 'every' | 'begin' | 'end' | 'nights' | 'week'> & Partial<Pick<MeetupText, 'weekday'>>

/** The moments of one meetup. */
export interface Occasion {
  readonly beginsAt: Date
  readonly endsAt: Date
}

/** The repetitions before and after the one that the text names. */
const REPEATED = { week: { before: 3, later: 6 }, month: { before: 2, later: 4 } }

/** Days on which nobody meets. */
const holidays = /-(12-2[4-6]|12-31|01-01)$/

/** When a meetup of a text is, and its repetitions, at the same time of day whatever the clocks do. */
export function occasionsOf(text: Time, now: Date, timeZone: string): Occasion[] {
  const { every, begin, end, nights = end > begin ? 0 : 1 } = text
  const day = dayOf(text, now, timeZone)
  const on = (date: string): Occasion => ({
    beginsAt: momentAt(date, begin, timeZone),
    endsAt: momentAt(daysLater(date, nights), end, timeZone),
  })
  if (every === undefined) return [on(day)]
  const { before, later } = REPEATED[every]
  return Array.from({ length: before + 1 + later }, (_, index) => index - before).flatMap((n) => {
    const date = every === 'week' ? daysLater(day, 7 * n) : monthsLater(day, n)
    return holidays.test(date) ? [] : [on(date)]
  })
}

function dayOf({ weekday, week }: Time, now: Date, timeZone: string): string {
  const today = calendarDay(now, timeZone)
  const ahead = weekday === undefined ? 0 : (weekday - new Date(today).getUTCDay() + 13) % 7
  const day = daysLater(today, ahead + 1 + 7 * week)
  return week >= 0 && holidays.test(day) ? daysLater(day, 14) : day
}

function daysLater(date: string, days: number): string {
  return after(new Date(date), days * DAY)
    .toISOString()
    .slice(0, 10)
}

/** The same date in another month, or its last one. */
function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

/** Cached, because creating a format is slow. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The moment at which the clocks of a zone show a time of a day. */
function momentAt(date: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${date}T${time}Z`)
  // The second look counts in the nights in which the clocks change.
  const near = shown - offsetAt(shown, timeZone)
  return new Date(shown - offsetAt(near, timeZone))
}

/** What the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  let format = formats.get(timeZone)
  if (!format) {
    // Swedish dates have the format of ISO 8601.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(timeZone, format)
  }
  return Date.parse(`${format.format(moment).replace(' ', 'T')}Z`) - moment
}
