import { unprocessable } from '../../core/problem'

export interface GenderPlaces {
  readonly gender: number
  readonly count: number
}

/** The limits of genders, in their order. @throws 422 for a gender named twice */
export function uniqueGenders(written: readonly GenderPlaces[] = []): GenderPlaces[] {
  const genderPlaces = written.toSorted((one, other) => one.gender - other.gender)
  if (new Set(genderPlaces.map(({ gender }) => gender)).size < genderPlaces.length) {
    throw unprocessable({ field: 'genderPlaces', code: 'INVALID_FORMAT' })
  }
  return genderPlaces
}
