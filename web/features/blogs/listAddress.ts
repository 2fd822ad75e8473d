import type { BlogSearch } from '#shared/blogs/paths'
import type { BlogPeriod } from './screens/TopEntriesScreen/__generated__/TopEntriesScreenQuery.graphql'

/** What the addresses of the lists say beside their path. */

export const PERIOD_QUERY = 'period'
export const SORT_QUERY = 'sort'
export const SHOW_QUERY = 'show'

/** The periods as the address has them: days, and 0 for whenever. */
export const PERIODS = { '7': 'WEEK', '14': 'TWO_WEEKS', '30': 'MONTH', '0': 'ALL' } as const satisfies Record<
  string,
  BlogPeriod
>

/** A period as the address has it. */
export type PeriodDays = keyof typeof PERIODS

/** The period in an address; seven days for anything that is none. */
export function readPeriod(search: URLSearchParams): PeriodDays {
  const days = search.get(PERIOD_QUERY) ?? ''
  return Object.hasOwn(PERIODS, days) ? (days as PeriodDays) : '7'
}

/** The path with a period that exists in place of one that does not, or null when there is nothing to correct. */
export function correctedPeriodPath(path: string, search: URLSearchParams): string | null {
  const period = readPeriod(search)
  if (!search.has(PERIOD_QUERY) || search.get(PERIOD_QUERY) === period) return null
  const corrected = new URLSearchParams(search)
  corrected.set(PERIOD_QUERY, period)
  return `${path}?${corrected}`
}

/** Whether a list is wanted by the last comment instead of by the publishing. */
export function readByActivity(search: URLSearchParams): boolean {
  return search.get(SORT_QUERY) === 'activity'
}

/** Whether the page of what is hidden shows the authors. */
export function readShowsAuthors(search: URLSearchParams): boolean {
  return search.get(SHOW_QUERY) === 'authors'
}

/** As many tags, and as many authors, as a search takes. */
const MOST = 10
const MAX_TEXT_LENGTH = 100

function numbersOf(list: string | null): number[] {
  const numbers = (list ?? '').split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part))
  return [...new Set(numbers.map(Number))].slice(0, MOST)
}

/** What an address searches for. */
export function readBlogSearch(search: URLSearchParams): Required<BlogSearch> {
  return {
    text: (search.get('q') ?? '').trim().slice(0, MAX_TEXT_LENGTH),
    tags: numbersOf(search.get('tags')),
    authors: numbersOf(search.get('authors')),
  }
}

/** Whether there is anything to search for. */
export function isSearch({ text, tags, authors }: Required<BlogSearch>): boolean {
  return text !== '' || tags.length > 0 || authors.length > 0
}
