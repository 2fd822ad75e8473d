import { expect, test, type Page, type Request } from '@playwright/test'
import { expectNoViolation } from './accessibility'
import { anyScreen, bothScreens } from './anyScreen'
import { closeDialogs, logOn } from './member'
import { takenOver } from './visitor'

const women = encodeURIComponent(JSON.stringify({ genders: ['FEMALE'], persons: [{ ageFrom: 25, ageTo: 60 }] }))
/** A busy machine may be slow to render a page for the first time. */
const cards = (page: Page) => page.getByRole('list', { name: 'Dem, der blev fundet' }).getByRole('listitem')

/** The page's height shows how long the list is. */
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

function searches(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (isSearch(request)) sent.push(request.url())
  })
  return sent
}

function isSearch(request: Request): boolean {
  return request.url().endsWith('/graphql') && (request.postData() ?? '').includes('"options"')
}

test.beforeEach(async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'freja')
  await closeDialogs(page)
})

test('a shared link opens its search, with which the page comes', anyScreen, async ({ page }) => {
  const sent = searches(page)
  await page.goto(`/Search/Advanced?searchOptions=${women}&order=NAME`)
  await expect(cards(page).first()).toBeVisible()
  const set = page.getByRole('list', { name: 'Dine filtre' })
  await expect(set.getByRole('button', { name: /^Fjern/ })).toHaveText(['Kvinder', '25 til 60 år'])
  expect(sent).toEqual([])
})

test('Back restores the search, the loaded profiles and the scroll position', bothScreens, async ({ page }) => {
  await page.goto(`/Search?searchOptions=${women}`)
  await expect(cards(page).first()).toBeVisible()
  const first = await height(page)
  // The list loads more near its end, also for whoever was there before it was taken over.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect(await height(page)).toBeGreaterThan(first * 1.5)
  }).toPass()
  await page.evaluate(() => window.scrollTo(0, 1200))
  const names = cards(page).getByRole('link')
  const inSight = names.filter({ visible: true }).nth(6)
  await inSight.scrollIntoViewIfNeeded()
  const href = (await inSight.getAttribute('href')) ?? ''
  const place = await page.evaluate(() => window.scrollY)
  await inSight.click()
  await expect(page).toHaveURL(href)
  const sent = searches(page)
  await page.goBack()
  await expect.poll(() => height(page)).toBeGreaterThan(first * 1.5)
  await expect(page.locator(`a[href="${href}"]`).first()).toBeInViewport()
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(50)
  expect(sent).toEqual([])
})

test('the keyboard alone can search and open a profile', bothScreens, async ({ page, isMobile }) => {
  await page.goto('/Search')
  await takenOver(page)
  if (isMobile) await page.getByRole('button', { name: /^Filtre/ }).press('Enter')
  const choice = page.getByRole('checkbox', { name: 'Kvinder' })
  await expect(page).toHaveURL(/FEMALE/)
  await choice.focus()
  const found = page.waitForResponse((response) => isSearch(response.request()))
  await page.keyboard.press('Space')
  await expect(page).not.toHaveURL(/FEMALE/)
  await (await found).finished()
  await page.getByRole('link', { name: 'Flere filtre' }).focus()
  const isCard = () => page.evaluate(() => document.activeElement?.closest('[role=listitem]') !== null)
  for (let stops = 0; stops < 20 && !(await isCard()); stops += 1) await page.keyboard.press('Tab')
  expect(await isCard()).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/Profile\/\d+/)
})

test('an unknown path under the searches is not found', anyScreen, async ({ page }) => {
  await page.goto('/Search/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: 'Her er ikke noget' })).toBeVisible()
})

test('the searches can be used by everyone', bothScreens, async ({ page }) => {
  for (const path of [
    '/Search',
    `/Search/Advanced?searchOptions=${women}`,
    '/Search/MatchProfiles',
    '/Search/Online',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('radiogroup', { name: 'Sådan vises medlemmerne' })).toBeVisible()
    await expectNoViolation(page)
  }
})
