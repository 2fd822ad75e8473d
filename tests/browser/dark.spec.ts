import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScrolling, expectNoViolation, GUIDELINES } from './accessibility'
import { bothScreens, PHONE } from './anyScreen'
import { DARK, enterDark, logInByDialog, newApplicant, portrait } from './darkMember'
import { askGraph, closeDialogs, logOn, newMember } from './member'
import { pay } from './pay'
import { siteUrl, takenOver } from './visitor'

const MAIN = 'dk.localhost'
/** What no page title, address or text of a main site says to its reader before they have asked for it. */
const TELLING = /midnat|dark|kink|erotisk/i

/** Opens another page of the site where the page is. */
const visit = (page: Page, path: string) => page.goto(new URL(path, page.url()).href)

/** A member of this test who has been let in. */
async function newInsider(page: Page, staff: Page, baseURL: string | undefined) {
  const member = await newApplicant(page, baseURL)
  await logOn(staff, baseURL, 'support', DARK)
  await askGraph(staff, 'useDecideDarkApplicationMutation', { profileId: member.profileId, decision: 'APPROVED' })
  await enterDark(page, baseURL, member)
  return member
}

async function withStaff<T>(page: Page, act: (staff: Page) => Promise<T>): Promise<T> {
  const context = await page.context().browser()?.newContext({ locale: 'da-DK' })
  if (!context) throw new Error('No browser')
  const result = await act(await context.newPage())
  await context.close()
  return result
}

/** Answers for the page that the quick exit leads to, which is not ours. */
async function standInForElsewhere(page: Page): Promise<void> {
  await page.context().route(/wikipedia\.org/, (route) => route.fulfill({ body: 'An encyclopaedia' }))
}

test('a new member applies, is let in at the desk, and writes the first message on the dark site', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { name, email } = await newMember(page, baseURL)
  await closeDialogs(page)
  await visit(page, '/EditProfile/DarkProfile')
  await expect(page).not.toHaveTitle(TELLING)
  await page.getByRole('link', { name: 'Et profilbillede' }).click()
  await page.getByRole('button', { name: 'Tilføj et billede' }).first().click()
  const file = { name: 'jeg.jpg', mimeType: 'image/jpeg', buffer: await portrait() }
  const sheet = page.getByRole('dialog').filter({ has: page.locator('input[type=file]') })
  await sheet.locator('input[type=file]').setInputFiles([file])
  await page.getByRole('dialog', { name: 'Drej og beskær' }).getByRole('button', { name: 'Brug det her' }).click()
  await sheet.getByRole('checkbox', { name: /Jeg har ophavsretten/ }).check()
  await sheet.getByRole('button', { name: 'Gem 1 fil' }).click()
  await expect(sheet).toBeHidden()

  await visit(page, '/EditProfile/DarkProfile')
  await page.getByLabel('Hvorfor vil du gerne være med?').fill('Jeg vil gerne møde andre, der tænker som jeg.')
  await expectNoViolation(page, { tags: GUIDELINES })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Vi ser på det' })).toBeVisible()

  await withStaff(page, async (staff) => {
    await logOn(staff, baseURL, 'support', DARK)
    await staff.goto(siteUrl(baseURL, DARK, '/Admin/Applications'))
    const application = staff.getByRole('article', { name })
    const more = staff.getByRole('button', { name: 'Vis flere' })
    await expect(application.or(more).first()).toBeVisible()
    while (!(await application.isVisible())) await more.click()
    await expectNoViolation(staff, { tags: GUIDELINES })
    await application.getByRole('button', { name: 'Godkend' }).click()
    await expect(application).toBeHidden()
  })

  await page.goto(siteUrl(baseURL, DARK, '/?login=1'))
  await logInByDialog(page, { email })
  await expect(page).toHaveURL(/\/Start$/)
  await visit(page, '/Search/Newest')
  await page.getByRole('main').locator('a[href^="/Profile/"]').first().click()
  await expect(page).toHaveURL(/\/Profile\//)
  const profile = page.url()
  const write = page.getByRole('main').getByRole('button', { name: 'Skriv en besked' })
  await expect(write).toHaveCount(1)
  await write.click()
  const offer = page.getByRole('dialog', { name: 'Skriv brevet nu' })
  await offer.getByRole('checkbox').check()
  await offer.getByRole('button', { name: /^Betal kr\.\s49,00/ }).click()
  await pay(page, '4111111111111111')
  await expect(page.getByText(/^Medlem til/)).toBeVisible()
  await page.goto(profile)
  await write.click()
  await page.getByRole('textbox', { name: /^Besked til/ }).fill('Hej, jeg er ny her.')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').getByText('Hej, jeg er ny her.')).toBeVisible()
})

const answers = [
  ['MORE_ASKED', 'Vi har læst din ansøgning', 'Svar os'],
  ['DECLINED', 'denne gang blev svaret nej', 'Din ansøgning'],
] as const

for (const [decision, said, step] of answers) {
  test(`an applicant whose answer is ${decision} reads it on the front page of the dark site`, async ({
    page,
    baseURL,
  }) => {
    const member = await newApplicant(page, baseURL)
    await enterDark(page, baseURL, member)
    await visit(page, '/')
    const main = page.getByRole('main')
    await expect(main.getByText('der er ikke svar endnu')).toBeVisible()
    await withStaff(page, async (staff) => {
      await logOn(staff, baseURL, 'support', DARK)
      const { profileId } = member
      await askGraph(staff, 'useDecideDarkApplicationMutation', { profileId, decision, reason: 'Fortæl om dig selv.' })
    })
    await page.reload()
    await expect(main.getByText(said)).toBeVisible()
    await expect(main.getByText('Fortæl om dig selv.')).toBeVisible()
    await expectNoViolation(page, { tags: GUIDELINES })
    await main.getByRole('link', { name: step }).click()
    await expect(page).toHaveURL(siteUrl(baseURL, MAIN, '/EditProfile/DarkProfile'))
    await expect(main.getByText('Fortæl om dig selv.')).toBeVisible()
    await expect(main.getByLabel('Hvorfor vil du gerne være med?')).toBeVisible({ visible: decision === 'MORE_ASKED' })
  })
}

