import type { Locale } from './locale'

const KILOMETRES_PER_MILE = 1.609344

interface DistanceScale {
  readonly unit: 'mile' | 'kilometer'
  readonly kilometresPerUnit: number
  /** What a search offers, in its unit. */
  readonly choices: readonly number[]
  /** The slider's greatest value, and where it begins for somebody who had no limit; in its unit. */
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

/** The unit that distances have in a language, and round numbers of it. The graph knows kilometres alone. */
export function distanceScaleOf(locale: Locale): DistanceScale {
  return locale === 'en-GB' ? miles : kilometres
}

/** Whole units of a distance in kilometres; at least one. */
export function fromKilometres(distance: number, { kilometresPerUnit }: DistanceScale): number {
  return Math.max(1, Math.round(distance / kilometresPerUnit))
}

/** Whole kilometres of a distance in units. */
export function toKilometres(distance: number, { kilometresPerUnit }: DistanceScale): number {
  return Math.round(distance * kilometresPerUnit)
}

/** A distance in kilometres with its unit, as a language writes it: "12 km", "7 miles". */
export function formatDistance(distance: number, locale: Locale): string {
  const scale = distanceScaleOf(locale)
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: scale.unit,
    unitDisplay: scale.unit === 'mile' ? 'long' : 'short',
  }).format(fromKilometres(distance, scale))
}
