import type { Gender } from './screens/QuickScorScreen/__generated__/QuickScorScreenQuery.graphql'

export const VIEW_QUERY = 'view'
export const GENDER_QUERY = 'gender'
export const AREA_QUERY = 'area'

const GENDERS: readonly Gender[] = ['FEMALE', 'MALE', 'COUPLE', 'TRANSSEXUAL']

/** Whether an address asks for the viewer's own ads. */
export const isOwnView = (search: URLSearchParams): boolean => search.get(VIEW_QUERY) === 'own'

/** The gender in an address; null for all. */
export function readGender(search: URLSearchParams): Gender | null {
  return GENDERS.find((gender) => gender === search.get(GENDER_QUERY)?.toUpperCase()) ?? null
}

/** The area in an address, by its global id; null for all. */
export function readArea(search: URLSearchParams): string | null {
  const area = search.get(AREA_QUERY)
  return area !== null && /^[\w+/=-]{1,100}$/.test(area) ? area : null
}
