import { interpolate, type CompanyFacts } from '../interpolate'
import type { Locale } from '../locale'
import { renderMarkdown } from '../markdown'
import daDK from './da-DK'
import enGB from './en-GB'
import nbNO from './nb-NO'
import svSE from './sv-SE'

/** The subjects the questions are sorted under, in the order they are shown. */
export const faqCategories = ['profile', 'media', 'membership', 'safety', 'mail', 'dark'] as const

/** The subject of a question. */
export type FaqCategory = (typeof faqCategories)[number]

/** A question and its answer as the editors wrote them. */
export interface FaqEntry {
  /** The same in every language, so that a link survives a change of language. */
  id: number
  category: FaqCategory
  question: string
  /** Markdown. */
  answer: string
}

/** The questions of one language. */
export interface FaqTexts {
  categories: Record<FaqCategory, string>
  entries: FaqEntry[]
}

/** A question, ready to show. */
export interface FaqItem extends FaqEntry {
  categoryTitle: string
  answerHtml: string
}

/** The entry about copyright and consent, which the confirmation at every upload links to. */
export const copyrightAndConsentFaqId = 201

const texts: Record<Locale, FaqTexts> = { 'da-DK': daDK, 'en-GB': enGB, 'nb-NO': nbNO, 'sv-SE': svSE }

/** The subjects and their titles in that language, in the order they are shown. */
export const faqCategoryTitles = (locale: Locale): { category: FaqCategory; title: string }[] =>
  faqCategories.map((category) => ({ category, title: texts[locale].categories[category] }))

/** All questions in that language, with the company's facts in place. */
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
