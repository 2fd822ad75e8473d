import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACT_VALUES } from '#shared/facts/factValues'
import { readSearch, SEARCH_ORDERS, searchQuery, type Search } from './searchAddress'
import { PERSON_CHOICES, PERSON_RANGES, tidy, type PersonFilters, type SearchFilters } from './searchFilters'
import { setFilters, withoutFilter } from './setFilters'

const some = <V>(values: readonly V[]) => fc.subarray([...values], { minLength: 1 })
const whole = (min: number, max: number) => fc.integer({ min, max })
const id = fc.stringMatching(/^[\w-]{3,99}[a-z]$/)
const word = (minLength: number, maxLength: number) =>
  fc
    .string({ minLength, maxLength, unit: 'grapheme' })
    .filter((text) => text.trim() === text && text.length <= maxLength)

function range({ least, most, from, to }: (typeof PERSON_RANGES)[keyof typeof PERSON_RANGES]) {
  return fc
    .tuple(whole(least, most), whole(least, most), fc.boolean(), fc.boolean())
    .map(([one, other, hasFrom, hasTo]) => ({
      ...(hasFrom && { [from]: Math.min(one, other) }),
      ...(hasTo && { [to]: Math.max(one, other) }),
    }))
}

const person = fc
  .tuple(
    fc.record(
      {
        genders: some(['FEMALE', 'MALE', 'TRANSSEXUAL'] as const),
        ...Object.fromEntries(
          Object.entries(PERSON_CHOICES).map(([choice, fact]) => [choice, some<string>(FACT_VALUES[fact])]),
        ),
      },
      { requiredKeys: [] },
    ),
    range(PERSON_RANGES.age),
    range(PERSON_RANGES.height),
    range(PERSON_RANGES.weight),
  )
  .map(([choices, ...ranges]): PersonFilters =>
    ranges.reduce<PersonFilters>((all, part) => ({ ...all, ...part }), choices),
  )

const filters = fc
  .record(
    {
      genders: some(FACT_VALUES.gender),
      persons: fc.array(person, { maxLength: 2 }),
      countryId: id,
      countryAreaIds: fc.uniqueArray(id, { minLength: 1, maxLength: 50 }),
      distance: whole(1, 2000),
      zipCode: word(1, 10),
      lookingFor: some(FACT_VALUES.lookingFor),
      matchWords: fc.uniqueArray(word(2, 30), { minLength: 1, maxLength: 10 }),
      online: fc.constant(true as const),
      withPicture: fc.constant(true as const),
      withVideo: fc.constant(true as const),
      members: fc.constant(true as const),
      validated: fc.constant(true as const),
      newWithinDays: whole(1, 365),
      seenWithinDays: whole(1, 365),
      seekingMe: fc.constant(true as const),
      kinkIds: fc.uniqueArray(id, { minLength: 1, maxLength: 10 }),
      commonKinks: whole(1, 5),
    },
    { requiredKeys: [] },
  )
  .map((wanted) => tidy(wanted))

const search = fc.record<Search>({
  filters,
  text: fc.oneof(fc.constant(''), word(2, 100)),
  order: fc.constantFrom(...SEARCH_ORDERS),
})

const dark = { isDark: true }
const main = { isDark: false }
const read = (query: string, site = main) => readSearch(new URLSearchParams(query), site)
const withOptions = (options: unknown) =>
  `?${new URLSearchParams({ searchOptions: JSON.stringify(options) }).toString()}`

describe('a search in an address', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(search, (written) => {
        expect(read(searchQuery(written), dark)).toEqual({ ...written, leftOut: false })
      }),
    )
  })

  it('has one canonical address', () => {
    fc.assert(
      fc.property(search, (written) => {
        const query = searchQuery(written)
        expect(searchQuery(read(query, dark))).toBe(query)
      }),
    )
  })

  it('adds nothing to the address when it is for everyone', () => {
    expect(searchQuery({ filters: { persons: [{}, {}], genders: [] }, text: ' ', order: 'LAST_ONLINE' })).toBe('')
  })

  it('keeps the second person in its place when the first has no filters', () => {
    const wanted: SearchFilters = { genders: ['COUPLE'], persons: [{}, { ageFrom: 30 }] }
    expect(read(searchQuery({ filters: wanted, text: '', order: 'NAME' })).filters).toEqual(wanted)
  })

  it('never fails, whatever the address contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (searchOptions, textSearch) => {
        const query = new URLSearchParams({ searchOptions, textSearch })
        const { filters: found } = readSearch(query, main)
        expect(read(searchQuery({ filters: found, text: '', order: 'NAME' })).filters).toEqual(found)
      }),
    )
  })

  it.each<[string, unknown, SearchFilters]>([
    ['no list of filters', [], {}],
    ['a filter that we do not have', { starSign: 'LEO', online: true }, { online: true }],
    ['a value that we do not have', { genders: ['FEMALE', 'ROBOT'], online: true }, { online: true }],
    ['a country by its number', { countryId: 1, online: true }, { online: true }],
    ['an age below 18', { persons: [{ ageFrom: 12, ageTo: 30 }] }, { persons: [{ ageTo: 30 }] }],
    ['a range that ends before it begins', { persons: [{ ageFrom: 50, ageTo: 30 }], online: true }, { online: true }],
    ['a third person', { persons: [{ ageTo: 30 }, {}, {}] }, {}],
    ['a couple in a couple', { persons: [{ genders: ['COUPLE'] }] }, {}],
    ['a yes that is none', { online: 'yes' }, {}],
    ['kinks, which belong to the dark sites', { kinkIds: ['kink'], commonKinks: 2, online: true }, { online: true }],
    [
      'what belongs to the dark sites',
      { persons: [{ dominance: ['SUBMISSIVE'], ageTo: 40 }] },
      { persons: [{ ageTo: 40 }] },
    ],
  ])('leaves out %s, and says so', (_name, options, kept) => {
    expect(read(withOptions(options))).toMatchObject({ filters: kept, leftOut: true })
  })

  it('drops invalid filters, a single letter and an unknown order', () => {
    expect(read('?searchOptions=%7Bbroken')).toMatchObject({ filters: {}, leftOut: true })
    expect(read('?textSearch=a')).toMatchObject({ text: '', leftOut: true })
    expect(read('?order=BEAUTY')).toMatchObject({ order: 'LAST_ONLINE', leftOut: true })
  })

  it('supports dominance and kinks on the dark sites', () => {
    const options = { commonKinks: 2, kinkIds: ['kink'], persons: [{ dominance: ['DOMINATING'] }] }
    expect(read(withOptions(options), dark)).toMatchObject({ filters: options, leftOut: false })
  })
})

describe('the filters of a search', () => {
  it('can be removed one by one, until none is left', () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        let left = wanted
        for (let [first] = setFilters(left); first; [first] = setFilters(left)) {
          const before = setFilters(left).length
          left = withoutFilter(left, first)
          expect(setFilters(left).length).toBeLessThan(before)
        }
        expect(left).toEqual({})
      }),
    )
  })

  it('lose the second person together with couples', () => {
    const wanted: SearchFilters = { genders: ['COUPLE'], persons: [{ ageFrom: 30, genders: ['MALE'] }, { ageTo: 50 }] }
    expect(withoutFilter(wanted, { kind: 'gender', value: 'COUPLE' })).toEqual({ persons: [{ ageFrom: 30 }] })
  })
})
