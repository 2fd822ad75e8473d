import type { Locale } from '#lib/format/locale'
import {
  dayIn,
  differencesIn,
  limitsIn,
  localIn,
  missingIn as missingInAny,
  NO_TIME,
  type GatheringContent,
} from '#shared/gatherings/editing/typed'
import type {
  CreateMeetupInput,
  MeetupContentInput,
  MeetupRepetition,
} from './__generated__/useSaveMeetupCreateMutation.graphql'

/** What the maker of a meetup writes, as the form holds it. */
export interface MeetupContent extends GatheringContent {
  /** How a new one repeats. */
  readonly repetition: MeetupRepetition
  /** The last day of a new series, as it is typed. */
  readonly repeatUntil: string
}

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
  return differencesIn(FIELDS, one, other)
}

export function isSame(one: MeetupContent, other: MeetupContent): boolean {
  return differences(one, other).length === 0
}

/** The fields that still lack what every meetup needs, or hold what cannot be read. */
export function missingIn(content: MeetupContent, locale: Locale) {
  const lacksEnd = content.repetition !== 'ONCE' && dayIn(content.repeatUntil, locale) === null
  return [...missingInAny(content, locale), ...(lacksEnd ? (['repeatUntil'] as const) : [])]
}

/** The content as the mutations take it. */
export function toInput(content: MeetupContent, locale: Locale): MeetupContentInput {
  const { repetition: _repetition, repeatUntil: _repeatUntil, ...written } = content
  return {
    ...written,
    localBegin: localIn(content.localBegin, locale) ?? '',
    localEnd: localIn(content.localEnd, locale) ?? '',
    genderPlaces: limitsIn(content.genderPlaces),
  }
}

/** How a new meetup repeats, as the mutation takes it. */
export function planOf(
  { repetition, repeatUntil }: MeetupContent,
  locale: Locale,
): Pick<CreateMeetupInput, 'repetition' | 'repeatUntil'> {
  return { repetition, repeatUntil: repetition === 'ONCE' ? null : dayIn(repeatUntil, locale) }
}
