import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { changelog } from '../legacy/content/changelog/changelog'
import { facts } from '../legacy/content/facts.fixture'
import { faqItems } from '../legacy/content/faq/faq'
import { landingPages } from '../legacy/content/landingPages/landingPages'
import { legalPage, type LegalPageName } from '../legacy/content/legal/legal'
import { locales, type Locale } from '../legacy/content/locale'
import { reviews } from '../legacy/content/reviews/reviews'
import { editorialTexts } from '../legacy/demo/editorial/texts'

/** The terms of purchase themselves say what the site does not offer yet. */
const legalPagesOfToday: LegalPageName[] = ['generalTerms', 'privacy', 'cookies', 'codeOfConduct', 'ethicalRules']

/** Words for features that the site does not have. A new feature removes its words here. */
const absent: Record<Locale, Record<string, RegExp>> = {
  'da-DK': {
    lodges: /\blog(e|en|er|erne|ernes)\b|\btræf\b|kalender med/i,
    'payment on the site': /kvittering|fornyelse/i,
    'an answer within a set time': /inden for et døgn|24 timer|hverdage/i,
    'validation on the site': /MitID|alderstjek|CPR/i,
  },
  'en-GB': {
    lodges: /\blodges?\b|\bmeetups?\b/i,
    'payment on the site': /\breceipts?\b|\brenewal\b/i,
    'an answer within a set time': /within a day|24 hours|working days/i,
    'validation on the site': /electronic ID|national identity number/i,
  },
  'nb-NO': {
    lodges: /\blosje/i,
    'payment on the site': /kvittering|fornyelse/i,
    'an answer within a set time': /innen et døgn|24 timer|virkedager/i,
    'validation on the site': /elektronisk ID|fødselsnummer/i,
  },
  'sv-SE': {
    lodges: /\bloge(n|r|rna|rnas)?\b/i,
    'payment on the site': /kvitto|förnyelse/i,
    'an answer within a set time': /inom ett dygn|24 timmar|arbetsdagar/i,
    'validation on the site': /e-legitimation|personnummer/i,
  },
}

/** The front pages, including the waiting page of the dark site, and the support pages. */
const pagesForVisitors = (locale: Locale): string[] =>
  ['front', 'site'].map((feature) =>
    readFileSync(new URL(`../web/features/${feature}/locales/${locale}.json`, import.meta.url), 'utf8')
      // Keys are code.
      .replaceAll(/"[^"]*":/g, ''),
  )

const everythingPublic = (locale: Locale): string[] => [
  ...[true, false]
    .flatMap((dark) => landingPages(locale, dark, facts))
    .flatMap((page) => [page.metaDescription, page.teaser, page.body]),
  ...reviews(locale).map(({ text }) => text),
  ...changelog(locale, facts).flatMap(({ title, body }) => [title, body]),
  ...faqItems(locale, facts).flatMap(({ question, answer }) => [question, answer]),
  ...legalPagesOfToday.map((name) => legalPage(locale, name, facts).markdown),
  ...pagesForVisitors(locale),
  ...editorialTexts[locale].glossary.map(({ text }) => text),
  ...Object.values(editorialTexts[locale].tickers).map(({ text }) => text),
]

describe.each(locales)('the public texts in %s', (locale) => {
  it.each(Object.entries(absent[locale]))('do not promise %s', (_what, words) => {
    expect(everythingPublic(locale).filter((text) => words.test(text))).toEqual([])
  })
})
