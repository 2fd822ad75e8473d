import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from './locale'
import { formatRelativeTime, relativeTime, type RelativeTimeUnit } from './relativeTime'

const NOW = new Date('2026-11-21T12:00:00Z')
const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 1440 * MINUTE
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds)

describe('relativeTime', () => {
  it.each<[string, number, RelativeTimeUnit, number]>([
    ['the same moment', 0, 'now', 0],
    ['59.999 seconds', 59_999, 'now', 0],
    ['60 seconds', 60 * SECOND, 'minute', 1],
    ['119 seconds', 119 * SECOND, 'minute', 1],
    ['just under 60 minutes', 60 * MINUTE - 1, 'minute', 59],
    ['60 minutes', 60 * MINUTE, 'hour', 1],
    ['just under 1440 minutes', 1440 * MINUTE - 1, 'hour', 23],
    ['1440 minutes', 1440 * MINUTE, 'day', 1],
    ['just under two days', 2 * DAY - 1, 'day', 1],
    ['just under 43200 minutes', 43_200 * MINUTE - 1, 'day', 29],
    ['43200 minutes', 43_200 * MINUTE, 'week', 4],
    ['just under 86400 minutes', 86_400 * MINUTE - 1, 'week', 8],
    ['86400 minutes', 86_400 * MINUTE, 'month', 2],
    ['just under twelve months', 360 * DAY - 1, 'month', 11],
    ['twelve months', 360 * DAY, 'year', 1],
    ['365 days', 365 * DAY, 'year', 1],
    ['just under two years', 730 * DAY - 1, 'year', 1],
    ['two years', 730 * DAY, 'year', 2],
    ['a moment ahead of the clock', -5 * MINUTE, 'now', 0],
  ])('%s', (_, elapsed, unit, count) => {
    expect(relativeTime(ago(elapsed), NOW)).toEqual({ unit, count })
  })

  it.each([
    ['a date', ago(MINUTE)],
    ['an ISO date', '2026-11-21T11:59:00Z'],
    ['a timestamp', NOW.getTime() - MINUTE],
  ])('takes %s', (_, date) => {
    expect(relativeTime(date, NOW)).toEqual({ unit: 'minute', count: 1 })
  })

  it.each([
    ['text', 'yesterday'],
    ['an invalid date', new Date(NaN)],
    ['no number', NaN],
  ])('refuses %s', (_, date) => {
    expect(() => relativeTime(date, NOW)).toThrow(new RangeError('Invalid time value'))
  })

  it('refuses an invalid clock', () => {
    expect(() => relativeTime(NOW, new Date(NaN))).toThrow(new RangeError('Invalid time value'))
  })
})

const texts = import.meta.glob<Record<string, string>>('../../platform/i18n/locales/*/time.json', {
  eager: true,
  import: 'default',
})

async function translator(locale: Locale) {
  const i18n = createInstance()
  await i18n.init({
    lng: locale,
    resources: { [locale]: { time: texts[`../../platform/i18n/locales/${locale}/time.json`] ?? {} } },
  })
  return i18n.getFixedT(locale, 'time')
}

describe('formatRelativeTime', () => {
  it.each<[Locale, number, string]>([
    ['da-DK', 0, 'lige nu'],
    ['da-DK', MINUTE, 'for 1 minut siden'],
    ['da-DK', 5 * MINUTE, 'for 5 minutter siden'],
    ['da-DK', 3 * DAY, 'for 3 dage siden'],
    ['en-GB', 0, 'just now'],
    ['en-GB', 60 * MINUTE, '1 hour ago'],
    ['en-GB', 120 * MINUTE, '2 hours ago'],
    ['nb-NO', 30 * DAY, 'for 4 uker siden'],
    ['nb-NO', 90 * DAY, 'for 3 måneder siden'],
    ['sv-SE', 0, 'nyss'],
    ['sv-SE', DAY, 'för 1 dag sedan'],
    ['sv-SE', 800 * DAY, 'för 2 år sedan'],
  ])('%s, %d ms ago: %s', async (locale, elapsed, text) => {
    expect(formatRelativeTime(ago(elapsed), NOW, await translator(locale))).toBe(text)
  })

  it('has the same texts in every locale', () => {
    const keys = LOCALES.map((locale) => Object.keys(texts[`../../platform/i18n/locales/${locale}/time.json`] ?? {}))
    for (const ofLocale of keys) expect(ofLocale).toEqual(keys[0])
    expect(keys[0]).toHaveLength(13)
  })
})
