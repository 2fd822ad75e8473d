import { describe, expect, it } from 'vitest'
import { readDate } from './address'

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
