// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { type ConsentCategory, createConsent } from './consent'
import { type ConsentValueName, createConsentStorage, type StorageAreas } from './consentStorage'
import { safeStorage } from '../safeStorage'

const answer = (...accepted: ConsentCategory[]) => ({ hasTool: true, hasSite: true, answer: accepted })
const stored = (name: string) => [window.sessionStorage.getItem(name), window.localStorage.getItem(name)]

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
})

describe.each<[ConsentValueName, ConsentCategory, 'session' | 'local']>([
  ['referrer', 'statistics', 'session'],
  ['utm_source', 'statistics', 'session'],
  ['createProfilePromo', 'preferences', 'local'],
])('%s, by consent to %s', (name, category, area) => {
  const inStorage = area === 'session' ? ['value', null] : [null, 'value']
  const others = (['marketing', 'preferences', 'statistics'] as const).filter((other) => other !== category)

  it('is written to storage with consent', () => {
    const storage = createConsentStorage(createConsent(answer(category)))
    storage.set(name, 'value')
    expect(stored(name)).toEqual(inStorage)
    expect(storage.get(name)).toBe('value')
  })

  it('stays in memory without consent, even with consent to all other categories', () => {
    const consent = createConsent(answer(...others))
    const storage = createConsentStorage(consent)
    storage.set(name, 'value')
    expect(stored(name)).toEqual([null, null])
    expect(storage.get(name)).toBe('value')
    expect(createConsentStorage(consent).get(name)).toBeNull()
  })

  it('moves into storage when consent is granted later', () => {
    const consent = createConsent(answer())
    const storage = createConsentStorage(consent)
    storage.set(name, 'value')
    consent.update(answer(category))
    expect(stored(name)).toEqual(inStorage)
    expect(storage.get(name)).toBe('value')
  })

  it('leaves storage when consent is withdrawn, and is kept for this page', () => {
    const consent = createConsent(answer(category))
    const storage = createConsentStorage(consent)
    storage.set(name, 'value')
    consent.update(answer(...others))
    expect(stored(name)).toEqual([null, null])
    expect(storage.get(name)).toBe('value')
  })

  it('is read again on the next page', () => {
    const consent = createConsent(answer(category))
    createConsentStorage(consent).set(name, 'value')
    expect(createConsentStorage(consent).get(name)).toBe('value')
  })

  it('leaves storage when consent is missing at the start of the page', () => {
    createConsentStorage(createConsent(answer(category))).set(name, 'value')
    createConsentStorage(createConsent(answer(...others)))
    expect(stored(name)).toEqual([null, null])
  })

  it.each([
    ['with', [category]],
    ['without', []],
  ])('is removed everywhere, %s consent', (_, accepted) => {
    const storage = createConsentStorage(createConsent(answer(...accepted)))
    storage.set(name, 'value')
    storage.remove(name)
    expect(storage.get(name)).toBeNull()
    expect(stored(name)).toEqual([null, null])
  })
})

it('stores the marker of the push subscription without consent', () => {
  createConsentStorage(createConsent(answer())).set('pushSubscription', '1')
  expect(stored('pushSubscription')).toEqual([null, '1'])
})

it('ignores changes of consent after the stop function', () => {
  const consent = createConsent(answer())
  const storage = createConsentStorage(consent)
  storage.set('referrer', 'value')
  storage.stop()
  consent.update(answer('statistics'))
  expect(stored('referrer')).toEqual([null, null])
})

describe('when the browser refuses storage', () => {
  const refused = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const full = safeStorage(() => ({
    ...window.localStorage,
    getItem: () => 'old',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }))

  it.each<[string, StorageAreas]>([
    ['refused', { session: refused, local: refused }],
    ['full', { session: full, local: full }],
  ])('%s: values stay in memory, and nothing throws', (_, areas) => {
    const consent = createConsent(answer('statistics'))
    const storage = createConsentStorage(consent, areas)
    storage.set('referrer', 'value')
    expect(storage.get('referrer')).toBe('value')
    consent.update(answer())
    consent.update(answer('statistics'))
    expect(storage.get('referrer')).toBe('value')
  })
})
