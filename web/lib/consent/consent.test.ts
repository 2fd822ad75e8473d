import { describe, expect, it, vi } from 'vitest'
import { CONSENT_CATEGORIES, type ConsentSituation, createConsent, grantedCategories } from './consent'

const UNANSWERED: ConsentSituation = { hasTool: true, hasSite: true, answer: null }
const answered = (...answer: NonNullable<ConsentSituation['answer']>): ConsentSituation => ({ ...UNANSWERED, answer })

describe('grantedCategories', () => {
  it.each<[string, ConsentSituation, readonly string[]]>([
    ['no tool, no site', { hasTool: false, hasSite: false, answer: null }, CONSENT_CATEGORIES],
    ['no tool, but a site', { hasTool: false, hasSite: true, answer: null }, ['necessary']],
    ['a tool, no site', { hasTool: true, hasSite: false, answer: null }, ['necessary']],
    ['a tool, no answer', UNANSWERED, ['necessary']],
    ['nothing accepted', answered(), ['necessary']],
    ['some accepted', answered('statistics', 'necessary'), ['necessary', 'statistics']],
    ['all accepted', answered(...CONSENT_CATEGORIES), CONSENT_CATEGORIES],
  ])('%s', (_, situation, categories) => {
    expect([...grantedCategories(situation)].sort()).toEqual([...categories].sort())
  })
})

describe('createConsent', () => {
  it('follows the answers', () => {
    const consent = createConsent(UNANSWERED)
    expect(consent.isGranted('marketing')).toBe(false)
    consent.update(answered('marketing'))
    expect(consent.isGranted('marketing')).toBe(true)
    consent.update(answered())
    expect(consent.isGranted('marketing')).toBe(false)
    expect(consent.isGranted('necessary')).toBe(true)
  })

  it('notifies its listeners of changes only, until they unsubscribe', () => {
    const consent = createConsent(UNANSWERED)
    const listener = vi.fn()
    const stop = consent.subscribe(listener)
    consent.update(answered('statistics'))
    const granted = consent.granted()
    consent.update(answered('necessary', 'statistics'))
    expect(listener).toHaveBeenCalledOnce()
    expect(consent.granted()).toBe(granted)
    stop()
    consent.update(answered())
    expect(listener).toHaveBeenCalledOnce()
  })
})
