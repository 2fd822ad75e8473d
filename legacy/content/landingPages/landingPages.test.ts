import { describe, expect, it } from 'vitest'
import { facts } from '../facts.fixture'
import { locales } from '../locale'
import { landingPageByPath, landingPages } from './landingPages'

describe.each(locales)('the landing pages in %s', (locale) => {
  const main = landingPages(locale, false, facts)
  const dark = landingPages(locale, true, facts)
  const all = [...main, ...dark]

  it('number ten: two of them dark, four on the front pages', () => {
    expect([main.length, dark.length]).toEqual([8, 2])
    expect(all.filter((page) => page.onFrontPage)).toHaveLength(4)
    expect(dark.some((page) => page.onFrontPage)).toBe(true)
  })

  it('have unique addresses that need no encoding', () => {
    expect(new Set(all.map((page) => page.path)).size).toBe(10)
    expect(all.filter((page) => !/^\/[a-z0-9-]+$/.test(page.path))).toEqual([])
  })

  it('have texts of a suitable length', () => {
    const words = (text: string) => text.split(/\s+/).length
    const unfit = all.filter(
      (page) => words(page.body) < 150 || words(page.body) > 300 || page.metaDescription.length > 160,
    )
    expect(unfit.map((page) => `${page.path} ${words(page.body)} ${page.metaDescription.length}`)).toEqual([])
  })

  it('link to the sign-up', () => {
    expect(all.filter((page) => !page.bodyHtml.includes('<a href="/Create">'))).toEqual([])
  })

  it('are found by their address, on their own site only', () => {
    const [first] = main
    if (!first) throw new Error('There are no landing pages')
    expect(landingPageByPath(locale, false, first.path.toUpperCase(), facts)).toEqual(first)
    expect(landingPageByPath(locale, true, first.path, facts)).toBeUndefined()
    expect(landingPageByPath(locale, false, '/nowhere', facts)).toBeUndefined()
  })
})
