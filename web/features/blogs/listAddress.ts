import { canBeGlobalId } from '#lib/globalId'
import type { BlogSearch } from '#shared/blogs/paths'
import type { BlogPeriod } from './screens/TopEntriesScreen/__generated__/TopEntriesScreenQuery.graphql'

export const PERIOD_QUERY = 'period'
export const SORT_QUERY = 'sort'
export const SHOW_QUERY = 'show'

/** Periods by their value in the address: days, or 0 for any time. */
export const PERIODS = { '7': 'WEEK', '14': 'TWO_WEEKS', '30': 'MONTH', '0': 'ALL' } as const satisfies Record<
  string,
  BlogPeriod
>

export type PeriodDays = keyof typeof PERIODS

/** Period in an address; seven days when it is missing or unknown. */
export function readPeriod(search: URLSearchParams): PeriodDays {
  const days = search.get(PERIOD_QUERY) ?? ''
  return Object.hasOwn(PERIODS, days) ? (days as PeriodDays) : '7'
}

/** Path with an unknown period corrected, or null when nothing needs correcting. */
export function correctedPeriodPath(path: string, search: URLSearchParams): string | null {
  const period = readPeriod(search)
  if (!search.has(PERIOD_QUERY) || search.get(PERIOD_QUERY) === period) return null
  const corrected = new URLSearchParams(search)
  corrected.set(PERIOD_QUERY, period)
  return `${path}?${corrected}`
}

/** Whether to sort by last comment instead of publishing. */
export function readByActivity(search: URLSearchParams): boolean {
  return search.get(SORT_QUERY) === 'activity'
}

/** Whether the page of hidden content shows the authors. */
export function readShowsAuthors(search: URLSearchParams): boolean {
  return search.get(SHOW_QUERY) === 'authors'
}

/** Maximum number of tags, and of authors, in a search. */
const MAX_IDS = 10
const MAX_TEXT_LENGTH = 100

function idsOf(list: string | null): string[] {
  return [...new Set((list ?? '').split(',').filter(canBeGlobalId))].slice(0, MAX_IDS)
}

export function readBlogSearch(search: URLSearchParams): Required<BlogSearch> {
  return {
    text: (search.get('q') ?? '').trim().slice(0, MAX_TEXT_LENGTH),
    tags: idsOf(search.get('tags')),
    authors: idsOf(search.get('authors')),
  }
}

export function isSearch({ text, tags, authors }: Required<BlogSearch>): boolean {
  return text !== '' || tags.length > 0 || authors.length > 0
}
