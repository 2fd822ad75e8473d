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
}

export function countOf(counts: readonly GenderCount[], gender: Gender | null | undefined): number {
  return counts.find((each) => each.gender === gender)?.count ?? 0
}

/** Places left in all; infinitely many without a limit. */
export function freePlaces({ places, comingCount }: Pick<Places, 'places' | 'comingCount'>): number {
  return places == null ? Number.POSITIVE_INFINITY : Math.max(0, places - comingCount)
}

/** Places left for a gender. */
export function freePlacesFor(gender: Gender | null | undefined, gathering: Places): number {
  const limit = gathering.genderPlaces.find((each) => each.gender === gender)
  const free = freePlaces(gathering)
  return limit ? Math.max(0, Math.min(free, limit.count - countOf(gathering.coming, gender))) : free
}
