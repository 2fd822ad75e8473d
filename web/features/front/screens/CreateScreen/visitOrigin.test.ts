import { describe, expect, it } from 'vitest'
import { originOf, referrerOf, rememberOrigin } from './visitOrigin'

const OWN = 'https://site.test'

function memory() {
  const kept = new Map<string, string>()
  return {
    get: (name: string) => kept.get(name) ?? null,
    set: (name: string, value: string) => void kept.set(name, value),
  }
}

describe('where a visit came from', () => {
  it.each([
    ['/dating-i-aarhus', 'https://other.test/', '/dating-i-aarhus'],
    [undefined, 'https://site.test/Reviews?x=1', '/Reviews'],
    [undefined, 'https://other.test/page?who=me', 'https://other.test/page'],
    [undefined, '', null],
  ])('%s after %s is %s', (from, documentReferrer, expected) => {
    expect(referrerOf(from, documentReferrer, OWN)).toBe(expected)
  })

  it('is the first answer, while the campaign is the last', () => {
    const storage = memory()
    rememberOrigin(new URLSearchParams('utm_source=letter'), '/par', storage)
    rememberOrigin(new URLSearchParams('utm_source=radio'), '/Reviews', storage)
    expect(originOf({ campaign: 'spring' }, storage)).toEqual({
      referrer: '/par',
      utmSource: 'radio',
      campaign: 'spring',
      promoter: undefined,
    })
  })
})
