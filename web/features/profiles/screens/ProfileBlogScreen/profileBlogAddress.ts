/** What the address of a profile's blog says beside its path. */

export const TEXT_QUERY = 'q'
export const WORLD_QUERY = 'world'

/** On which sites an entry was written. */
export type World = 'all' | 'dark' | 'other'

/** The words in an address that the entries must have. */
export function readText(search: URLSearchParams): string {
  return (search.get(TEXT_QUERY) ?? '').trim().slice(0, 100)
}

/** Which entries an address wants; all of them for anything that is no such wish. */
export function readWorld(search: URLSearchParams): World {
  const world = search.get(WORLD_QUERY)
  return world === 'dark' || world === 'other' ? world : 'all'
}

/** The wish as the graph has it; only the dark sites have both kinds. */
export function darkOf(search: URLSearchParams, isDarkSite: boolean): boolean | null {
  const world = readWorld(search)
  return !isDarkSite || world === 'all' ? null : world === 'dark'
}
