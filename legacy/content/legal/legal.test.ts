import { describe, expect, it } from 'vitest'
import { facts } from '../facts.fixture'
import { locales } from '../locale'
import { legalPage, legalPageNames } from './legal'

const cases = locales.flatMap((locale) => legalPageNames.map((name) => ({ locale, name })))

describe.each(cases)('the page $name in $locale', ({ locale, name }) => {
  const page = legalPage(locale, name, facts)
  const english = legalPage('en-GB', name, facts)

  it('is complete', () => {
    const words = page.markdown.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(500)
    expect(words).toBeLessThanOrEqual(1300)
    expect(page.html).toContain('<h2>')
    expect(page.html).not.toContain('<h1>')
  })

  it('covers the same topics as the English page', () => {
    const shape = (markdown: string) => ({
      headings: markdown.match(/^## /gm)?.length,
      listItems: markdown.match(/^(- |\d\. )/gm)?.length,
      rows: markdown.match(/^\| /gm)?.length,
      links: markdown.match(/\]\([^)]+\)/g)?.toSorted(),
    })
    expect(shape(page.markdown)).toEqual(shape(english.markdown))
    expect(page.updatedAt).toBe(english.updatedAt)
  })

  it('names the company', () => {
    expect(page.html).toContain(facts.supportEmail)
  })
})

describe('the cookie page', () => {
  it.each(locales)('lists our storage in %s', (locale) => {
    const { html } = legalPage(locale, 'cookies', facts)
    expect(html).toContain('<table>')
    expect(html).toContain('<code>sid</code>')
    expect(html).toContain('<code>utm_source</code>')
  })
})
