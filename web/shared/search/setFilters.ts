import {
  DAYS,
  FLAGS,
  PERSON_CHOICES,
  PERSON_RANGES,
  tidy,
  withGenders,
  withPerson,
  type Flag,
  type PersonChoice,
  type PersonFilters,
  type PersonRange,
  type SearchFilters,
} from './searchFilters'

/** One filter, which can be removed on its own. */
export type SetFilter =
  | { readonly kind: 'gender'; readonly value: NonNullable<SearchFilters['genders']>[number] }
  | { readonly kind: 'lookingFor'; readonly value: NonNullable<SearchFilters['lookingFor']>[number] }
  | { readonly kind: 'matchWord'; readonly value: string }
  | { readonly kind: 'country'; readonly value: string }
  | { readonly kind: 'region'; readonly value: string }
  | { readonly kind: 'distance'; readonly value: number; readonly zipCode?: string }
  | { readonly kind: 'zipCode'; readonly value: string }
  | { readonly kind: 'flag'; readonly value: Flag }
  | { readonly kind: (typeof DAYS)[number]; readonly value: number }
  | { readonly kind: 'kink'; readonly value: string }
  | { readonly kind: 'commonKinks'; readonly value: number }
  | {
      readonly kind: 'personGender'
      readonly person: number
      readonly value: NonNullable<PersonFilters['genders']>[number]
    }
  | { readonly kind: 'choice'; readonly person: number; readonly choice: PersonChoice; readonly value: string }
  | {
      readonly kind: 'range'
      readonly person: number
      readonly range: PersonRange
      readonly from?: number
      readonly to?: number
    }

function personSetFilters(filters: PersonFilters, person: number): SetFilter[] {
  const ranges = (Object.keys(PERSON_RANGES) as PersonRange[]).flatMap((range): SetFilter[] => {
    const from = filters[PERSON_RANGES[range].from]
    const to = filters[PERSON_RANGES[range].to]
    return from === undefined && to === undefined ? [] : [{ kind: 'range', person, range, from, to }]
  })
  const choices = (Object.keys(PERSON_CHOICES) as PersonChoice[]).flatMap((choice) =>
    (filters[choice] ?? []).map((value): SetFilter => ({ kind: 'choice', person, choice, value })),
  )
  const genders = (filters.genders ?? []).map((value): SetFilter => ({ kind: 'personGender', person, value }))
  return [...genders, ...ranges, ...choices]
}

/** Returns all active filters one by one, in the order of the form. */
export function setFilters(filters: SearchFilters): SetFilter[] {
  const { distance, zipCode, countryId, commonKinks } = filters
  const where: SetFilter[] = []
  if (countryId !== undefined) where.push({ kind: 'country', value: countryId })
  where.push(...(filters.countryAreaIds ?? []).map((value): SetFilter => ({ kind: 'region', value })))
  if (distance !== undefined) where.push({ kind: 'distance', value: distance, zipCode })
  else if (zipCode !== undefined) where.push({ kind: 'zipCode', value: zipCode })
  return [
    ...(filters.genders ?? []).map((value): SetFilter => ({ kind: 'gender', value })),
    ...where,
    ...(filters.persons ?? []).flatMap(personSetFilters),
    ...(filters.lookingFor ?? []).map((value): SetFilter => ({ kind: 'lookingFor', value })),
    ...(filters.matchWords ?? []).map((value): SetFilter => ({ kind: 'matchWord', value })),
    ...FLAGS.filter((flag) => filters[flag]).map((value): SetFilter => ({ kind: 'flag', value })),
    ...DAYS.flatMap((kind): SetFilter[] => {
      const value = filters[kind]
      return value === undefined ? [] : [{ kind, value }]
    }),
    ...(filters.kinkIds ?? []).map((value): SetFilter => ({ kind: 'kink', value })),
    ...(commonKinks === undefined ? [] : [{ kind: 'commonKinks', value: commonKinks } as const]),
  ]
}

function without<T>(list: readonly T[] | undefined, value: unknown): T[] {
  return (list ?? []).filter((each) => each !== value)
}

function withoutForPerson(
  filters: SearchFilters,
  filter: Extract<SetFilter, { readonly person: number }>,
): SearchFilters {
  const { person } = filter
  const present = filters.persons?.[person] ?? {}
  if (filter.kind === 'personGender') {
    return withPerson(filters, person, { genders: without(present.genders, filter.value) })
  }
  if (filter.kind === 'choice') {
    return withPerson(filters, person, { [filter.choice]: without<string>(present[filter.choice], filter.value) })
  }
  const { from, to } = PERSON_RANGES[filter.range]
  return withPerson(filters, person, { [from]: undefined, [to]: undefined })
}

export function withoutFilter(filters: SearchFilters, filter: SetFilter): SearchFilters {
  if ('person' in filter) return withoutForPerson(filters, filter)
  if (filter.kind === 'gender') return withGenders(filters, without(filters.genders, filter.value))
  const changes: Record<
    Exclude<SetFilter['kind'], 'gender' | 'personGender' | 'choice' | 'range'>,
    () => SearchFilters
  > = {
    lookingFor: () => ({ lookingFor: without(filters.lookingFor, filter.value) }),
    matchWord: () => ({ matchWords: without(filters.matchWords, filter.value) }),
    // Regions belong to a country, and are removed with it.
    country: () => ({ countryId: undefined, countryAreaIds: undefined }),
    region: () => ({ countryAreaIds: without(filters.countryAreaIds, filter.value) }),
    distance: () => ({ distance: undefined, zipCode: undefined }),
    zipCode: () => ({ zipCode: undefined }),
    flag: () => ({ [filter.value]: undefined }),
    newWithinDays: () => ({ newWithinDays: undefined }),
    seenWithinDays: () => ({ seenWithinDays: undefined }),
    kink: () => ({ kinkIds: without(filters.kinkIds, filter.value) }),
    commonKinks: () => ({ commonKinks: undefined }),
  }
  return tidy({ ...filters, ...changes[filter.kind]() })
}
