import { expect, it } from 'vitest'
import { siteAge } from './siteAge'

it.each([
  ['the founding day', new Date(1998, 8, 1), 0],
  ['the day before an anniversary', new Date(2026, 7, 31, 23, 59), 27],
  ['an anniversary', new Date(2026, 8, 1), 28],
  ['the end of the year', new Date(2026, 11, 31), 28],
])('%s', (_, today, years) => {
  expect(siteAge(today)).toBe(years)
})
