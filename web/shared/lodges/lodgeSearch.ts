import { canBeGlobalId } from '#lib/globalId'
import { lodgesPath } from './paths'

/** The orders of a search by their value in the address. */
export const LODGE_ORDERS = {
  '1': 'NEWEST',
  '2': 'NAME',
  '3': 'MOST_ACTIVE',
  '4': 'MOST_MEMBERS',
  '5': 'NEAREST',
} as const

export type LodgeSort = keyof typeof LODGE_ORDERS

/** Doors by their value in the address. */
export const LODGE_DOORS = { open: 'ACCESS_FOR_ALL', approval: 'NEW_MEMBERS_APPROVED' } as const

export type LodgeDoor = keyof typeof LODGE_DOORS

/** A search for lodges. */
export interface LodgeSearch {
  readonly text: string
  /** The id of a category; on the main sites. */
  readonly category: string | null
  /** Ids of kinks; on the dark sites. */
  readonly kinks: readonly string[]
  /** Ids of tags. */
  readonly tags: readonly string[]
  readonly door: LodgeDoor | null
  /** Kilometres at most. */
  readonly distance: number | null
  readonly sort: LodgeSort
}

export const ANY_LODGE: LodgeSearch = {
  text: '',
  category: null,
  kinks: [],
  tags: [],
  door: null,
  distance: null,
  sort: '3',
}

/** Maximum number of kinks, and of tags, in a search. */
const MAX_IDS = 10
const MAX_TEXT_LENGTH = 100
const MAX_DISTANCE = 2000

export function lodgeSearchPath(wanted: Partial<LodgeSearch>): string {
  const { text, category, kinks, tags, door, distance, sort } = { ...ANY_LODGE, ...wanted }
  const query = new URLSearchParams()
  if (text) query.set('q', text)
  if (category) query.set('category', category)
  if (kinks.length > 0) query.set('kinks', kinks.join(','))
  if (tags.length > 0) query.set('tags', tags.join(','))
  if (door) query.set('access', door)
  if (distance !== null) query.set('distance', String(distance))
  if (sort !== ANY_LODGE.sort) query.set('sort', sort)
  return query.size > 0 ? `${lodgesPath('Search')}?${query}` : lodgesPath('Search')
}

function idsOf(list: string | null): string[] {
  return [...new Set((list ?? '').split(',').filter(canBeGlobalId))].slice(0, MAX_IDS)
}

function isKey<T extends object>(values: T, key: string): key is keyof T & string {
  return Object.hasOwn(values, key)
}

/** The search in an address; what it cannot be is left out. */
export function readLodgeSearch(search: URLSearchParams): LodgeSearch {
  const door = search.get('access') ?? ''
  const distance = Number(search.get('distance'))
  const sort = search.get('sort') ?? ''
  return {
    text: (search.get('q') ?? '').trim().slice(0, MAX_TEXT_LENGTH),
    category: idsOf(search.get('category'))[0] ?? null,
    kinks: idsOf(search.get('kinks')),
    tags: idsOf(search.get('tags')),
    door: isKey(LODGE_DOORS, door) ? door : null,
    distance: Number.isInteger(distance) && distance > 0 && distance <= MAX_DISTANCE ? distance : null,
    sort: isKey(LODGE_ORDERS, sort) ? sort : ANY_LODGE.sort,
  }
}

/** How many conditions a search sets, besides its words and its order. */
export function countConditions({ category, kinks, tags, door, distance }: LodgeSearch): number {
  return [category, door, distance].filter((each) => each !== null).length + kinks.length + tags.length
}
