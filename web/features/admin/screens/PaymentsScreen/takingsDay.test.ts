import { expect, it } from 'vitest'
import { readDay } from './takingsDay'

const today = new Date(2026, 2, 5, 12)

it.each([
  ['', { year: 2026, month: 3, day: 5 }],
  ['day=2026-02-28', { year: 2026, month: 2, day: 28 }],
  ['day=2026-02-30', { year: 2026, month: 3, day: 5 }],
])('reads the day of %s', (query, expected) => {
  expect(readDay(new URLSearchParams(query), today)).toEqual(expected)
})
