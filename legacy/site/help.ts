import { changelog } from '../content/changelog/changelog'
import { faqItems, type FaqItem } from '../content/faq/faq'
import { legalPage } from '../content/legal/legal'
import type { AnswerOf, QueryOf } from '../contract/contract'
import type { Viewer } from '../core/handler'
import { companyFactsOf } from '../core/sites'

const factsFor = ({ site, locale }: Viewer) => companyFactsOf(site, locale)

export function legalPageFor(
  viewer: Viewer,
  key: QueryOf<'Support.GetLegalPage'>['key'],
): AnswerOf<'Support.GetLegalPage'> {
  const { title, html, updatedAt } = legalPage(viewer.locale, key, factsFor(viewer))
  return { key, title, html, updatedAt }
}

/** The questions that contain every word of the search; matches in the question itself first. */
export function searchFaq(
  viewer: Viewer,
  { q = '', category }: QueryOf<'Support.SearchFaq'>,
): AnswerOf<'Support.SearchFaq'> {
  const words = wordsOf(q, viewer)
  const wanted = category?.toLowerCase()
  const found = faqItems(viewer.locale, factsFor(viewer))
    .filter((item) => !wanted || [item.category.toLowerCase(), item.categoryTitle.toLowerCase()].includes(wanted))
    .map((item) => ({ item, question: item.question.toLocaleLowerCase(viewer.locale) }))
    .filter(({ item, question }) => {
      const text = `${question} ${item.answer.toLocaleLowerCase(viewer.locale)}`
      return words.every((word) => text.includes(word))
    })
  const hits = (question: string) => words.filter((word) => question.includes(word)).length
  return found.toSorted((a, b) => hits(b.question) - hits(a.question)).map(({ item }) => faqEntry(item))
}

export function faqById(viewer: Viewer, id: number): AnswerOf<'Support.GetFaq'> | undefined {
  const item = faqItems(viewer.locale, factsFor(viewer)).find((candidate) => candidate.id === id)
  return item && faqEntry(item)
}

export function changelogFor(viewer: Viewer): AnswerOf<'Support.GetChangelog'> {
  return changelog(viewer.locale, factsFor(viewer)).map(({ date, title, bodyHtml }) => ({
    date,
    title,
    html: bodyHtml,
  }))
}

function wordsOf(text: string, { locale }: Viewer): string[] {
  return text.toLocaleLowerCase(locale).match(/[\p{L}\p{N}]+/gu) ?? []
}

function faqEntry({ id, categoryTitle, question, answerHtml }: FaqItem): AnswerOf<'Support.GetFaq'> {
  return { id, category: categoryTitle, question, html: answerHtml }
}
