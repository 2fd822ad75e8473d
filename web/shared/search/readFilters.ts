import { canBeGlobalId } from '#lib/globalId'
import { FACT_VALUES } from '#shared/facts/factValues'
import {
  DAYS,
  FLAGS,
  MAX_COMMON_KINKS,
  MAX_KINKS,
  PERSON_CHOICES,
  PERSON_RANGES,
  tidy,
  type PersonChoice,
  type PersonFilters,
  type SearchFilters,
} from './searchFilters'

/** Parses one value; undefined if a search does not support it. */
type Read<T> = (value: unknown) => T | undefined

function anyOf<const V extends string>(values: readonly V[]): Read<readonly V[]> {
  return (list) => {
    if (!Array.isArray(list) || new Set(list).size !== list.length) return undefined
    const known = values.filter((value) => list.includes(value))
    return known.length === list.length ? known : undefined
  }
}

function listOf<T>(item: Read<T>, most: number): Read<readonly T[]> {
  return (list) => {
    if (!Array.isArray(list) || list.length > most || new Set(list).size !== list.length) return undefined
    const items = list.map(item)
    return items.includes(undefined) ? undefined : (items as T[])
  }
}

function whole(least: number, most: number): Read<number> {
  return (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined
}

function words(least: number, most: number): Read<string> {
  return (value) =>
    typeof value === 'string' && value.trim() === value && value.length >= least && value.length <= most
      ? value
      : undefined
}

const yes: Read<true> = (value) => (value === true ? true : undefined)
const id: Read<string> = (value) => (typeof value === 'string' && canBeGlobalId(value) ? value : undefined)
const choices = Object.entries(PERSON_CHOICES) as [PersonChoice, (typeof PERSON_CHOICES)[PersonChoice]][]

const personReads: Readonly<Record<keyof PersonFilters, Read<unknown>>> = {
  genders: anyOf(FACT_VALUES.gender.filter((gender) => gender !== 'COUPLE')),
  ...(Object.fromEntries(choices.map(([filter, fact]) => [filter, anyOf<string>(FACT_VALUES[fact])])) as Record<
    PersonChoice,
    Read<unknown>
  >),
  ageFrom: whole(PERSON_RANGES.age.least, PERSON_RANGES.age.most),
  ageTo: whole(PERSON_RANGES.age.least, PERSON_RANGES.age.most),
  heightFrom: whole(PERSON_RANGES.height.least, PERSON_RANGES.height.most),
  heightTo: whole(PERSON_RANGES.height.least, PERSON_RANGES.height.most),
  weightFrom: whole(PERSON_RANGES.weight.least, PERSON_RANGES.weight.most),
  weightTo: whole(PERSON_RANGES.weight.least, PERSON_RANGES.weight.most),
}

const flagReads = Object.fromEntries(FLAGS.map((flag) => [flag, yes])) as Record<(typeof FLAGS)[number], Read<true>>
const dayReads = Object.fromEntries(DAYS.map((days) => [days, whole(1, 365)])) as Record<
  (typeof DAYS)[number],
  Read<number>
>

const reads: Readonly<Record<Exclude<keyof SearchFilters, 'persons'>, Read<unknown>>> = {
  genders: anyOf(FACT_VALUES.gender),
  countryId: id,
  countryAreaIds: listOf(id, 50),
  distance: whole(1, 2000),
  zipCode: words(1, 10),
  lookingFor: anyOf(FACT_VALUES.lookingFor),
  matchWords: listOf(words(2, 30), 10),
  ...flagReads,
  ...dayReads,
  kinkIds: listOf(id, MAX_KINKS),
  commonKinks: whole(1, MAX_COMMON_KINKS),
}

const { kinkIds: _kinkIds, commonKinks: _commonKinks, ...mainReads } = reads

interface Reading<T> {
  readonly filters: T
  /** Whether a part could not be parsed and was dropped. */
  readonly leftOut: boolean
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readObject<T>(value: unknown, known: Readonly<Record<string, Read<unknown>>>): Reading<T> {
  if (!isObject(value)) return { filters: {} as T, leftOut: true }
  const entries = Object.entries(value).map(
    ([name, wanted]) => [name, Object.hasOwn(known, name) ? known[name]?.(wanted) : undefined] as const,
  )
  const readable = entries.filter(([, read]) => read !== undefined)
  return { filters: Object.fromEntries(readable) as T, leftOut: readable.length < entries.length }
}

/** A range whose end precedes its start matches nobody and is dropped. */
function readPerson(value: unknown): Reading<PersonFilters> {
  const { filters, leftOut } = readObject<Record<string, unknown>>(value, personReads)
  const turned = Object.values(PERSON_RANGES).filter(({ from, to }) => Number(filters[from]) > Number(filters[to]))
  for (const { from, to } of turned) {
    delete filters[from]
    delete filters[to]
  }
  return { filters, leftOut: leftOut || turned.length > 0 }
}

/**
 * Parses filters from an address. Each invalid filter is dropped on its own, as are the dark sites' filters
 * elsewhere.
 */
export function readFilters(value: unknown, { isDark }: { readonly isDark: boolean }): Reading<SearchFilters> {
  if (!isObject(value)) return { filters: {}, leftOut: true }
  const { persons: wantedPersons = [], ...rest } = value
  const { filters, leftOut } = readObject<SearchFilters>(rest, isDark ? reads : mainReads)
  const isList = Array.isArray(wantedPersons) && wantedPersons.length <= 2
  const persons = (isList ? wantedPersons : []).map((person: unknown) => readPerson(person))
  const dominance = !isDark && persons.some((person) => person.filters.dominance)
  return {
    filters: tidy({
      ...filters,
      persons: persons.map((person) => ({ ...person.filters, ...(isDark ? {} : { dominance: undefined }) })),
    }),
    leftOut: leftOut || !isList || dominance || persons.some((person) => person.leftOut),
  }
}
