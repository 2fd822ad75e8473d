import { clockOf } from '#lib/format/timeZone'

export type PartOfDay = 'morning' | 'day' | 'evening' | 'night'

export function partOfDay(now: Date): PartOfDay {
  const { hour } = clockOf(now)
  if (hour < 5) return 'night'
  if (hour < 10) return 'morning'
  return hour < 18 ? 'day' : 'evening'
}
