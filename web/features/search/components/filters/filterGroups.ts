import { setFilters, type SetFilter } from '#shared/search/setFilters'
import type { PersonChoice, SearchFilters } from '#shared/search/searchFilters'

export const GROUPS = ['who', 'where', 'only', 'lookingFor', 'kinks', 'looks', 'life', 'second'] as const
export type FilterGroup = (typeof GROUPS)[number]

const OF_LOOKS: readonly PersonChoice[] = ['bodyTypes', 'eyeColours', 'hairColours']

const GROUP_OF: Record<Exclude<SetFilter['kind'], 'choice' | 'range'>, FilterGroup> = {
  gender: 'who',
  personGender: 'who',
  country: 'where',
  region: 'where',
  distance: 'where',
  zipCode: 'where',
  flag: 'only',
  newWithinDays: 'only',
  seenWithinDays: 'only',
  lookingFor: 'lookingFor',
  matchWord: 'lookingFor',
  kink: 'kinks',
  commonKinks: 'kinks',
}

function groupOf(filter: SetFilter): FilterGroup {
  if ('person' in filter && filter.person > 0) return 'second'
  if (filter.kind === 'range') return filter.range === 'age' ? 'who' : 'looks'
  if (filter.kind === 'choice') return OF_LOOKS.includes(filter.choice) ? 'looks' : 'life'
  return GROUP_OF[filter.kind]
}

export function countIn(filters: SearchFilters, group: FilterGroup): number {
  return setFilters(filters).filter((filter) => groupOf(filter) === group).length
}
