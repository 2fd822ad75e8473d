import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScrolling, expectNoViolation } from '../accessibility'
import { anyScreen } from '../anyScreen'
import { logOn, newMember, openFromMenu } from '../member'
import { answerCookies, siteUrl } from '../visitor'

const HEADING = 'Der er ingen forbindelse'
const bar = (page: Page) => page.getByText(/^Der er ingen forbindelse lige nu/)

/** The paths of everything in the caches of this site. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname).toSorted()
  })

/** Waits until the worker would answer for a page that cannot be loaded. */
async function untilPrepared(page: Page, file: string): Promise<void> {
  await expect.poll(() => cached(page)).toEqual([`/offline/${file}`, '/offline/offline.js'].toSorted())
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

test('without a connection a page is the offline page, and comes by itself', anyScreen, async ({ page, baseURL }) => {
  const { name } = await newMember(page, baseURL)
  await page.goto('/Mail')
  await untilPrepared(page, 'nordlys-da-DK.html')
  await page.goto('/Search/Newest')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('last-sections'))).toBe('["search","mail"]')
  await page.context().setOffline(true)
  await page.goto('/Settings')
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible()
  await expect(page).toHaveTitle('Ingen forbindelse')
  await expect(page.getByRole('listitem')).toHaveText(['Søg', 'Beskeder'])
  expect(await page.content()).not.toContain(name)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(251, 250, 248)')
  await expectNoViolation(page)
  await expectNoSidewaysScrolling(page)
  await page.context().setOffline(false)
  // The page asks every five seconds.
  await expect(page.getByRole('heading', { level: 1, name: 'Indstillinger' })).toBeVisible()
})

test('the offline page of a dark site names neither the site nor where one was', async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'freja', 'dark.dk.localhost')
  await page.goto(siteUrl(baseURL, 'dark.dk.localhost', '/Mail'))
  await untilPrepared(page, 'midnat-da-DK.html')
  await page.context().setOffline(true)
  await page.goto(siteUrl(baseURL, 'dark.dk.localhost', '/Search/Newest'))
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible()
  await expect(page).toHaveTitle('Ingen forbindelse')
  await expect(page.getByRole('link')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.innerText)).not.toContain('Midnat')
  expect(await page.evaluate(() => sessionStorage.getItem('last-sections'))).toBeNull()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(20, 16, 22)')
})

test('log-out leaves nothing of the member on the offline page', async ({ page, baseURL }) => {
  await newMember(page, baseURL)
  await page.goto('/Mail')
  await untilPrepared(page, 'nordlys-da-DK.html')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('last-sections'))).toBe('["mail"]')
  await openFromMenu(page, 'Log ud')
  await expect(page.getByRole('link', { name: 'Log ind' }).first()).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('last-sections'))).toBeNull()
  expect(await cached(page)).toEqual(['/offline/nordlys-da-DK.html', '/offline/offline.js'])
  await page.context().setOffline(true)
  await page.goto('/Mail')
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(0)
})

test('a bar says that there is no connection, and what is typed stays', anyScreen, async ({ page, baseURL }) => {
  await newMember(page, baseURL)
  await page.goto('/Settings')
  await untilPrepared(page, 'nordlys-da-DK.html')
  const field = page.getByRole('textbox', { name: 'Navn', exact: true })
  await field.fill('EtHeltNytNavn')
  await page.context().setOffline(true)
  await expect(bar(page)).toBeVisible()
  await expectNoSidewaysScrolling(page)
  await field.press('Enter')
  await expect(page.getByText('Der er ingen forbindelse til serveren').first()).toBeVisible()
  await expect(field).toHaveValue('EtHeltNytNavn')
  await page.context().setOffline(false)
  await expect(bar(page)).toBeHidden()
  await expect(field).toHaveValue('EtHeltNytNavn')
})

test('a visitor sees the bar when requests get no answer', async ({ page }) => {
  await answerCookies(page)
  await page.goto('/')
  await untilPrepared(page, 'nordlys-da-DK.html')
  await page.context().setOffline(true)
  await expect(bar(page)).toBeVisible()
  await page.context().setOffline(false)
  await expect(bar(page)).toBeHidden()
})

test.describe('a newer version', () => {
  /** Another worker in place of the present one, as a new build brings it. */
  async function deploy(page: Page): Promise<void> {
    await page.evaluate(async () => void (await navigator.serviceWorker.register('/service-worker.js?build=another')))
  }

  const isSamePage = (page: Page) => page.evaluate(() => 'mark' in window)

  test('does not cost what is half written, and is loaded at the next navigation after it', async ({
    page,
    baseURL,
  }) => {
    await newMember(page, baseURL)
    await page.goto('/Settings')
    await untilPrepared(page, 'nordlys-da-DK.html')
    await page.evaluate(() => Object.assign(window, { mark: true }))
    await deploy(page)
    const notice = page.getByText('En nyere version er klar')
    await expect(notice).toBeVisible()
    const field = page.getByRole('textbox', { name: 'Navn', exact: true })
    await field.fill('EtHeltNytNavn')
    await page.getByRole('button', { name: 'Hent den', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Hent den alligevel' })).toBeVisible()
    await expect(field).toHaveValue('EtHeltNytNavn')
    expect(await isSamePage(page)).toBe(true)
    await openFromMenu(page, 'Min profil')
    await expect(page).toHaveURL(/\/Profile\//)
    expect(await isSamePage(page)).toBe(true)
    await openFromMenu(page, 'Indstillinger')
    await expect(page.getByRole('heading', { level: 1, name: 'Indstillinger' })).toBeVisible()
    await expect.poll(() => isSamePage(page)).toBe(false)
  })
})
