import { expect, test } from '@playwright/test'
import { screensOf } from './anyScreen'
import { expectNoSidewaysScrolling, expectNoViolation } from './accessibility'
import { answerCookies, siteUrl } from './visitor'

const PAGES = [
  '/',
  '/?login=1',
  '/?login=forgotten',
  '/Create',
  '/ConfirmEmail?q=x',
  '/LinkExpired',
  '/ResetPassword?q=x',
  '/Support',
  '/Support/FAQ',
  '/Support/FAQ?q=zzzzzz',
  '/Support/FAQ/101',
  '/Support/Cookies',
  '/Support/GeneralTerms',
  '/Support/TradeTerms',
  '/Support/Privacy',
  '/Support/CodeOfConduct',
  '/etisk-regelsaet',
  '/Support/Changelog',
  '/Support/Changelog/2026-11-12',
  '/Blog',
  '/Reviews',
  '/Anmeldelser',
  '/findes-ikke',
]

const SITES = [
  { host: 'dk.localhost', landingPage: '/dating-i-aarhus', article: '/Blog/beskeder-der-faar-svar' },
  { host: 'dark.dk.localhost', landingPage: '/erotisk-dating', article: '/Blog/foerste-gang-i-klub' },
]

// Another page than the main site's, and so looked at on a wide screen, too.
test("no axe violation and no sideways scrolling on the dark site's front page", async ({ page, baseURL }) => {
  await answerCookies(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(siteUrl(baseURL, 'dark.dk.localhost', '/'))
  await expect(page.locator('main h1')).toBeVisible()
  await expectNoViolation(page)
  await expectNoSidewaysScrolling(page)
})

for (const { host, landingPage, article } of SITES) {
  test(
    `no axe violation and no sideways scrolling for a visitor of ${host}`,
    screensOf(host),
    async ({ page, baseURL }) => {
      await answerCookies(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of [...PAGES, landingPage, article]) {
        await page.goto(siteUrl(baseURL, host, path))
        await expect(page.locator('main :is(h1, h2)').first()).toBeAttached()
        if (path.includes('login')) await expect(page.getByRole('dialog')).toBeVisible()
        await expectNoViolation(page)
        await expectNoSidewaysScrolling(page)
      }
    },
  )
}
