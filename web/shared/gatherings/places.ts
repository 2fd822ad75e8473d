/** As the graph names them. */
export type Gender = 'FEMALE' | 'MALE' | 'COUPLE' | 'TRANSSEXUAL'

interface GenderCount {
  readonly gender: Gender
  readonly count: number
}

/** What decides how many places are left. */
export interface Places {
  /** Null without a limit. */
  readonly places: number | null | undefined
  readonly genderPlaces: readonly GenderCount[]
  readonly comingCount: number
  readonly coming: readonly GenderCount[]
  /** What can be taken now, where places are also held for those who pay. */
  readonly freePlaces?: number | null | undefined
  readonly freeByGender?: readonly GenderCount[]
}

export function countOf(counts: readonly GenderCount[], gender: Gender | null | undefined): number {
  return counts.find((each) => each.gender === gender)?.count ?? 0
}

type InAll = Pick<Places, 'places' | 'comingCount' | 'freePlaces'>

/** Places left in all; infinitely many without a limit. */
export function freePlaces({ places, comingCount, freePlaces: known }: InAll): number {
  return places == null ? Number.POSITIVE_INFINITY : Math.max(0, known ?? places - comingCount)
}

/** Places left for a gender. */
export function freePlacesFor(gender: Gender | null | undefined, gathering: Places): number {
  const { genderPlaces, coming, freeByGender } = gathering
  const limit = genderPlaces.find((each) => each.gender === gender)
  const free = freePlaces(gathering)
  if (!limit) return free
  const left = freeByGender ? countOf(freeByGender, gender) : limit.count - countOf(coming, gender)
  return Math.max(0, Math.min(free, left))
}
