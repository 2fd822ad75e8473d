export const TEXT_QUERY = 'q'
export const SITE_QUERY = 'world'

/** Sites on which an entry was written. */
export type SiteChoice = 'all' | 'dark' | 'other'

export function readText(search: URLSearchParams): string {
  return (search.get(TEXT_QUERY) ?? '').trim().slice(0, 100)
}

/** Choice of entries in the address; all of them when it is missing or unknown. */
export function readSiteChoice(search: URLSearchParams): SiteChoice {
  const site = search.get(SITE_QUERY)
  return site === 'dark' || site === 'other' ? site : 'all'
}

/** The choice as a GraphQL value; only dark sites show both kinds. */
export function darkOf(search: URLSearchParams, isDarkSite: boolean): boolean | null {
  const site = readSiteChoice(search)
  return !isDarkSite || site === 'all' ? null : site === 'dark'
}
