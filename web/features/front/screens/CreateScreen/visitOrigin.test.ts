import { describe, expect, it } from 'vitest'
import { referrerOf, rememberArrival, rememberOrigin } from '#platform/consent/visitOrigin'
import { createConsent, type ConsentSituation } from '#lib/consent'
import { createConsentStorage } from '#lib/consentStorage'
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

/** The storage of a tab, as the real one of section 3: a reload keeps the areas and loses the memory. */
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
  it('is known at the sign-up, and after a full reload, where statistics are agreed to', () => {
    const browser = tab()
    const first = browser.load(['necessary', 'statistics'])
    first.arrive(...FROM_LETTER)
    rememberOrigin(new URLSearchParams(), '/dating-i-aarhus', first.storage)
    expect(originOf({}, first.storage)).toMatchObject(came)
    const again = browser.load(['necessary', 'statistics'])
    again.arrive('/Create', 'https://site.test/dating-i-aarhus')
    expect(originOf({}, again.storage)).toMatchObject(came)
  })

  it('is known within the app without consent, stored nowhere, and forgotten by a full reload', () => {
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

  it('leaves the path of ours to the sign-up, where it came from nowhere else', () => {
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

  it('is known at the sign-up, and after a full reload, where it is agreed to', () => {
    const browser = tab()
    const first = browser.load(['necessary', 'preferences', 'statistics'])
    first.arrive(link)
    expect(atSignUp(first.storage)).toMatchObject({ ...promo, utmSource: 'letter' })
    const again = browser.load(['necessary', 'preferences', 'statistics'])
    again.arrive('/Create')
    expect(atSignUp(again.storage)).toMatchObject({ ...promo, utmSource: 'letter' })
  })

  it('is known within the app without consent, stored nowhere, and forgotten by a full reload', () => {
    const browser = tab()
    const first = browser.load(null)
    first.arrive(link)
    expect(atSignUp(first.storage)).toMatchObject({ ...promo, utmSource: 'letter' })
    expect(browser.kept()).toEqual({})
    expect(atSignUp(browser.load(null).storage)).toMatchObject({ campaign: undefined, utmSource: undefined })
  })

  it('is kept with preferences alone, its campaign of the address with statistics alone', () => {
    const preferring = tab()
    preferring.load(['necessary', 'preferences']).arrive(link)
    expect(atSignUp(preferring.load(['necessary', 'preferences']).storage)).toEqual(promo)
    const counted = tab()
    counted.load(['necessary', 'statistics']).arrive(link)
    expect(atSignUp(counted.load(['necessary', 'statistics']).storage)).toEqual({ utmSource: 'letter' })
  })

  it('leaves the form that an earlier one began', () => {
    const { storage, arrive } = tab().load(['necessary', 'preferences'])
    keepPromoForm({ campaign: 'autumn' }, { ...emptyCreateValues(1), name: 'Freja' }, storage)
    arrive(link)
    expect(readPromoForm(1, storage).name).toBe('Freja')
    expect(readPromo(new URLSearchParams(), storage)).toEqual(promo)
  })
})

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
