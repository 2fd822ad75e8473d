import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoSidewaysScrolling, expectNoViolation } from './accessibility'
import { askGraph, closeDialogs, logOn, newMember, PASSWORD } from './member'
import { siteUrl } from './visitor'

const MAIN = 'dk.localhost'
const DARK = 'dark.dk.localhost'

async function addProfilePicture(page: Page, baseURL: string | undefined): Promise<void> {
  const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#2f7a4d' } })
    .jpeg()
    .toBuffer()
  await page.goto(siteUrl(baseURL, MAIN, '/EditProfile/ProfilePictures'))
  await page.getByRole('button', { name: 'Tilføj et billede' }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('input[type=file]').setInputFiles([{ name: 'jeg.jpg', mimeType: 'image/jpeg', buffer }])
  await sheet.getByRole('checkbox', { name: /Jeg har ophavsretten/ }).check()
  await sheet.getByRole('button', { name: 'Gem 1 fil' }).click()
  await expect(sheet.getByRole('listitem').filter({ hasText: 'jeg.jpg' })).toBeHidden()
}

/** Lets a member into the dark sites: they apply on the main site, and staff approve. */
async function letIn(page: Page, staff: Page, baseURL: string | undefined): Promise<string> {
  const { name } = await newMember(page, baseURL)
  await closeDialogs(page)
  await addProfilePicture(page, baseURL)
  await page.goto(siteUrl(baseURL, MAIN, '/EditProfile/DarkProfile'))
  await expect(page).toHaveTitle(/^[^Mm]*Nordlys$/)
  await page.getByLabel('Hvorfor vil du gerne være med?').fill('Jeg vil gerne møde andre, der tænker som jeg.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Vi ser på det' })).toBeVisible()

  await logOn(staff, baseURL, 'support', DARK)
  await staff.goto(siteUrl(baseURL, DARK, '/Admin/Applications'))
  const application = staff.getByRole('article', { name })
  await application.getByRole('button', { name: 'Godkend' }).click()
  await expect(application).toBeHidden()
  return name
}

/** Logs the page's member in on the dark site. */
async function enterDark(page: Page, baseURL: string | undefined, name: string): Promise<void> {
  await page.goto(siteUrl(baseURL, DARK, '/healthz'))
  await askGraph(page, 'useLogOnMutation', {
    name: `${name.toLowerCase()}@example.test`,
    password: PASSWORD,
    rememberMe: false,
  })
}

test('a new member applies on the main site, is let in, and writes the first message on the dark one', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const staff = await (await browser.newContext({ locale: 'da-DK' })).newPage()
  const name = await letIn(page, staff, baseURL)
  await enterDark(page, baseURL, name)
  await page.goto(siteUrl(baseURL, DARK, '/Search/Newest'))
  const profile = page.getByRole('main').locator('a[href^="/Profile/"]').first()
  await profile.click()
  await page.getByRole('main').getByRole('button', { name: 'Skriv en besked' }).first().click()
  await page.getByRole('textbox', { name: /^Besked til/ }).fill('Hej, jeg er ny her.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Hej, jeg er ny her.')).toBeVisible()
  await staff.context().close()
})

test('discretion: a plain tab, pictures blurred until tapped, and a way out with no way back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const staff = await (await browser.newContext({ locale: 'da-DK' })).newPage()
  const name = await letIn(page, staff, baseURL)
  await staff.context().close()
  await enterDark(page, baseURL, name)
  await askGraph(page, 'useSaveDiscretionMutation', {
    hasDiscreetTab: true,
    hasBlurredPictures: true,
    awayMinutes: null,
  })
  await page.context().route(/wikipedia\.org/, (route) => route.fulfill({ body: 'An encyclopaedia' }))
  await page.goto(siteUrl(baseURL, DARK, '/Search/Newest'))
  await expect(page).toHaveTitle('Noter')
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon-plain.svg')
  const picture = page.getByRole('main').locator('img').first()
  await expect(picture).toHaveCSS('filter', /blur/)
  await expectNoViolation(page)
  await picture.click()
  await expect(picture).toHaveCSS('filter', 'none')
  await expect(page).toHaveURL(/\/Search\/Newest$/)

  await page.goto(siteUrl(baseURL, DARK, '/Kinks/Popular'))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/wikipedia\.org/)
  await page.goBack()
  await expect(page).toHaveURL(/wikipedia\.org/)
  await page.goto(siteUrl(baseURL, DARK, '/Kinks/Popular'))
  await page.getByRole('button', { name: 'Gå ud hurtigt' }).click()
  await expect(page).toHaveURL(/wikipedia\.org/)
})

test('every page of the dark world is accessible and fits its screen @both-screens', async ({ page, baseURL }) => {
  test.setTimeout(240_000)
  await logOn(page, baseURL, 'luna', DARK)
  for (const path of [
    '/Kinks/Popular',
    '/Kinks/All',
    '/EditProfile/DarkProfile',
    '/EditProfile/Relations',
    '/Search/Advanced?searchOptions={"commonKinks":1}',
  ]) {
    await page.goto(siteUrl(baseURL, DARK, path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolation(page)
    await expectNoSidewaysScrolling(page)
  }
})
