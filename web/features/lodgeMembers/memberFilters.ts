import type { Navigation } from '#platform/routing/route'
import { lodgeNumber } from '#shared/lodges/lodgeNumber'

/** The orders of a lodge's members by their value in the address. */
export const ORDERS = { newest: 'LAST_JOINED', name: 'ALPHABETICALLY', rank: 'RANK' } as const

export type MemberOrder = keyof typeof ORDERS

export const ORDER_QUERY = 'order'
export const NAME_QUERY = 'name'

const isOrder = (value: string): value is MemberOrder => Object.hasOwn(ORDERS, value)

/** The order in an address; the first one for any other value. */
export function readOrder(search: URLSearchParams): MemberOrder {
  const value = search.get(ORDER_QUERY) ?? ''
  return isOrder(value) ? value : 'newest'
}

/** The name that is searched for; empty for none. */
export function readName(search: URLSearchParams): string {
  return (search.get(NAME_QUERY) ?? '').trim().slice(0, 50)
}

/** The variables of a screen with a lodge's members. */
export function memberVariables(navigation: Navigation) {
  const { search } = navigation
  return { legacyId: lodgeNumber(navigation), order: ORDERS[readOrder(search)], name: readName(search) || null }
}
