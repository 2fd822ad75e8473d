import type { FACT_VALUES } from '#shared/facts/factValues'

type ValueOf<F extends keyof typeof FACT_VALUES> = (typeof FACT_VALUES)[F][number]
export type Gender = ValueOf<'gender'>

/** Filters for one person, like `PersonFilterInput` of the graph. */
export interface PersonFilters {
  readonly genders?: readonly Exclude<Gender, 'COUPLE'>[]
  readonly ageFrom?: number
  readonly ageTo?: number
  readonly heightFrom?: number
  readonly heightTo?: number
  readonly weightFrom?: number
  readonly weightTo?: number
  readonly bodyTypes?: readonly ValueOf<'bodyType'>[]
  readonly eyeColours?: readonly ValueOf<'eyeColour'>[]
  readonly hairColours?: readonly ValueOf<'hairColour'>[]
  readonly sexualOrientations?: readonly ValueOf<'sexualOrientation'>[]
  readonly relationshipStatuses?: readonly ValueOf<'relationshipStatus'>[]
  readonly smoking?: readonly ValueOf<'smoking'>[]
  readonly children?: readonly ValueOf<'children'>[]
  readonly dominance?: readonly ValueOf<'dominance'>[]
}

/** Filters of a search, like `SearchOptionsInput` of the graph. Missing ones match everybody. */
export interface SearchFilters {
  readonly genders?: readonly Gender[]
  /** The second person is for couples. */
  readonly persons?: readonly PersonFilters[]
  readonly countryId?: string
  readonly countryAreaIds?: readonly string[]
  readonly distance?: number
  readonly zipCode?: string
  readonly lookingFor?: readonly ValueOf<'lookingFor'>[]
  readonly matchWords?: readonly string[]
  readonly online?: true
  readonly withPicture?: true
  readonly withVideo?: true
  readonly members?: true
  readonly validated?: true
  readonly newWithinDays?: number
  readonly seenWithinDays?: number
  readonly seekingMe?: true
  /** On the dark sites. */
  readonly kinkIds?: readonly string[]
  /** At least so many in common with the viewer; on the dark sites. */
  readonly commonKinks?: number
}

/** As many kinks, and kinks in common, as a search supports. */
export const MAX_KINKS = 10
export const MAX_COMMON_KINKS = 5

/** Facts of a person with a choice of values: name of the filter, and of the fact. */
export const PERSON_CHOICES = {
  bodyTypes: 'bodyType',
  eyeColours: 'eyeColour',
  hairColours: 'hairColour',
  sexualOrientations: 'sexualOrientation',
  relationshipStatuses: 'relationshipStatus',
  smoking: 'smoking',
  children: 'children',
  dominance: 'dominance',
} as const satisfies Partial<Record<keyof PersonFilters, keyof typeof FACT_VALUES>>
export type PersonChoice = keyof typeof PERSON_CHOICES

/** Numeric ranges of a person, with the bounds that a search supports. */
export const PERSON_RANGES = {
  age: { least: 18, most: 99, from: 'ageFrom', to: 'ageTo' },
  height: { least: 100, most: 250, from: 'heightFrom', to: 'heightTo' },
  weight: { least: 30, most: 300, from: 'weightFrom', to: 'weightTo' },
} as const satisfies Record<string, { least: number; most: number; from: keyof PersonFilters; to: keyof PersonFilters }>
export type PersonRange = keyof typeof PERSON_RANGES

/** Filters that are on or off. */
export const FLAGS = ['online', 'withPicture', 'withVideo', 'members', 'validated', 'seekingMe'] as const
export type Flag = (typeof FLAGS)[number]

/** Filters by age in days. */
export const DAYS = ['newWithinDays', 'seenWithinDays'] as const

/**
 * Removes empty filters and trailing persons without filters, and sorts the rest, so that equal searches have the
 * same address.
 */
export function tidy(filters: SearchFilters): SearchFilters {
  const persons = (filters.persons ?? []).map((person) => withoutEmpty(person))
  while (persons.length > 0 && Object.keys(persons.at(-1) ?? {}).length === 0) persons.pop()
  return withoutEmpty({ ...filters, persons })
}

function withoutEmpty<T extends object>(filters: T): T {
  const set = Object.entries(filters).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(set.toSorted(([one], [other]) => (one < other ? -1 : 1))) as T
}

export function withPerson(filters: SearchFilters, index: number, change: PersonFilters): SearchFilters {
  const persons = [0, 1].map((each) => ({ ...filters.persons?.[each], ...(each === index && change) }))
  return tidy({ ...filters, persons })
}

/** Whether a second person can be filtered: the search includes couples, or already has one. */
export function findsCouples({ genders, persons }: SearchFilters): boolean {
  return (genders?.includes('COUPLE') ?? false) || persons?.[1] !== undefined
}

/** Sets the genders, and drops filters that apply only to couples. */
export function withGenders(filters: SearchFilters, genders: readonly Gender[]): SearchFilters {
  const { genders: _personGenders, ...first } = filters.persons?.[0] ?? {}
  return tidy({ ...filters, genders, persons: genders.includes('COUPLE') ? filters.persons : [first] })
}
