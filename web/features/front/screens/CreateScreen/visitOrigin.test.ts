import { describe, expect, it } from 'vitest'
import { referrerOf, rememberArrival, rememberOrigin } from '#platform/consent/visitOrigin'
import { createConsent, type ConsentSituation } from '#lib/consent/consent'
import { createConsentStorage } from '#lib/consent/consentStorage'
import { emptyCreateValues } from './createForm'
import { keepPromoForm, readPromo, readPromoForm } from './createPromo'
import { originOf } from './visitOrigin'

const OWN = 'https://site.test'

function memory() {
  const kept = new Map<string, string>()
  return {
    get: (name: string) => kept.get(name) ?? null,
    set: (name: string, value: string) => void kept.set(name, value),
  }
}

/** Storage of a tab: a reload keeps the areas and loses the memory. */
function tab() {
  const area = () => {
    const kept = new Map<string, string>()
    return {
      kept,
      get: (name: string) => kept.get(name) ?? null,
      set: (name: string, value: string) => Boolean(kept.set(name, value)),
      remove: (name: string) => void kept.delete(name),
    }
  }
  const areas = { session: area(), local: area() }
  const situation = { hasTool: true, hasSite: true }
  return {
    kept: () => Object.fromEntries([...areas.session.kept, ...areas.local.kept]),
    load(answer: ConsentSituation['answer']) {
      const consent = createConsent({ ...situation, answer })
      const storage = createConsentStorage(consent, areas)
      const arrive = (path: string, referrer = '') => rememberArrival(new URL(path, OWN), referrer, storage)
      return { storage, arrive, agree: () => consent.update({ ...situation, answer: ['necessary', 'statistics'] }) }
    },
  }
}

const came = { utmSource: 'letter', referrer: 'https://other.test/page' }
const FROM_LETTER = ['/dating-i-aarhus?utm_source=letter', 'https://other.test/page?who=me'] as const

describe('a visit that begins on any page', () => {
  it('has a known origin at the sign-up, and after a full reload, with consent to statistics', () => {
    const browser = tab()
    const first = browser.load(['necessary', 'statistics'])
    first.arrive(...FROM_LETTER)
    rememberOrigin(new URLSearchParams(), '/dating-i-aarhus', first.storage)
    expect(originOf({}, first.storage)).toMatchObject(came)
    const again = browser.load(['necessary', 'statistics'])
    again.arrive('/Create', 'https://site.test/dating-i-aarhus')
    expect(originOf({}, again.storage)).toMatchObject(came)
  })

  it('without consent has a known origin within the app only, stores nothing, and loses it on a full reload', () => {
    const browser = tab()
    const first = browser.load(null)
    first.arrive(...FROM_LETTER)
    expect(originOf({}, first.storage)).toMatchObject(came)
    expect(browser.kept()).toEqual({})
    expect(originOf({}, browser.load(null).storage)).toMatchObject({ referrer: undefined, utmSource: undefined })
  })

  it('moves into storage when consent comes later', () => {
    const browser = tab()
    const first = browser.load(null)
    first.arrive(...FROM_LETTER)
    first.agree()
    expect(browser.kept()).not.toEqual({})
    expect(originOf({}, browser.load(['necessary', 'statistics']).storage)).toMatchObject(came)
  })

  it('reports its own path as the referrer when it came from no other site', () => {
    const { storage, arrive } = tab().load(null)
    arrive('/Reviews', 'https://site.test/')
    rememberOrigin(new URLSearchParams(), '/Reviews', storage)
    expect(originOf({}, storage)).toMatchObject({ referrer: '/Reviews' })
  })
})

describe.each(['/', '/dating-i-aarhus', '/Reviews', '/Create'])('a promotion link to %s', (path) => {
  const promo = { campaign: 'spring', promoter: '12' }
  const link = `${path}?cp=spring&prid=12&utm_source=letter`
  const atSignUp = (storage: Parameters<typeof originOf>[1]) =>
    originOf(readPromo(new URLSearchParams(), storage), storage)

  it('is known at the sign-up, and after a full reload, with consent', () => {
    const browser = tab()
    const first = browser.load(['necessary', 'preferences', 'statistics'])
    first.arrive(link)
    expect(atSignUp(first.storage)).toMatchObject({ ...promo, utmSource: 'letter' })
    const again = browser.load(['necessary', 'preferences', 'statistics'])
    again.arrive('/Create')
    expect(atSignUp(again.storage)).toMatchObject({ ...promo, utmSource: 'letter' })
  })

  it('without consent is known within the app only, stored nowhere, and lost on a full reload', () => {
    const browser = tab()
    const first = browser.load(null)
    first.arrive(link)
    expect(atSignUp(first.storage)).toMatchObject({ ...promo, utmSource: 'letter' })
    expect(browser.kept()).toEqual({})
    expect(atSignUp(browser.load(null).storage)).toMatchObject({ campaign: undefined, utmSource: undefined })
  })

  it('is kept with consent to preferences alone, and its utm_source with consent to statistics alone', () => {
    const preferring = tab()
    preferring.load(['necessary', 'preferences']).arrive(link)
    expect(atSignUp(preferring.load(['necessary', 'preferences']).storage)).toEqual(promo)
    const counted = tab()
    counted.load(['necessary', 'statistics']).arrive(link)
    expect(atSignUp(counted.load(['necessary', 'statistics']).storage)).toEqual({ utmSource: 'letter' })
  })

  it('keeps the form that an earlier one began', () => {
    const { storage, arrive } = tab().load(['necessary', 'preferences'])
    keepPromoForm({ campaign: 'autumn' }, { ...emptyCreateValues('denmark'), name: 'Freja' }, storage)
    arrive(link)
    expect(readPromoForm('denmark', storage).name).toBe('Freja')
    expect(readPromo(new URLSearchParams(), storage)).toEqual(promo)
  })
})

describe('the origin of a visit', () => {
  it.each([
    ['/dating-i-aarhus', 'https://other.test/', '/dating-i-aarhus'],
    [undefined, 'https://site.test/Reviews?x=1', '/Reviews'],
    [undefined, 'https://other.test/page?who=me', 'https://other.test/page'],
    [undefined, '', null],
  ])('%s after %s is %s', (from, documentReferrer, expected) => {
    expect(referrerOf(from, documentReferrer, OWN)).toBe(expected)
  })

  it('keeps the first referrer and the last campaign', () => {
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
