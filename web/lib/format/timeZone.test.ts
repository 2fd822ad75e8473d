import { afterEach, describe, expect, it } from 'vitest'
import { calendarDateOf } from './calendarDate'
import { formatDateTime, formatTime } from './formatDate'
import { clockOf, clockOffset, findTimeZoneBy, hasClockOffset, hasClocksOf } from './timeZone'

/** Half past eleven in the evening in London, and half past midnight in Copenhagen. */
const LATE = new Date('2026-03-05T23:30:00Z')

afterEach(() => findTimeZoneBy(() => undefined))

describe('the clocks of a page', () => {
  it.each([
    ['Europe/London', { year: 2026, month: 3, day: 5, hour: 23 }],
    ['Europe/Copenhagen', { year: 2026, month: 3, day: 6, hour: 0 }],
    ['America/New_York', { year: 2026, month: 3, day: 5, hour: 18 }],
  ])('show the time of %s', (timeZone, clock) => {
    findTimeZoneBy(() => timeZone)
    expect(clockOf(LATE)).toEqual(clock)
    expect(calendarDateOf(LATE)).toEqual({ year: clock.year, month: clock.month, day: clock.day })
    expect(formatTime(LATE, 'en-GB')).toBe(`${String(clock.hour).padStart(2, '0')}:30`)
  })

  it('are those of the device where no others are named', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const own = clockOf(LATE)
    findTimeZoneBy(() => timeZone)
    expect(own).toEqual(clockOf(LATE))
  })

  it('do not change a time of another zone', () => {
    findTimeZoneBy(() => 'America/New_York')
    expect(formatDateTime(LATE, 'en-GB', { timeZone: 'Europe/London' })).toBe('5 March 2026 at 23:30')
  })

  it('agree with those of zones of other names', () => {
    findTimeZoneBy(() => 'Europe/Copenhagen')
    expect(hasClocksOf('Europe/Oslo', LATE)).toBe(true)
    expect(hasClocksOf('Europe/London', LATE)).toBe(false)
  })

  it.each([
    ['Europe/London', '2026-03-05T23:30:00Z', 0],
    ['Europe/Copenhagen', '2026-03-05T23:30:59.999Z', 60],
    ['Europe/Copenhagen', '2026-07-05T23:30:00Z', 120],
    ['America/New_York', '2026-03-05T23:30:00Z', -300],
  ])('are ahead of UTC in %s at %s by %i minutes', (timeZone, at, minutes) => {
    findTimeZoneBy(() => timeZone)
    expect(clockOffset(new Date(at))).toBe(minutes)
  })

  it('are those of a device with the same offset', () => {
    const offset = clockOffset(LATE)
    expect(hasClockOffset(offset, LATE)).toBe(true)
    expect(hasClockOffset(offset + 60, LATE)).toBe(false)
  })
})
