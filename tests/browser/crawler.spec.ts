import { expect, test, type Page } from '@playwright/test'
import { siteUrl } from './visitor'

// Reads the public pages as a search engine does: no script of theirs runs, and from the front page and the sitemap it
// follows links alone.

const LANGUAGES = { dk: 'da-DK', no: 'nb-NO', se: 'sv-SE', uk: 'en-GB' }

interface CrawledPage {
  readonly path: string
  readonly status: number
  /** Whether the address led on to another page. */
  readonly isElsewhere: boolean
  readonly isListed: boolean
  readonly title: string
  readonly description: string
  readonly headings: readonly (string | null)[]
  readonly words: number
  readonly canonical: string
  readonly alternates: Readonly<Record<string, string>>
  readonly picture: string
  readonly things: readonly string[]
  readonly links: readonly string[]
}

/** Opens a file of a site, because only browsers resolve every `.localhost` name, and a file runs no script. */
async function enter(page: Page, baseURL: string | undefined, host: string): Promise<string> {
  await page.goto(siteUrl(baseURL, host, '/robots.txt'))
  return siteUrl(baseURL, host, '').replace(/\/$/, '')
}

/** Fetches a page of the entered site and reads its HTML, without running it. */
function read(page: Page, path: string): Promise<CrawledPage> {
  return page.evaluate(async (address) => {
    const response = await fetch(address, { headers: { accept: '*/*' }, credentials: 'omit' })
    const html = new DOMParser().parseFromString(await response.text(), 'text/html')
    const valueOf = (selector: string, name: string) => html.querySelector(selector)?.getAttribute(name) ?? ''
    return {
      path: address,
      status: response.status,
      isElsewhere: response.redirected,
      isListed: valueOf('meta[name="robots"]', 'content') !== 'noindex' && !response.headers.has('x-robots-tag'),
      title: html.title,
      description: valueOf('meta[name="description"]', 'content'),
      headings: [...html.querySelectorAll('h1')].map(({ textContent }) => textContent),
      words: (html.querySelector('main')?.textContent ?? '').split(/\s+/).length,
      canonical: valueOf('link[rel="canonical"]', 'href'),
      alternates: Object.fromEntries(
        [...html.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ),
      picture: valueOf('meta[property="og:image"]', 'content'),
      things: [...html.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) =>
        (JSON.parse(textContent) as { '@graph': { '@type': string }[] })['@graph'].map((thing) => thing['@type']),
      ),
      links: [...html.querySelectorAll('a[href^="/"]')].map(
        (link) => new URL(link.getAttribute('href') ?? '', location.href).pathname,
      ),
    }
  }, path)
}

/** All that can be reached; what leads on to another page, such as one for members, is none. */
async function crawl(browser: Page, baseURL: string | undefined, host: string) {
  const origin = await enter(browser, baseURL, host)
  const sitemap = await browser.evaluate(async () => (await fetch('/sitemap.xml')).text())
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const [pages, linked] = [new Map<string, CrawledPage>(), new Set(['/'])]
  const waiting = [...new Set(['/', ...listed])]
  const seen = new Set(waiting)
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const page = await read(browser, path)
    if (listed.includes(path)) expect(page.status, path).toBe(200)
    if (page.status !== 200 || page.isElsewhere || !page.isListed) continue
    if (page.canonical !== '' && page.canonical !== origin + path) continue
    pages.set(path, page)
    for (const link of page.links) {
      linked.add(link)
      if (seen.has(link)) continue
      seen.add(link)
      waiting.push(link)
    }
  }
  return { origin, listed, linked, pages: [...pages.values()] }
}

/** The paths of pages that share something with another. */
function repeated(pages: readonly CrawledPage[], of: (page: CrawledPage) => string): string[] {
  return pages.filter((page) => pages.some((other) => other !== page && of(other) === of(page))).map(({ path }) => path)
}

for (const [name, language] of Object.entries(LANGUAGES)) {
  test(`a search engine finds every public page of ${name}.localhost, and what it is`, async ({
    page: browser,
    baseURL,
  }) => {
    const { origin, listed, linked, pages } = await crawl(browser, baseURL, `${name}.localhost`)
    expect(listed.filter((path) => !pages.some((page) => page.path === path))).toEqual([])
    expect(listed.filter((path) => !linked.has(path))).toEqual([])
    expect(pages.length).toBeGreaterThan(60)
    expect(repeated(pages, ({ title }) => title)).toEqual([])
    expect(repeated(pages, ({ description }) => description)).toEqual([])
    const poor = pages.filter(
      ({ title, description, headings, words, picture }) =>
        !title || !description || headings.length !== 1 || words < 20 || !picture.startsWith(origin),
    )
    expect(poor).toEqual([])
    for (const { path, canonical, alternates, things } of pages) {
      expect(canonical, path).toBe(origin + path)
      expect(things.length, path).toBeGreaterThan(0)
      // Landing pages are of one country alone.
      if (Object.keys(alternates).length === 0) continue
      expect(Object.keys(alternates).sort(), path).toEqual(Object.values(LANGUAGES).sort())
      expect(alternates[language], path).toBe(canonical)
    }
    const localPages = pages.filter(({ alternates }) => Object.keys(alternates).length === 0)
    expect(localPages).toHaveLength(8)
  })
}

test('the pages say what they are in the words of schema.org', async ({ page: browser, baseURL }) => {
  await enter(browser, baseURL, 'dk.localhost')
  const typesOf = async (path: string) => (await read(browser, path)).things
  expect(await typesOf('/')).toEqual(['Organization', 'WebSite'])
  expect(await typesOf('/Blog')).toEqual(['BreadcrumbList'])
  expect(await typesOf('/Blog/det-foerste-moede')).toEqual(['Article', 'BreadcrumbList'])
  expect(await typesOf('/Support/FAQ')).toEqual(['FAQPage', 'BreadcrumbList'])
  expect(await typesOf('/Reviews')).toEqual(['Organization', 'BreadcrumbList'])
})

test('the languages of an article lead to each other', async ({ page: browser, baseURL }) => {
  await enter(browser, baseURL, 'dk.localhost')
  const { alternates } = await read(browser, '/Blog/det-foerste-moede')
  expect(alternates['sv-SE']).toBe(siteUrl(baseURL, 'se.localhost', '/Blog/den-forsta-traffen'))
  for (const href of Object.values(alternates)) {
    const { hostname, pathname } = new URL(href)
    await enter(browser, baseURL, hostname)
    const there = await read(browser, pathname)
    expect(there.status, href).toBe(200)
    expect(there.alternates).toEqual(alternates)
  }
})

test('an article that is not there is not found, and a site has its own alone', async ({ page: browser, baseURL }) => {
  const statusOf = async (path: string) => (await read(browser, path)).status
  await enter(browser, baseURL, 'dk.localhost')
  expect(await statusOf('/Blog/findes-ikke')).toBe(404)
  // Of the dark site.
  expect(await statusOf('/Blog/foerste-gang-i-klub')).toBe(404)
  await enter(browser, baseURL, 'se.localhost')
  expect(await statusOf('/Blog/det-foerste-moede')).toBe(404)
})
