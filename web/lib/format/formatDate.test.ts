import { describe, expect, it } from 'vitest'
import { type DateStyle, FIRST_DAY_OF_WEEK, formatDate, formatDateTime, formatTime } from './formatDate'
import type { Locale } from './locale'

const timeZone = 'Europe/Copenhagen'
const EVENING = '2026-03-05T20:04:00Z'
const MIDNIGHT = new Date('2026-03-05T23:00:00Z')

describe('formatDate', () => {
  it.each<[Locale, DateStyle | undefined, string]>([
    ['da-DK', undefined, '5. marts 2026'],
    ['en-GB', undefined, '5 March 2026'],
    ['nb-NO', undefined, '5. mars 2026'],
    ['sv-SE', undefined, '5 mars 2026'],
    ['da-DK', 'short', '05.03.2026'],
    ['en-GB', 'short', '05/03/2026'],
    ['sv-SE', 'short', '2026-03-05'],
    ['en-GB', 'medium', '5 Mar 2026'],
  ])('%s %s: %s', (locale, style, text) => {
    expect(formatDate(EVENING, locale, { style, timeZone })).toBe(text)
  })

  it('formats the day in the viewer’s time zone', () => {
    expect(formatDate(MIDNIGHT, 'en-GB', { timeZone })).toBe('6 March 2026')
    expect(formatDate(MIDNIGHT, 'en-GB', { timeZone: 'Europe/London' })).toBe('5 March 2026')
  })

  it.each(['America/Los_Angeles', 'Asia/Tokyo'])('formats a date without time as the same day in %s', (elsewhere) => {
    expect(formatDate('2026-03-05', 'en-GB', { timeZone: elsewhere })).toBe('5 March 2026')
  })
})

describe('formatTime', () => {
  it.each<[Locale, string, string]>([
    ['da-DK', '21.04', '00.00'],
    ['en-GB', '21:04', '00:00'],
    ['nb-NO', '21:04', '00:00'],
    ['sv-SE', '21:04', '00:00'],
  ])('%s runs on the 24-hour clock', (locale, evening, midnight) => {
    expect(formatTime(EVENING, locale, { timeZone })).toBe(evening)
    expect(formatTime(MIDNIGHT, locale, { timeZone })).toBe(midnight)
  })
})

describe('formatDateTime', () => {
  it.each<[Locale, string]>([
    ['da-DK', '5. marts 2026 kl. 21.04'],
    ['en-GB', '5 March 2026 at 21:04'],
    ['nb-NO', '5. mars 2026 kl. 21:04'],
    ['sv-SE', '5 mars 2026 kl. 21:04'],
  ])('%s: %s', (locale, text) => {
    expect(formatDateTime(EVENING, locale, { timeZone })).toBe(text)
  })
})

it.each([formatDate, formatTime, formatDateTime])('%o refuses an invalid date', (format) => {
  expect(() => format('yesterday', 'en-GB')).toThrow(new RangeError('Invalid time value'))
})

it('the week starts on Monday', () => {
  const monday = new Date(2026, 10, 16)
  expect(monday.getDay()).toBe(FIRST_DAY_OF_WEEK)
  expect(formatDate(monday, 'en-GB', { style: 'full' })).toMatch(/^Monday/)
})
