import { ageOn } from './calendarDate'

const FOUNDED = { day: 1, month: 9, year: 1998 }

export function siteAge(today: Date): number {
  return ageOn(FOUNDED, today)
}
