import { readFilters } from './readFilters'
import { tidy, type SearchFilters } from './searchFilters'

/** The orders of a search, the default first. */
export const SEARCH_ORDERS = ['LAST_ONLINE', 'NEWEST', 'DISTANCE', 'NAME'] as const
export type SearchOrder = (typeof SEARCH_ORDERS)[number]

export interface Search {
  readonly filters: SearchFilters
  /** Search words; empty for none. */
  readonly text: string
  readonly order: SearchOrder
}

export interface ReadSearch extends Search {
  /** Whether a part of the address could not be parsed and was dropped. */
  readonly leftOut: boolean
}

export const EMPTY_SEARCH: Search = { filters: {}, text: '', order: 'LAST_ONLINE' }

const MAX_TEXT_LENGTH = 100
/** A single letter matches every text. */
const MIN_TEXT_LENGTH = 2

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

export function readSearch(address: URLSearchParams, site: { readonly isDark: boolean }): ReadSearch {
  const json = address.get('searchOptions')
  const { filters, leftOut } = json ? readFilters(parse(json), site) : { filters: {}, leftOut: false }
  const text = (address.get('textSearch') ?? '').trim()
  const fits = text === '' || (text.length >= MIN_TEXT_LENGTH && text.length <= MAX_TEXT_LENGTH)
  const wanted = address.get('order')
  const order = SEARCH_ORDERS.find((known) => known === wanted)
  return {
    filters,
    text: fits ? text : '',
    order: order ?? EMPTY_SEARCH.order,
    leftOut: leftOut || !fits || (wanted !== null && !order),
  }
}

/** Returns the query string of a search with its question mark; empty for the search for everyone. */
export function searchQuery({ filters, text, order }: Search): string {
  const address = new URLSearchParams()
  const wanted = tidy(filters)
  if (Object.keys(wanted).length > 0) address.set('searchOptions', JSON.stringify(wanted))
  if (text.trim().length >= MIN_TEXT_LENGTH) address.set('textSearch', text.trim().slice(0, MAX_TEXT_LENGTH))
  if (order !== EMPTY_SEARCH.order) address.set('order', order)
  return address.size > 0 ? `?${address.toString()}` : ''
}

/** The explicit search for everyone, because an address without a search opens the viewer's default one. */
export const EVERYONE_QUERY = '?searchOptions=%7B%7D'

/** Returns the path of the advanced form for a search. */
export function advancedPath(search: Search): string {
  return `/Search/Advanced${searchQuery(search)}`
}

/** Returns the GraphQL variables of a search. */
export function searchVariables({ filters, text, order }: Search) {
  return { options: filters, text: text || null, order }
}
