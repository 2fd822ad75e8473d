import { coerceInputValue, type GraphQLSchema, isInputType } from 'graphql'
import type { SearchOptions } from '../../legacy/contract/search'
import { legacyIdOf, partOf } from '../core/globalIds'
import type { PersonFilterInput, SearchOptionsInput } from '../generated/resolvers'

/** Filters and words of a search. */
export interface SearchWish {
  readonly options?: SearchOptionsInput | null
  readonly text?: string | null
}

/** Drops filters that filter nothing: null and empty lists. */
function narrowing<T extends object>(input: T): { [K in keyof T]: Exclude<T[K], null> } {
  const kept = Object.entries(input).filter(([, value]) => value !== null && !(Array.isArray(value) && !value.length))
  return Object.fromEntries(kept) as { [K in keyof T]: Exclude<T[K], null> }
}

/** Filters in the format of the REST calls. */
export function searchOptions({
  persons,
  countryId,
  countryAreaIds,
  kinkIds,
  ...options
}: SearchOptionsInput): SearchOptions {
  return {
    ...narrowing(options),
    ...(countryId == null ? {} : { countryId: legacyIdOf(countryId, 'Country') }),
    ...(countryAreaIds?.length ? { countryAreaIds: countryAreaIds.map((id) => partOf(id, 'CountryArea').id) } : {}),
    ...(kinkIds?.length ? { kinkIds: kinkIds.map((id) => legacyIdOf(id, 'Kink')) } : {}),
    ...(persons?.length ? { persons: persons.map((person: PersonFilterInput) => narrowing(person)) } : {}),
  }
}

/** A search in the format of the REST calls. */
export function searchBody({ options, text }: SearchWish): { options?: SearchOptions; text?: string } {
  return { options: options ? searchOptions(options) : undefined, text: text?.trim() || undefined }
}

/**
 * The search in a query string: `searchOptions` holds the filters as JSON, `textSearch` the words. Null when it is
 * malformed or empty.
 */
export function readSearch(schema: GraphQLSchema, query: string): SearchWish | null {
  const parameters = new URLSearchParams(query)
  const json = parameters.get('searchOptions')
  const text = parameters.get('textSearch')?.trim()
  try {
    const options = json ? readOptions(schema, JSON.parse(json)) : undefined
    return options || text ? { options, text } : null
  } catch {
    return null
  }
}

function readOptions(schema: GraphQLSchema, value: unknown): SearchOptionsInput {
  const type = schema.getType('SearchOptionsInput')
  if (!isInputType(type)) throw new Error('There is no SearchOptionsInput')
  return coerceInputValue(value, type) as SearchOptionsInput
}
