import { interpolate, type CompanyFacts } from '../interpolate'
import type { Locale } from '../locale'
import { renderMarkdown } from '../markdown'
import daDK from './da-DK'
import enGB from './en-GB'
import nbNO from './nb-NO'
import svSE from './sv-SE'

/** The news of a day, as written by the editors. */
export interface ChangelogEntry {
  /** yyyy-MM-dd; one entry a day, because the date is its address. */
  date: string
  title: string
  /** Markdown. */
  body: string
}

/** The news of a day with the company's facts filled in. */
export interface ChangelogItem extends ChangelogEntry {
  bodyHtml: string
}

const texts: Record<Locale, ChangelogEntry[]> = { 'da-DK': daDK, 'en-GB': enGB, 'nb-NO': nbNO, 'sv-SE': svSE }

/** The changelog in a language, newest first. */
export const changelog = (locale: Locale, facts: CompanyFacts): ChangelogItem[] =>
  texts[locale].map((entry) => {
    const body = interpolate(entry.body, facts)
    return { ...entry, title: interpolate(entry.title, facts), body, bodyHtml: renderMarkdown(body) }
  })
