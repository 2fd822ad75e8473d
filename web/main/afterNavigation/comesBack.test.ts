import { expect, it } from 'vitest'
import { comesBack } from './comesBack'

it.each([
  [null, false],
  ['2026-04-01T12:00:00Z', false],
  ['2026-03-01T12:00:00Z', false],
  ['2026-02-01T12:00:00Z', true],
])('tells a member of long ago: until %s', (memberUntil, expected) => {
  expect(comesBack({ memberUntil }, new Date('2026-03-05T12:00:00Z'))).toBe(expected)
})
