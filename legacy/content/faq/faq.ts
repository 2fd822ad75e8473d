import { interpolate, type CompanyFacts } from '../interpolate'
import type { Locale } from '../locale'
import { renderMarkdown } from '../markdown'
import daDK from './da-DK'
import enGB from './en-GB'
import nbNO from './nb-NO'
import svSE from './sv-SE'

/** The subjects of questions, in the order in which they are shown. */
export const faqCategories = ['profile', 'media', 'membership', 'safety', 'mail', 'dark'] as const

export type FaqCategory = (typeof faqCategories)[number]

/** A question and its answer, as written by the editors. */
export interface FaqEntry {
  /** The same in every language, so that a link survives a change of language. */
  id: number
  category: FaqCategory
  question: string
  /** Markdown. */
  answer: string
}

export interface FaqTexts {
  categories: Record<FaqCategory, string>
  entries: FaqEntry[]
}

/** A question with the company's facts filled in. */
export interface FaqItem extends FaqEntry {
  categoryTitle: string
  answerHtml: string
}

/** The entry about copyright and consent, which every upload links to. */
export const copyrightAndConsentFaqId = 201

const texts: Record<Locale, FaqTexts> = { 'da-DK': daDK, 'en-GB': enGB, 'nb-NO': nbNO, 'sv-SE': svSE }

/** The subjects with their titles in a language, in the order in which they are shown. */
export const faqCategoryTitles = (locale: Locale): { category: FaqCategory; title: string }[] =>
  faqCategories.map((category) => ({ category, title: texts[locale].categories[category] }))

/** All questions in a language. */
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
