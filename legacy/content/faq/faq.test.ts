import { describe, expect, it } from 'vitest'
import { facts } from '../facts.fixture'
import { locales } from '../locale'
import { copyrightAndConsentFaqId, faqCategories, faqCategoryTitles, faqItems } from './faq'

const keys = (locale: (typeof locales)[number]) =>
  faqItems(locale, facts).map(({ id, category }) => `${id} ${category}`)

describe.each(locales)('the FAQ in %s', (locale) => {
  it('has the same entries as the English one', () => {
    expect(keys(locale)).toEqual(keys('en-GB'))
    expect(new Set(faqItems(locale, facts).map(({ id }) => id)).size).toBe(keys(locale).length)
    expect(keys(locale).length).toBeGreaterThanOrEqual(22)
  })

  it('answers something in every category', () => {
    expect(new Set(faqItems(locale, facts).map(({ category }) => category))).toEqual(new Set(faqCategories))
    expect(faqCategoryTitles(locale).map(({ category }) => category)).toEqual(faqCategories)
  })

  it('has the entry uploads link to', () => {
    const entry = faqItems(locale, facts).find(({ id }) => id === copyrightAndConsentFaqId)
    expect(entry?.category).toBe('media')
    expect(entry?.answerHtml).toContain('<li>')
    expect(entry?.answerHtml).toContain(facts.supportEmail)
  })
})
