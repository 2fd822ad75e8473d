import { lodgeNumber } from '#shared/lodges/lodgeNumber'
import type { Navigation } from '#platform/routing/route'
import { firstOf, isDay, isMonth } from '#shared/gatherings/calendar'

export const DAY_QUERY = 'day'

/** The numbers of the lodge and the meetup in an address; 0, which nothing has, for those without. */
export function meetupNumbers({ params }: Pick<Navigation, 'params'>) {
  const numberOf = (value: string | undefined) => lodgeNumber({ params: { id: value } })
  return { lodge: numberOf(params.id), meetup: numberOf(params.meetupId) }
}

/** The month (yyyy-MM) or the day (yyyy-MM-dd) in an address; null for neither. */
export function readDate(date = ''): { readonly kind: 'month' | 'day'; readonly day: string } | null {
  if (isMonth(date)) return { kind: 'month', day: firstOf(date) }
  return isDay(date) ? { kind: 'day', day: date } : null
}
