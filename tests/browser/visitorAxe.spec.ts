import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
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
  '/Reviews',
  '/Anmeldelser',
  '/dating-i-aarhus',
  '/findes-ikke',
]

for (const host of ['dk.localhost', 'dark.dk.localhost']) {
  for (const path of PAGES) {
    test(`no axe violation, and no sideways scrolling: ${host}${path}`, async ({ page, baseURL }) => {
      await answerCookies(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(siteUrl(baseURL, host, path))
      await expect(page.locator('h1').first()).toBeAttached()
      if (path.includes('login')) await expect(page.getByRole('dialog')).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ html }) => html) }))).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
}
