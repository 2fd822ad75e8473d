import { expect, it } from 'vitest'
import { distanceScaleOf, formatDistance, fromKilometres, toKilometres } from './distance'
import { LOCALES } from './locale'

/** A no-break space keeps number and unit on one line. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

it.each([
  ['en-GB', 1, '1 mile'],
  ['en-GB', 12, '7 miles'],
  ['da-DK', 12, '12 km'],
  ['nb-NO', 12, '12 km'],
  ['sv-SE', 12, '12 km'],
] as const)('formats distances in %s in the unit of the country: %d km as %s', (locale, distance, text) => {
  expect(plain(formatDistance(distance, locale))).toBe(text)
})

it.each(LOCALES)('restores the chosen whole units in %s after storage in kilometres', (locale) => {
  const scale = distanceScaleOf(locale)
  const chosen = Array.from({ length: 500 }, (_, index) => index + 1)
  expect(chosen.map((units) => fromKilometres(toKilometres(units, scale), scale))).toEqual(chosen)
})
