import { describe, expect, it } from 'vitest'
import { facts } from '../facts.fixture'
import { locales } from '../locale'
import { reviews } from '../reviews/reviews'
import { changelog } from './changelog'

const isoDate = /^\d{4}-\d{2}-\d{2}$/

describe.each(locales)('the dated content in %s', (locale) => {
  it('has the days of the English changelog, newest first', () => {
    const dates = changelog(locale, facts).map(({ date }) => date)
    expect(dates).toEqual(changelog('en-GB', facts).map(({ date }) => date))
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(new Set(dates).size).toBe(8)
    expect(dates.filter((date) => !isoDate.test(date))).toEqual([])
  })

  it('has twelve reviews, newest first', () => {
    const dates = reviews(locale).map(({ date }) => date)
    expect(dates).toHaveLength(12)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(dates.filter((date) => !isoDate.test(date))).toEqual([])
  })
})