test('discretion is chosen by keyboard: a plain tab on every page, and pictures blurred until tapped', async ({
  page,
  browser,
  baseURL,
}) => {
  await withStaff(page, (staff) => newInsider(page, staff, baseURL))
  await visit(page, '/EditProfile/DarkProfile')
  await page.getByRole('switch', { name: 'Diskret faneblad' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Gem' }).last().press('Enter')
  await expect(page.getByText('Gemt', { exact: true })).toBeVisible()
  const expectPlain = async () => {
    await expect(page).toHaveTitle('Noter')
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon-plain.svg')
  }
  await expectPlain()

  const titles: string[] = []
  for (const path of ['/Kinks/Popular', '/Reviews', '/NoSuchPage', '/Search/Newest']) {
    const response = await visit(page, path)
    titles.push(/<title>([^<]*)/.exec((await response?.text()) ?? '')?.[1] ?? 'none')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectPlain()
  }
  // What the browser keeps in its history before the client runs.
  expect(new Set(titles)).toEqual(new Set(['Noter']))

  const picture = page.getByRole('main').locator('img').first()
  await expect(picture).toHaveCSS('filter', /blur/)
  await expectNoViolation(page, { tags: GUIDELINES })
  // The card's link lies over its picture; the tap is at the place of both.
  await picture.click({ force: true })
  await expect(picture).toHaveCSS('filter', 'none')
  await expect(page).toHaveURL(/\/Search\/Newest$/)

  // Already before scripts run.
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ javaScriptEnabled: false, storageState, userAgent: PHONE })
  const still = await context.newPage()
  await expect(async () => {
    await still.goto(siteUrl(baseURL, DARK, '/Search/Newest'))
    // A gateway that is busy leaves drawing to the browser.
    await expect(still.getByRole('main').locator('img').first()).toBeVisible()
  }).toPass()
  for (const img of await still.getByRole('main').locator('img').all()) await expect(img).toHaveCSS('filter', /blur/)
  await expect(still).toHaveTitle('Noter')
  await context.close()
})

test('who has been away logs in again, behind a plain tab, and goes on where they were', async ({ page, baseURL }) => {
  const member = await withStaff(page, (staff) => newInsider(page, staff, baseURL))
  await askGraph(page, 'useSaveDiscretionMutation', { hasDiscreetTab: true, hasBlurredPictures: false, awayMinutes: 5 })
  await page.clock.install()
  await visit(page, '/Kinks/Popular')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Gå ud hurtigt' })).toBeVisible()
  await takenOver(page)
  await page.clock.fastForward('04:30')
  await page.mouse.move(100, 100)
  await page.clock.fastForward('04:30')
  await expect(page.getByRole('heading', { level: 1, name: 'Kinks' })).toBeVisible()
  await page.clock.fastForward('05:30')
  await expect(page.getByRole('dialog', { name: 'Log ind' })).toBeVisible()
  await expect(page).toHaveTitle('Noter')
  const { viewer } = await askGraph(page, '{ viewer { isLoggedIn } }', {})
  expect(viewer).toEqual({ isLoggedIn: false })
  await logInByDialog(page, member)
  await expect(page).toHaveURL(/\/Kinks\/Popular$/)
})

test('the quick exit leads away by key and by button, and Back does not lead in again', async ({ page, baseURL }) => {
  await standInForElsewhere(page)
  await logOn(page, baseURL, 'luna', DARK)
  const expectAway = async () => {
    await expect(page).toHaveURL('https://da.wikipedia.org/')
    await expect(page.getByText('An encyclopaedia')).toBeVisible()
  }
  await visit(page, '/Kinks/All')
  await visit(page, '/Kinks/Popular')
  const exit = page.getByRole('button', { name: 'Gå ud hurtigt' })
  await expect(exit).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expectAway()
  await page.goBack()
  await expectAway()

  // Whoever means to come back is let in.
  await page.goto(siteUrl(baseURL, DARK, '/Kinks/Popular'))
  await exit.click()
  await expectAway()
  await page.goBack()
  await expectAway()
})

test('Back into a tab that was left shows nothing, even before the client runs', async ({ page, baseURL }) => {
  await standInForElsewhere(page)
  await logOn(page, baseURL, 'luna', DARK)
  await visit(page, '/Kinks/All')
  await visit(page, '/Kinks/Popular')
  await page.getByRole('button', { name: 'Gå ud hurtigt' }).click()
  await expect(page).toHaveURL('https://da.wikipedia.org/')
  await page.route('**/assets/**', (route) => route.abort())
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(siteUrl(baseURL, DARK, '/Kinks/All'))
  await expect(page.locator('html')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  // What would be seen, had nobody left.
  await page.goto(siteUrl(baseURL, DARK, '/Kinks/All'))
  await expect(page.getByRole('banner')).toBeVisible()
})

test('the pages of the dark site are accessible and fit their screen', bothScreens, async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'luna', DARK)
  for (const path of [
    '/Kinks/Popular',
    '/Kinks/All',
    '/EditProfile/DarkProfile',
    '/EditProfile/Relations',
    '/Search/Advanced?searchOptions={"commonKinks":1}',
  ]) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolation(page, { tags: GUIDELINES })
    await expectNoSidewaysScrolling(page)
  }
})
