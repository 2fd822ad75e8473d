import { toIsoDate } from '#lib/format/calendarDate'
import { formatDateInput, parseDateInput } from '#lib/format/dateInput'
import type { Locale } from '#lib/format/locale'
import { isTimeInput } from '#lib/format/timeInput'
import type { Gender } from '../places'

/** A day and a time of day, as they are typed. */
export interface TypedTime {
  readonly date: string
  readonly time: string
}

/** A limit of places for a gender; null while it is being typed. */
export interface GenderLimit {
  readonly gender: Gender
  readonly count: number | null
}

export const NO_TIME: TypedTime = { date: '', time: '' }

/** A day of the graph as a form shows it. */
export function typedDate(day: string, locale: Locale): string {
  const date = parseDateInput(day, 'sv-SE')
  return date ? formatDateInput(date, locale) : ''
}

/** A time of the graph as a form shows it. */
export function typedTime(local: string, locale: Locale): TypedTime {
  const [day = '', time = ''] = local.split('T')
  return { date: typedDate(day, locale), time }
}

/** A typed day as the graph takes it; null for what cannot be read. */
export function dayIn(typed: string, locale: Locale): string | null {
  const date = parseDateInput(typed, locale)
  return date && toIsoDate(date)
}

/** A typed time as the graph takes it; null for what cannot be read. */
export function localIn({ date, time }: TypedTime, locale: Locale): string | null {
  const day = dayIn(date, locale)
  return day && isTimeInput(time) ? `${day}T${time}` : null
}

/** The limits as the graph takes them. */
export function limitsIn(limits: readonly GenderLimit[]) {
  return limits.map(({ gender, count }) => ({ gender, count: count ?? 0 }))
}

/** What the form of every gathering holds. */
export interface GatheringContent {
  readonly title: string
  readonly localBegin: TypedTime
  readonly localEnd: TypedTime
  readonly places: number | null
  readonly genderPlaces: readonly GenderLimit[]
  readonly html: string
  readonly coverId: string | null
  readonly place: string
  readonly address: string
}

type Needed = 'title' | 'localBegin' | 'localEnd' | 'genderPlaces'

/** The fields that still lack what every gathering needs, or hold what cannot be read. */
export function missingIn(content: GatheringContent, locale: Locale): Needed[] {
  const missing: Needed[] = []
  if (content.title.trim() === '') missing.push('title')
  if (localIn(content.localBegin, locale) === null) missing.push('localBegin')
  if (localIn(content.localEnd, locale) === null) missing.push('localEnd')
  if (content.genderPlaces.some(({ count }) => count === null)) missing.push('genderPlaces')
  return missing
}

/** The fields in which two versions differ. */
export function differencesIn<C extends object>(fields: readonly (keyof C)[], one: C, other: C): (keyof C)[] {
  return fields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
}
