import { describe, expect, it } from 'vitest'
import { readDate } from './address'
import { addDays, addMonths, weeksOf } from './calendar'

describe('a date in an address', () => {
  it.each([
    ['2026-11', { kind: 'month', day: '2026-11-01' }],
    ['2028-02-29', { kind: 'day', day: '2028-02-29' }],
    ['2026-13', null],
    ['2026-02-29', null],
    ['1999-12', null],
    ['Meetup', null],
    ['', null],
  ])('%s is read', (text, expected) => {
    expect(readDate(text)).toEqual(expected)
  })
})

describe('a calendar', () => {
  it('has the weeks of a month from Monday', () => {
    const weeks = weeksOf('2026-11')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null])
    expect(weeksOf('2027-02').flat()).toHaveLength(28)
  })

  it('counts over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(addMonths('2026-12', 1)).toBe('2027-01')
  })
})
