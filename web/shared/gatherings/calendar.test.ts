import { describe, expect, it } from 'vitest'
import { addDays, addMonths, weeksOf } from './calendar'

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
