import type { FACT_VALUES } from '#shared/facts/factValues'

type ValueOf<F extends keyof typeof FACT_VALUES> = (typeof FACT_VALUES)[F][number]
export type Gender = ValueOf<'gender'>

/** What one person has to be like, as `PersonFilterInput` of the graph. */
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

/** The filters of a search, as `SearchOptionsInput` of the graph. What is left out may be anything. */
export interface SearchFilters {
  readonly genders?: readonly Gender[]
  /** The second is for couples. */
  readonly persons?: readonly PersonFilters[]
  readonly countryId?: number
  readonly countryAreaIds?: readonly number[]
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
}

/** The facts of a person that are looked for by choosing some of their values: the filter, and the fact it is about. */
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

/** What of a person lies between two numbers: the bounds that a search may ask for. */
export const PERSON_RANGES = {
  age: { least: 18, most: 99, from: 'ageFrom', to: 'ageTo' },
  height: { least: 100, most: 250, from: 'heightFrom', to: 'heightTo' },
  weight: { least: 30, most: 300, from: 'weightFrom', to: 'weightTo' },
} as const satisfies Record<string, { least: number; most: number; from: keyof PersonFilters; to: keyof PersonFilters }>
export type PersonRange = keyof typeof PERSON_RANGES

/** What is either asked for or not. */
export const FLAGS = ['online', 'withPicture', 'withVideo', 'members', 'validated', 'seekingMe'] as const
export type Flag = (typeof FLAGS)[number]

/** How long ago something may have been. */
export const DAYS = ['newWithinDays', 'seenWithinDays'] as const

/**
 * Leaves out what does not filter: nothing chosen, and persons without a demand after the last one with any. The rest
 * stands in one order, so that the same search always has the same address.
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

/** Changes the demands on one person. */
export function withPerson(filters: SearchFilters, index: number, change: PersonFilters): SearchFilters {
  const persons = [0, 1].map((each) => ({ ...filters.persons?.[each], ...(each === index && change) }))
  return tidy({ ...filters, persons })
}

/** Whether a second person can be asked for: couples are looked for, or the address already asks. */
export function findsCouples({ genders, persons }: SearchFilters): boolean {
  return (genders?.includes('COUPLE') ?? false) || persons?.[1] !== undefined
}

/** Changes who is looked for. What only couples have goes with them. */
export function withGenders(filters: SearchFilters, genders: readonly Gender[]): SearchFilters {
  const { genders: _personGenders, ...first } = filters.persons?.[0] ?? {}
  return tidy({ ...filters, genders, persons: genders.includes('COUPLE') ? filters.persons : [first] })
}
