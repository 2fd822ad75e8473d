import { firstOf, isDay, isMonth, weeksOf } from '#shared/gatherings/calendar'
import { eventsPath } from '#shared/events/paths'
import type { Navigation } from '#platform/routing/route'
import { canBeGlobalId } from '#lib/globalId'
import type { OwnEvents } from './screens/MyEventsScreen/__generated__/MyEventsScreenQuery.graphql'
import type { EventKind } from './screens/UpcomingEventsScreen/__generated__/UpcomingEventsScreenQuery.graphql'

export const EVENT_KINDS = [
  'PARTY',
  'SOCIAL',
  'DINNER',
  'COURSE',
  'TRIP',
  'CULTURE',
  'OTHER',
] as const satisfies readonly EventKind[]

/** The lists of a member's own events by their name in the address. */
export const OWN_PARTS = {
  going: 'GOING',
  waiting: 'WAITING',
  past: 'PAST',
  hosted: 'HOSTED',
} as const satisfies Record<string, OwnEvents>

export type OwnPart = keyof typeof OWN_PARTS

const MAX_TEXT_LENGTH = 100
const MAX_DISTANCE = 2000

/** A search for events, as the address says it. */
export interface EventSearch {
  readonly text: string
  readonly kind: EventKind | null
  /** The id of a region. */
  readonly area: string | null
  /** Kilometres at most. */
  readonly distance: number | null
  /** yyyy-MM or yyyy-MM-dd; null for all that are not over. */
  readonly date: string | null
}

export const ANY_EVENT: EventSearch = { text: '', kind: null, area: null, distance: null, date: null }

/** The number in an address; 0, which nothing has, for everything else. */
function numberIn(value: string | undefined): number {
  return /^\d{1,9}$/.test(value ?? '') ? Number(value) : 0
}

/** The numbers of the event and the conversation in an address. */
export function eventNumbers({ params }: Pick<Navigation, 'params'>) {
  return { event: numberIn(params.id), conversation: numberIn(params.conversationId) }
}

export function readOwnPart(search: URLSearchParams): OwnPart {
  const part = search.get('part') ?? ''
  return Object.hasOwn(OWN_PARTS, part) ? (part as OwnPart) : 'going'
}

/** The search in an address; what it cannot be is left out. */
export function readEventSearch(search: URLSearchParams): EventSearch {
  const distance = Number(search.get('distance'))
  const area = search.get('area') ?? ''
  const date = search.get('date') ?? ''
  return {
    text: (search.get('q') ?? '').trim().slice(0, MAX_TEXT_LENGTH),
    kind: EVENT_KINDS.find((kind) => kind.toLowerCase() === search.get('kind')) ?? null,
    area: canBeGlobalId(area) ? area : null,
    distance: Number.isInteger(distance) && distance > 0 && distance <= MAX_DISTANCE ? distance : null,
    date: isMonth(date) || isDay(date) ? date : null,
  }
}

/** The address of a search, without what is usual. */
export function eventSearchPath(wanted: Partial<EventSearch>): string {
  const { text, kind, area, distance, date } = { ...ANY_EVENT, ...wanted }
  const query = new URLSearchParams()
  if (text) query.set('q', text)
  if (kind) query.set('kind', kind.toLowerCase())
  if (area) query.set('area', area)
  if (distance !== null) query.set('distance', String(distance))
  if (date) query.set('date', date)
  return eventsPath('Upcoming', query.size > 0 ? `?${query}` : '')
}

/** How many conditions a search sets, besides its words and its date. */
export function countConditions({ kind, area, distance }: EventSearch): number {
  return [kind, area, distance].filter((each) => each !== null).length
}

/** The variables of a search: a month has its own days, a day is its own. */
export function searchVariables({ text, kind, area, distance, date }: EventSearch) {
  const filter = { text: text || null, kind, countryAreaId: area, distance }
  if (date === null) return { filter, from: null, to: null, month: firstOf('2000-01'), isMonth: false }
  if (!isMonth(date)) return { filter, from: date, to: date, month: date, isMonth: false }
  const days = weeksOf(date).flat()
  const to = days.findLast((day) => day !== null) ?? firstOf(date)
  return { filter, from: firstOf(date), to, month: firstOf(date), isMonth: true }
}
