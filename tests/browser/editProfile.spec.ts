import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectNoSidewaysScrolling, expectNoViolation } from './accessibility'
import { anyScreen, screensOf } from './anyScreen'
import { askGraph, logOn, newMember, operationsOf, PASSWORD } from './member'
import { siteUrl, takenOver } from './visitor'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const textField = (page: Page) => page.getByRole('textbox', { name: /^(Din|Jeres) tekst$/ })
const headline = (page: Page) => page.getByRole('textbox', { name: 'Overskrift' })
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Rediger din profil' })

async function ownId(page: Page): Promise<number> {
  const { viewer } = await askGraph(page, '{ viewer { legacyId } }', {})
  return (viewer as unknown as { legacyId: number }).legacyId
}

test.describe('a new member', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await newMember(page, baseURL)
    await page.goto('/EditProfile')
    await expect(textField(page)).toBeVisible()
  })

  test(
    'edits the profile, finds the draft after a reload, and the saved text on the profile',
    anyScreen,
    async ({ page }) => {
      await headline(page).fill('Holder af stille morgener')
      await textField(page).click()
      await page.keyboard.type('Jeg bager brød og spiller klaver hver aften.')
      await page.getByRole('combobox', { name: 'Matchord' }).fill('Brød,havet,')
      await expect(page.getByText(/^Ikke gemt endnu/)).toBeVisible()

      await page.reload()
      await expect(page.getByText('Vi har gemt det, du skrev sidst.')).toBeVisible()
      await expect(headline(page)).toHaveValue('Holder af stille morgener')
      await expect(textField(page)).toHaveText('Jeg bager brød og spiller klaver hver aften.')
      await expect(page.getByText('havet', { exact: true })).toBeVisible()

      await page.getByRole('button', { name: 'Gem tekster' }).click()
      await expect(page.getByText('Gemt', { exact: true })).toBeVisible()
      await expect(page.getByText('Vi har gemt det, du skrev sidst.')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Gem tekster' })).toBeDisabled()

      await page.getByRole('link', { name: 'Se din profil' }).click()
      await expect(page.getByText('Jeg bager brød og spiller klaver hver aften.')).toBeVisible()
      await expect(page.getByText('Holder af stille morgener').first()).toBeVisible()
    },
  )

  test('discards a draft', anyScreen, async ({ page }) => {
    await textField(page).click()
    await page.keyboard.type('Det her var ikke så godt.')
    await expect(page.getByText(/^Ikke gemt endnu/)).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Smid det væk' }).click()
    await expect(textField(page)).toHaveText('')
    await page.reload()
    await expect(textField(page)).toHaveText('')
    await expect(page.getByText('Vi har gemt det, du skrev sidst.')).toBeHidden()
  })

  test('edits the profile by keyboard alone', async ({ page }) => {
    await takenOver(page)
    await headline(page).focus()
    await page.keyboard.type('Uden mus')
    // The toolbar is one tab stop; arrow keys move between tools.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Fed', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: 'Kursiv', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    await expect(textField(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.type('Klart')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.press('Enter')
    // Tab leaves the field from within a list too.
    await page.keyboard.type('- te')
    await page.keyboard.press('Enter')
    await page.keyboard.type('kaffe')
    await expect(textField(page).getByRole('listitem')).toHaveText(['te', 'kaffe'])
    await page.keyboard.press('Tab')
    await expect(page.getByRole('combobox', { name: 'Matchord' })).toBeFocused()
    await page.keyboard.type('te')
    await page.keyboard.press('Enter')
    const save = page.getByRole('button', { name: 'Gem tekster' })
    for (let stops = 0; stops < 4; stops++) {
      await page.keyboard.press('Tab')
      if (await save.evaluate((button) => button === document.activeElement)) break
    }
    await expect(save).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Gemt', { exact: true })).toBeVisible()

    const build = part(page, 'Dig').getByRole('combobox', { name: 'Kropsbygning' })
    await build.focus()
    await page.keyboard.press('ArrowDown')
    await expect(build).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(build).not.toHaveValue('Ikke oplyst')
    await part(page, 'Dig').getByRole('button', { name: 'Gem', exact: true }).press('Enter')
    await expect(page.getByText('Gemt', { exact: true }).last()).toBeVisible()

    await page.reload()
    await expect(textField(page).locator('strong')).toHaveText('Klart')
    await expect(textField(page).getByRole('listitem')).toHaveText(['te', 'kaffe'])
  })

  test('becomes a couple and a single again', anyScreen, async ({ page }) => {
    await page.getByRole('link', { name: 'Gør den til en parprofil' }).click()
    await expect(page.getByText('Fra nu af bliver I fundet som par.')).toBeVisible()
    await page.getByText('Mand', { exact: true }).click()
    await page.getByLabel('Vedkommendes fødselsdag').fill('02011985')
    await page.getByLabel('Din adgangskode').fill('forkert kode')
    await page.getByRole('button', { name: 'Bliv et par' }).click()
    await expect(page.getByText('Adgangskoden passer ikke.')).toBeVisible()
    await expect(page.getByLabel('Vedkommendes fødselsdag')).toHaveValue('02-01-1985')
    await page.getByLabel('Din adgangskode').fill(PASSWORD)
    await page.getByRole('button', { name: 'Bliv et par' }).click()

    await expect(part(page, 'Jer to')).toBeVisible()
    await expect(page).toHaveURL(/\/EditProfile$/)
    await expect(page.getByRole('group', { name: 'Person 2: Mand' })).toBeVisible()
    await page.getByRole('button', { name: 'Byt rækkefølge' }).click()
    await expect(page.getByRole('group', { name: 'Person 1: Mand' })).toBeVisible()

    await page.getByRole('link', { name: 'Gør den til én persons profil' }).click()
    await expect(page.getByText(/^Alt, den anden har fortalt/)).toBeVisible()
    await page.getByRole('radio', { name: /Kvinde/ }).check()
    await page.getByLabel(/^(Din|Jeres) adgangskode$/).fill(PASSWORD)
    const submit = page.getByRole('button', { name: 'Bliv en singleprofil' })
    await expect(submit).toBeDisabled()
    await page.getByRole('checkbox').check()
    await submit.click()
    await expect(part(page, 'Dig')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Byt rækkefølge' })).toBeHidden()
  })

  test('chooses match settings and notifications, which are stored', anyScreen, async ({ page }) => {
    await tabs(page).getByRole('link', { name: 'Hvem du søger' }).click()
    const anywhere = page.getByRole('switch', { name: 'Afstanden er ligegyldig' })
    const before = await anywhere.isChecked()
    await anywhere.press('Space')
    await page.getByRole('slider', { name: 'Yngste' }).press('ArrowRight')
    const ages = page.getByText(/^Mellem \d+ og \d+ år$/)
    const chosen = (await ages.textContent()) ?? ''
    await page.getByRole('button', { name: 'Gem', exact: true }).click()
    await expect(page.getByText('Gemt', { exact: true })).toBeVisible()
    await page.reload()
    await expect(ages).toHaveText(chosen)
    await expect(anywhere).toBeChecked({ checked: !before })

    await page.goto('/NotificationSettings')
    const sound = page.getByRole('group', { name: 'Nogen kigger på din profil' }).getByRole('checkbox', { name: 'Lyd' })
    const loud = await sound.isChecked()
    const saved = page.waitForResponse((response) => response.url().endsWith('/graphql'))
    await sound.setChecked(!loud)
    await saved
    await page.reload()
    await expect(sound).toBeChecked({ checked: !loud })
  })

  test('switches between pages with one request each', async ({ page }) => {
    const asked = operationsOf(page)
    const ways: [link: string, heading: string][] = [
      ['Hvem du søger', 'Hvem du søger'],
      ['Relationer', 'Relationer'],
      ['Om dig', 'Rediger din profil'],
    ]
    for (const [link, heading] of ways) {
      await tabs(page).getByRole('link', { name: link }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(tabs(page).getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page')
    }
    // The first page is cached.
    expect(asked).toEqual(['MatchSettingsScreenQuery', 'RelationsScreenQuery'])
  })
})

async function otherMember(browser: Browser, baseURL: string | undefined) {
  const page = await browser.newPage({ baseURL })
  const { name } = await newMember(page, baseURL)
  return { page, name, id: await ownId(page) }
}

test('a relation is requested, accepted, and ended by the other', anyScreen, async ({ page, browser, baseURL }) => {
  const { name } = await newMember(page, baseURL)
  const other = await otherMember(browser, baseURL)
  const { profile } = await askGraph(page, `{ profile(legacyId: ${other.id}) { id } }`, {})
  await askGraph(page, 'useRequestRelationMutation', {
    profileId: (profile as unknown as { id: string }).id,
    type: 'FRIEND',
  })
  await page.goto('/EditProfile/Relations')
  await expect(part(page, 'Du har spurgt').getByText(other.name)).toBeVisible()

  await other.page.goto('/EditProfile/Relations')
  await expect(part(other.page, 'Venter på dit svar').getByText(name)).toBeVisible()
  await other.page.getByRole('button', { name: 'Sig ja' }).click()
  await expect(part(other.page, 'Dine relationer').getByText(name)).toBeVisible()

  await page.reload()
  await expect(part(page, 'Dine relationer').getByText(other.name)).toBeVisible()
  await page.getByRole('button', { name: 'Afslut' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Relationen til ${other.name} tages af begge profiler.`)
  await dialog.getByRole('button', { name: 'Afslut' }).click()
  await expect(page.getByText('Ingen relationer endnu')).toBeVisible()

  await other.page.reload()
  await expect(other.page.getByText('Ingen relationer endnu')).toBeVisible()
  await other.page.close()
})

const PAGES = [
  '/EditProfile',
  '/EditProfile/Convert',
  '/EditProfile/MatchSettings',
  '/EditProfile/Relations',
  '/NotificationSettings',
]

const readers: [actor: string, host: string][] = [
  ['freja', 'dk.localhost'],
  ['annaogjonas', 'dk.localhost'],
  ['luna', 'dark.dk.localhost'],
]

for (const [actor, host] of readers) {
  test(
    `no axe violation and no sideways scrolling for ${actor} on ${host}`,
    screensOf(host),
    async ({ page, baseURL }) => {
      await logOn(page, baseURL, actor, host)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of PAGES) {
        await page.goto(siteUrl(baseURL, host, path))
        await expect(page.locator('main h1')).toBeVisible()
        if (path === '/EditProfile') await expect(textField(page)).toBeVisible()
        await expectNoViolation(page)
        await expectNoSidewaysScrolling(page)
      }
    },
  )
}
