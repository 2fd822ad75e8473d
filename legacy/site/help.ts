import { changelog } from '../content/changelog/changelog'
import { faqItems, type FaqItem } from '../content/faq/faq'
import { legalPage } from '../content/legal/legal'
import type { AnswerOf, QueryOf } from '../contract/contract'
import type { Reader } from '../core/handler'
import { companyFactsOf } from '../core/sites'

const factsFor = ({ site, locale }: Reader) => companyFactsOf(site, locale)

/** A legal page in the reader's language. */
export function legalPageFor(
  reader: Reader,
  key: QueryOf<'Support.GetLegalPage'>['key'],
): AnswerOf<'Support.GetLegalPage'> {
  const { title, html, updatedAt } = legalPage(reader.locale, key, factsFor(reader))
  return { key, title, html, updatedAt }
}

/** The questions that hold every word of the search, those that name it in the question first. */
export function searchFaq(
  reader: Reader,
  { q = '', category }: QueryOf<'Support.SearchFaq'>,
): AnswerOf<'Support.SearchFaq'> {
  const words = wordsOf(q, reader)
  const wanted = category?.toLowerCase()
  const found = faqItems(reader.locale, factsFor(reader))
    .filter((item) => !wanted || [item.category.toLowerCase(), item.categoryTitle.toLowerCase()].includes(wanted))
    .map((item) => ({ item, question: item.question.toLocaleLowerCase(reader.locale) }))
    .filter(({ item, question }) => {
      const text = `${question} ${item.answer.toLocaleLowerCase(reader.locale)}`
      return words.every((word) => text.includes(word))
    })
  const hits = (question: string) => words.filter((word) => question.includes(word)).length
  return found.toSorted((a, b) => hits(b.question) - hits(a.question)).map(({ item }) => faqEntry(item))
}

/** One question and its answer. */
export function faqById(reader: Reader, id: number): AnswerOf<'Support.GetFaq'> | undefined {
  const item = faqItems(reader.locale, factsFor(reader)).find((candidate) => candidate.id === id)
  return item && faqEntry(item)
}

/** What is new, in the reader's language. */
export function changelogFor(reader: Reader): AnswerOf<'Support.GetChangelog'> {
  return changelog(reader.locale, factsFor(reader)).map(({ date, title, bodyHtml }) => ({
    date,
    title,
    html: bodyHtml,
  }))
}

function wordsOf(text: string, { locale }: Reader): string[] {
  return text.toLocaleLowerCase(locale).match(/[\p{L}\p{N}]+/gu) ?? []
}

function faqEntry({ id, categoryTitle, question, answerHtml }: FaqItem): AnswerOf<'Support.GetFaq'> {
  return { id, category: categoryTitle, question, html: answerHtml }
}
