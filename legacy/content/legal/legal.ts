import { readFileSync } from 'node:fs'
import { interpolate, type CompanyFacts } from '../interpolate'
import type { Locale } from '../locale'
import { renderMarkdown } from '../markdown'

/** The names are those of the site's routes. */
export const legalPageNames = [
  'cookies',
  'generalTerms',
  'tradeTerms',
  'privacy',
  'codeOfConduct',
  'ethicalRules',
] as const

export type LegalPageName = (typeof legalPageNames)[number]

export interface LegalPage {
  name: LegalPageName
  title: string
  /** Date of the last change, yyyy-MM-dd. */
  updatedAt: string
  /** Markdown with headings from the second level. */
  markdown: string
  html: string
}

const frontMatter = /^---\ntitle: (?<title>.+)\nupdatedAt: (?<updatedAt>\d{4}-\d{2}-\d{2})\n---\n+(?<body>[^]+)$/

export const legalPage = (locale: Locale, name: LegalPageName, facts: CompanyFacts): LegalPage => {
  const source = readFileSync(new URL(`./${locale}/${name}.md`, import.meta.url), 'utf8')
  const { title, updatedAt, body } = frontMatter.exec(source)?.groups ?? {}
  if (!title || !updatedAt || !body) throw new Error(`The page ${locale}/${name} lacks its title or its date`)
  const markdown = interpolate(body, facts)
  return { name, title: interpolate(title, facts), updatedAt, markdown, html: renderMarkdown(markdown) }
}
