import Type, { type Static } from 'typebox'
import { interpolate, type CompanyFacts } from '../interpolate'
import type { Locale } from '../locale'
import { renderMarkdown } from '../markdown'
import { ByKey, Exact, readTexts } from '../texts'

/** In display order. */
export const faqCategories = ['profile', 'media', 'membership', 'safety', 'mail', 'dark'] as const

export type FaqCategory = (typeof faqCategories)[number]

const FaqEntry = Exact({
  /** The same in every language, so that a link survives a change of language. */
  id: Type.Integer(),
  category: Type.Enum([...faqCategories]),
  question: Type.String(),
  /** Markdown. */
  answer: Type.String(),
})

const FaqTexts = Exact({ categories: ByKey(faqCategories, Type.String()), entries: Type.Array(FaqEntry) })

export interface FaqItem extends Static<typeof FaqEntry> {
  categoryTitle: string
  answerHtml: string
}

/** The entry about copyright and consent, which every upload links to. */
export const copyrightAndConsentFaqId = 201

const texts = readTexts(import.meta.url, FaqTexts, ({ entries }) => entries.map(({ id, category }) => [id, category]))

/** In display order. */
export const faqCategoryTitles = (locale: Locale): { category: FaqCategory; title: string }[] =>
  faqCategories.map((category) => ({ category, title: texts[locale].categories[category] }))

export const faqItems = (locale: Locale, facts: CompanyFacts): FaqItem[] =>
  texts[locale].entries.map((entry) => {
    const answer = interpolate(entry.answer, facts)
    return {
      ...entry,
      question: interpolate(entry.question, facts),
      answer,
      categoryTitle: texts[locale].categories[entry.category],
      answerHtml: renderMarkdown(answer),
    }
  })
