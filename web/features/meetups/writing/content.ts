import { formatDateInput, parseDateInput } from '#lib/format/dateInput'
import { isTimeInput } from '#lib/format/timeInput'
import { toIsoDate } from '#lib/format/calendarDate'
import type { Locale } from '#lib/format/locale'
import type {
  CreateMeetupInput,
  Gender,
  MeetupContentInput,
  MeetupRepetition,
} from './__generated__/useSaveMeetupCreateMutation.graphql'

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

/** What the maker of a meetup writes, as the form holds it. */
export interface MeetupContent {
  readonly title: string
  readonly localBegin: TypedTime
  readonly localEnd: TypedTime
  /** How a new one repeats. */
  readonly repetition: MeetupRepetition
  /** The last day of a new series, as it is typed. */
  readonly repeatUntil: string
  readonly place: string
  readonly address: string
  readonly coverId: string | null
  readonly html: string
  readonly places: number | null
  readonly genderPlaces: readonly GenderLimit[]
}

const NO_TIME: TypedTime = { date: '', time: '' }

export const EMPTY_CONTENT: MeetupContent = {
  title: '',
  localBegin: NO_TIME,
  localEnd: NO_TIME,
  repetition: 'ONCE',
  repeatUntil: '',
  place: '',
  address: '',
  coverId: null,
  html: '',
  places: null,
  genderPlaces: [],
}

export type Field = keyof MeetupContent

export const FIELDS = Object.keys(EMPTY_CONTENT) as Field[]

/** The fields in which two versions differ. */
export function differences(one: MeetupContent, other: MeetupContent): Field[] {
  return FIELDS.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
}

export function isSame(one: MeetupContent, other: MeetupContent): boolean {
  return differences(one, other).length === 0
}

/** A day of the graph as the form shows it. */
export function typedDate(day: string, locale: Locale): string {
  const date = parseDateInput(day, 'sv-SE')
  return date ? formatDateInput(date, locale) : ''
}

/** A time of the graph as the form shows it. */
export function typedTime(local: string, locale: Locale): TypedTime {
  const [day = '', time = ''] = local.split('T')
  return { date: typedDate(day, locale), time }
}

function dayOf(typed: string, locale: Locale): string | null {
  const date = parseDateInput(typed, locale)
  return date && toIsoDate(date)
}

function localOf({ date, time }: TypedTime, locale: Locale): string | null {
  const day = dayOf(date, locale)
  return day && isTimeInput(time) ? `${day}T${time}` : null
}

/** The fields that still lack what every meetup needs, or hold what cannot be read. */
export function missingIn(content: MeetupContent, locale: Locale): Field[] {
  const missing: Field[] = []
  if (content.title.trim() === '') missing.push('title')
  if (localOf(content.localBegin, locale) === null) missing.push('localBegin')
  if (localOf(content.localEnd, locale) === null) missing.push('localEnd')
  if (content.repetition !== 'ONCE' && dayOf(content.repeatUntil, locale) === null) missing.push('repeatUntil')
  if (content.genderPlaces.some(({ count }) => count === null)) missing.push('genderPlaces')
  return missing
}

/** The content as the mutations take it. */
export function toInput(content: MeetupContent, locale: Locale): MeetupContentInput {
  const { repetition: _repetition, repeatUntil: _repeatUntil, ...written } = content
  return {
    ...written,
    localBegin: localOf(content.localBegin, locale) ?? '',
    localEnd: localOf(content.localEnd, locale) ?? '',
    genderPlaces: content.genderPlaces.map(({ gender, count }) => ({ gender, count: count ?? 0 })),
  }
}

/** How a new meetup repeats, as the mutation takes it. */
export function planOf(
  { repetition, repeatUntil }: MeetupContent,
  locale: Locale,
): Pick<CreateMeetupInput, 'repetition' | 'repeatUntil'> {
  return { repetition, repeatUntil: repetition === 'ONCE' ? null : dayOf(repeatUntil, locale) }
}
