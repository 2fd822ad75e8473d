import { expect, test, type Page } from '@playwright/test'
import { anyScreen } from '../anyScreen'
import { logOn, operationsOf } from '../member'
import { answerCookies, siteUrl, takenOver } from '../visitor'
import { complaintsOf } from './complaints'

const COUNTRIES = ['dk.localhost', 'no.localhost', 'se.localhost', 'uk.localhost']

/** Public pages that search engines are not told of. */
const UNLISTED = ['/ConfirmEmail', '/LinkExpired', '/Unsubscribe', '/Support?write', '/nowhere']

/** The public pages of a main site and its dark one, whose content comes as HTML. */
async function publicPages(page: Page, baseURL: string | undefined, host: string): Promise<string[]> {
  // Of a dark site, search engines are told nothing.
  await page.goto(siteUrl(baseURL, host.replace('dark.', ''), '/robots.txt'))
  const sitemap = await page.evaluate(async () => (await fetch('/sitemap.xml')).text())
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(listed).toContain('/Reviews')
  // Articles are alike: `crawler.spec.ts` reads them all.
  const [article = '', ...others] = listed.filter((path) => path.startsWith('/Blog/'))
  expect(article).not.toBe('')
  return [...listed.filter((path) => !others.includes(path)), ...UNLISTED]
}

test('public pages can be read without scripts', async ({ browser, page: other, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const host of ['dk.localhost', 'dark.dk.localhost']) {
    for (const path of await publicPages(other, baseURL, host)) {
      const response = await page.goto(siteUrl(baseURL, host, path))
      // Landing pages are one site's.
      if (host === 'dk.localhost') expect(response?.status(), path).toBe(path === '/nowhere' ? 404 : 200)
      await expect(page.getByRole('heading', { level: 1 }), host + path).toBeVisible()
      await expect(page, host + path).toHaveTitle(/\S/)
      // Of a part that the client loads late, but that comes drawn: its styles come with each page, too.
      const site = page.getByRole('contentinfo').locator('button').last()
      await expect(site, host + path).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    }
  }
  await context.close()
})

for (const host of [...COUNTRIES, ...COUNTRIES.map((country) => `dark.${country}`)]) {
  test(
    `the client takes over public pages as they are, and asks nothing: ${host}`,
    anyScreen,
    async ({ page, baseURL }) => {
      await answerCookies(page)
      const complaints = complaintsOf(page)
      const operations = operationsOf(page)
      for (const path of await publicPages(page, baseURL, host)) {
        await page.goto(siteUrl(baseURL, host, path), { waitUntil: 'domcontentloaded' })
        // Controls wait until the client has taken over.
        await expect(page.getByRole('contentinfo').getByRole('button').first()).toBeVisible()
        await takenOver(page)
        await expect(page.locator('title')).toHaveCount(1)
        expect(complaints, path).toEqual([])
      }
      await page.getByRole('contentinfo').getByRole('button').first().click()
      await expect(page.getByRole('dialog').first()).toBeVisible()
      expect(operations).toEqual([])
    },
  )
}

test('a page inside comes with what its screen shows', async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'freja')
  const complaints = complaintsOf(page)
  const operations = operationsOf(page)
  await page.goto(siteUrl(baseURL, 'dk.localhost', '/Support/MyTickets'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(operations).toEqual([])
  expect(complaints).toEqual([])
})

test('who may not open a page is led on by the server', async ({ page, baseURL }) => {
  const response = await page.goto(siteUrl(baseURL, 'dk.localhost', '/Start'))
  expect(response?.request().redirectedFrom()?.url()).toBe(siteUrl(baseURL, 'dk.localhost', '/Start'))
  expect(response?.url()).toBe(siteUrl(baseURL, 'dk.localhost', '/?u=%2FStart'))
})

test('single sign-on is left to the client', async ({ page, baseURL }) => {
  const response = await page.goto(siteUrl(baseURL, 'dk.localhost', '/Settings?SSO=worn-out'))
  expect(response?.request().redirectedFrom()).toBeNull()
  await expect(page.getByRole('dialog', { name: 'Log ind' })).toBeVisible()
})
