import type { Locale } from './locale'

const KILOMETRES_PER_MILE = 1.609344

interface DistanceScale {
  readonly unit: 'mile' | 'kilometer'
  readonly kilometresPerUnit: number
  /** Distances that a search offers, in its unit. */
  readonly choices: readonly number[]
  /** Maximum of the slider, and its start for a member without a limit; in its unit. */
  readonly farthest: number
  readonly usual: number
}

const kilometres: DistanceScale = {
  unit: 'kilometer',
  kilometresPerUnit: 1,
  choices: [5, 10, 25, 50, 100, 200, 500],
  farthest: 300,
  usual: 50,
}

const miles: DistanceScale = {
  unit: 'mile',
  kilometresPerUnit: KILOMETRES_PER_MILE,
  choices: [5, 10, 25, 50, 100, 200, 300],
  farthest: 200,
  usual: 30,
}

/** Returns the distance unit of a language, with round numbers in it. The graph uses kilometres only. */
export function distanceScaleOf(locale: Locale): DistanceScale {
  return locale === 'en-GB' ? miles : kilometres
}

/** Converts kilometres to whole units; at least one. */
export function fromKilometres(distance: number, { kilometresPerUnit }: DistanceScale): number {
  return Math.max(1, Math.round(distance / kilometresPerUnit))
}

/** Converts units to whole kilometres. */
export function toKilometres(distance: number, { kilometresPerUnit }: DistanceScale): number {
  return Math.round(distance * kilometresPerUnit)
}

/** Formats a distance in kilometres with the unit of the locale: "12 km", "7 miles". */
export function formatDistance(distance: number, locale: Locale): string {
  const scale = distanceScaleOf(locale)
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: scale.unit,
    unitDisplay: scale.unit === 'mile' ? 'long' : 'short',
  }).format(fromKilometres(distance, scale))
}
