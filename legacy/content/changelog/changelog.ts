import Type, { type Static } from 'typebox'
import { interpolate, type CompanyFacts } from '../interpolate'
import type { Locale } from '../locale'
import { renderMarkdown } from '../markdown'
import { Exact, IsoDay, readTexts } from '../texts'

const ChangelogEntry = Exact({
  /** Unique, because the date is the entry's address. */
  date: IsoDay,
  title: Type.String(),
  /** Markdown. */
  body: Type.String(),
})

export interface ChangelogItem extends Static<typeof ChangelogEntry> {
  bodyHtml: string
}

const texts = readTexts(import.meta.url, Type.Array(ChangelogEntry), (entries) => entries.map(({ date }) => date))

/** Newest first. */
export const changelog = (locale: Locale, facts: CompanyFacts): ChangelogItem[] =>
  texts[locale].map((entry) => {
    const body = interpolate(entry.body, facts)
    return { ...entry, title: interpolate(entry.title, facts), body, bodyHtml: renderMarkdown(body) }
  })
