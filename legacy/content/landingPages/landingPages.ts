import { interpolate, type CompanyFacts } from '../interpolate'
import type { Locale } from '../locale'
import { renderMarkdown } from '../markdown'
import daDK from './da-DK'
import enGB from './en-GB'
import nbNO from './nb-NO'
import svSE from './sv-SE'

/** A page for visitors from search engines. */
export interface LandingPageText {
  /** The address, in words of the language. */
  path: `/${string}`
  title: string
  metaDescription: string
  heading: string
  /** One or two sentences for a link from another page. */
  teaser: string
  /** Markdown. */
  body: string
  onFrontPage: boolean
  dark: boolean
}

export interface LandingPage extends LandingPageText {
  bodyHtml: string
}

const texts: Record<Locale, LandingPageText[]> = { 'da-DK': daDK, 'en-GB': enGB, 'nb-NO': nbNO, 'sv-SE': svSE }

const fill = (page: LandingPageText, facts: CompanyFacts): LandingPage => {
  const body = interpolate(page.body, facts)
  return {
    ...page,
    title: interpolate(page.title, facts),
    metaDescription: interpolate(page.metaDescription, facts),
    heading: interpolate(page.heading, facts),
    teaser: interpolate(page.teaser, facts),
    body,
    bodyHtml: renderMarkdown(body),
  }
}

export const landingPages = (locale: Locale, dark: boolean, facts: CompanyFacts): LandingPage[] =>
  texts[locale].filter((page) => page.dark === dark).map((page) => fill(page, facts))

/** Ignores case. */
export const landingPageByPath = (
  locale: Locale,
  dark: boolean,
  path: string,
  facts: CompanyFacts,
): LandingPage | undefined => {
  const found = texts[locale].find((page) => page.dark === dark && page.path === path.toLowerCase())
  return found && fill(found, facts)
}
