import { expect, test, type Page, type Request } from '@playwright/test'
import { anyScreen, bothScreens } from './anyScreen'
import { askGraph, logOn, nameOf, newMember, openFromMenu, PASSWORD } from './member'
import { mailedLink, siteUrl } from './visitor'

const MAIN = 'dk.localhost'
const DARK = 'dark.dk.localhost'

const landings: [host: string, actor: string, address: RegExp, heading: RegExp][] = [
  [MAIN, 'freja', /\/Start$/, /freja/],
  [MAIN, 'mikkel', /\/Start$/, /mikkel/],
  [MAIN, 'annaogjonas', /\/Start$/, /annaogjonas/],
  [MAIN, 'luna', /\/Start$/, /luna/],
  [MAIN, 'bjarke', /\/Start$/, /bjarke/],
  [MAIN, 'support', /\/Start$/, /support/],
  [MAIN, 'developer', /\/Start$/, /developer/],
  [MAIN, 'loke', /\/ProfileValidation$/, /Validering/],
  [MAIN, 'runa', /\/ReAcceptance\?u=%2FStart$/, /betingelser/],
  [DARK, 'luna', /\/Start$/, /luna/],
  [DARK, 'support', /\/Start$/, /support/],
  [DARK, 'developer', /\/Start$/, /developer/],
  [DARK, 'freja', /:\d+\/$/, /./],
  [DARK, 'mikkel', /:\d+\/$/, /./],
  [DARK, 'loke', /\/ProfileValidation$/, /Validering/],
  [DARK, 'runa', /\/ReAcceptance$/, /betingelser/],
]

for (const [host, actor, address, heading] of landings) {
  test(
    `${actor} who wants the start page of ${host} lands where the guards say`,
    anyScreen,
    async ({ page, baseURL }) => {
      await logOn(page, baseURL, actor, host)
      await page.goto(siteUrl(baseURL, host, '/Start'))
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    },
  )
}

test('a locked member reaches only the deletion page', anyScreen, async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'loke')
  for (const path of ['/Settings', '/Support', '/']) {
    await page.goto(siteUrl(baseURL, MAIN, path))
    await expect(page).toHaveURL(/\/ProfileValidation$/)
  }
  await page.getByRole('link', { name: 'Slet min profil' }).click()
  await expect(page).toHaveURL(/\/EditProfile\/Delete$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slet din profil')
})

test(
  'the terms are accepted once, and lead on to the requested page',
  anyScreen,
  async ({ page, baseURL }, { project }) => {
    // The server stores the acceptance, so each project needs its own actor.
    const actor = project.name === 'phone' ? 'ronja' : 'ylva'
    await logOn(page, baseURL, actor)
    await page.goto(siteUrl(baseURL, MAIN, '/Settings'))
    await expect(page).toHaveURL(/\/ReAcceptance\?u=%2FSettings$/)
    await page.getByRole('checkbox').first().check()
    await page.getByRole('checkbox').last().check()
    await page.getByRole('main').getByRole('button').first().click()
    await expect(page).toHaveURL(/\/Settings$/)
    await page.reload()
    await expect(page).toHaveURL(/\/Settings$/)
  },
)

const sectionOrder = (page: Page) => page.getByRole('heading', { level: 2 }).allTextContents()

async function customise(page: Page) {
  await page.getByRole('button', { name: 'Tilpas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tilpas din startside' })
  await expect(dialog.locator(':focus')).toBeAttached()
  return dialog
}

test.describe('the start page of a new member', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await newMember(page, baseURL)
    await page.goto('/Start')
    await expect(page.getByRole('heading', { name: 'Nye ansigter', exact: true })).toBeVisible()
  })

  test('is arranged by keyboard alone', async ({ page }) => {
    const dialog = await customise(page)
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Flyt Konkurrencen' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByText('Konkurrencen er løftet, på plads 1.')).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('Konkurrencen er på plads 2.')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(page.getByText('Konkurrencen er lagt på plads 2.')).toBeAttached()
    await dialog.getByRole('button', { name: 'Gem' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect.poll(async () => (await sectionOrder(page)).slice(0, 2)).toEqual(['Nye ansigter', 'Halloween'])
    await page.reload()
    await expect.poll(async () => (await sectionOrder(page)).slice(0, 2)).toEqual(['Nye ansigter', 'Halloween'])
  })

  test('is arranged by dragging', bothScreens, async ({ page }) => {
    const dialog = await customise(page)
    const handle = dialog.getByRole('button', { name: 'Flyt Online nu' })
    // `hover` waits until the sheet has stopped moving.
    await handle.hover()
    const from = await handle.boundingBox()
    const to = await dialog
      .getByRole('button', { name: /^Flyt / })
      .first()
      .boundingBox()
    if (!from || !to) throw new Error('Nothing to drag')
    await page.mouse.move(from.x + 20, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(from.x + 20, from.y - 10, { steps: 5 })
    await page.mouse.move(to.x + 20, to.y + 10, { steps: 10 })
    await expect(page.getByText('Online nu er på plads 1.')).toBeAttached()
    await page.mouse.up()
    await expect(page.getByText('Online nu er lagt på plads 1.')).toBeAttached()
    // The list ignores clicks right after a drag.
    await expect(async () => {
      await dialog.getByRole('button', { name: 'Gem' }).click({ timeout: 1_000 })
      await expect(dialog).toBeHidden({ timeout: 2_000 })
    }).toPass({ timeout: 20_000 })
    await expect.poll(async () => (await sectionOrder(page))[0]).toBe('Online nu')
    await page.reload()
    await expect.poll(async () => (await sectionOrder(page))[0]).toBe('Online nu')
  })

  test('loses hidden sections, and restores them in the default order', anyScreen, async ({ page }) => {
    let dialog = await customise(page)
    await dialog.getByRole('switch', { name: 'Vis Nye ansigter' }).press('Space')
    await dialog.getByRole('button', { name: 'Gem' }).click()
    await expect(page.getByRole('heading', { name: 'Nye ansigter', exact: true })).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Online nu' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Nye ansigter', exact: true })).toBeHidden()
    dialog = await customise(page)
    await dialog.getByRole('button', { name: 'Tilbage til vores rækkefølge' }).click()
    await dialog.getByRole('button', { name: 'Gem' }).click()
    await expect(page.getByRole('heading', { name: 'Nye ansigter', exact: true })).toBeVisible()
  })
})

test.describe('the settings of a new member', () => {
  let member: Awaited<ReturnType<typeof newMember>>

  test.beforeEach(async ({ page, baseURL }) => {
    member = await newMember(page, baseURL)
    await page.goto('/Settings')
  })

  const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

  test('change the name everywhere; a taken name is refused at its field', anyScreen, async ({ page }) => {
    const field = part(page, 'Profilnavn').getByLabel('Navn', { exact: true })
    await field.fill('freja')
    await part(page, 'Profilnavn').getByRole('button', { name: 'Gem' }).click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue('freja')
    const next = `${member.name.slice(0, 17)}To`
    await field.fill(next)
    await part(page, 'Profilnavn').getByRole('button', { name: 'Gem' }).click()
    await expect(page.getByText('Gemt')).toBeVisible()
    await expect(page.getByRole('button', { name: `${next}, din konto` })).toBeVisible()
  })

  test('change the e-mail address by the link in the mail', anyScreen, async ({ page }) => {
    const next = `ny-${member.email}`
    await part(page, 'E-mail').getByLabel('Ny e-mailadresse').fill(next)
    await part(page, 'E-mail').getByLabel('Din nuværende adgangskode').fill(PASSWORD)
    await part(page, 'E-mail').getByRole('button', { name: 'Skift adresse' }).click()
    await expect(page.getByText(`Vi har sendt et link til ${next}`)).toBeVisible()
    await page.goto(await mailedLink(page, next, 'ConfirmEmail'))
    await page.getByRole('button', { name: 'Bekræft min adresse' }).click()
    await page.waitForURL((address) => !address.pathname.startsWith('/ConfirmEmail'))
    await page.goto('/Settings')
    await expect(page.getByText(`Din adresse er ${next}.`)).toBeVisible()
  })

  test('change the password, which ends other sessions', anyScreen, async ({ page, browser, baseURL }) => {
    const elsewhere = await browser.newPage({ baseURL })
    await logOn(elsewhere, baseURL, member.email.replace('@example.test', ''))
    await elsewhere.goto('/Settings')
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Indstillinger')

    const form = part(page, 'Adgangskode')
    await form.getByLabel('Din nuværende adgangskode').fill('forkert')
    await form.getByLabel('Ny adgangskode').fill('grøn bænk ved havnen')
    await form.getByRole('button', { name: 'Skift adgangskode' }).click()
    await expect(form.getByLabel('Ny adgangskode')).toHaveValue('grøn bænk ved havnen')
    await form.getByLabel('Din nuværende adgangskode').fill(PASSWORD)
    await form.getByRole('button', { name: 'Skift adgangskode' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'alle andre' })).toBeVisible()

    // The session has ended: the navigation reveals it, unless one of the page's own requests did so earlier and
    // interrupts the navigation.
    await elsewhere.goto('/Settings').catch(() => undefined)
    await expect(elsewhere).toHaveURL((address) => address.pathname === '/')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indstillinger')
    await elsewhere.close()
  })

  test(
    'change the password, and both tabs stay logged in after the old session has ended',
    anyScreen,
    async ({ page, request }) => {
      const isStream = (asked: Request) => asked.headers()['accept'] === 'text/event-stream'
      await page.waitForRequest(isStream)
      const tab = await page.context().newPage()
      await tab.goto(page.url())
      let answer = () => {}
      const answered = new Promise<void>((resolve) => (answer = resolve))
      await page.route('**/graphql', async (route) => {
        if (nameOf(route.request()) !== 'useChangePasswordMutation') return route.fallback()
        const url = new URL(route.request().url())
        const headers = { ...(await route.request().allHeaders()), host: url.host }
        // Only browsers resolve subdomains of localhost.
        url.hostname = '127.0.0.1'
        // The page's own context would receive the new session's cookie at once.
        const response = await request.post(url.href, { headers, data: route.request().postData() })
        await answered
        await route.fulfill({ response })
      })
      // Either the server or the page may close first.
      const streamEnded = Promise.race([
        page.waitForEvent('requestfinished', isStream),
        page.waitForEvent('requestfailed', isStream),
      ])
      const form = part(page, 'Adgangskode')
      await form.getByLabel('Din nuværende adgangskode').fill(PASSWORD)
      await form.getByLabel('Ny adgangskode').fill('grøn bænk ved havnen')
      await form.getByRole('button', { name: 'Skift adgangskode' }).click()
      await streamEnded

      for (const each of [page, tab]) {
        const refused = each.waitForResponse((response) => nameOf(response.request()) === 'useChangeNameMutation')
        const name = part(each, 'Profilnavn')
        await name.getByLabel('Navn', { exact: true }).fill(`${member.name.slice(0, 17)}To`)
        await name.getByRole('button', { name: 'Gem' }).click()
        expect(await (await refused).text()).toContain('UNAUTHENTICATED')
      }

      const asked = Promise.all(
        [page, tab].map((each) => each.waitForResponse((response) => nameOf(response.request()) === 'AppShellQuery')),
      )
      answer()
      await expect(page.getByRole('alert').filter({ hasText: 'alle andre' })).toBeVisible()
      await asked
      for (const each of [page, tab]) {
        await each.getByRole('link', { name: 'Slet min profil' }).click()
        await expect(each.getByRole('heading', { level: 1 })).toHaveText('Slet din profil')
      }
      expect(await askGraph(page, '{ viewer { isLoggedIn } }', {})).toEqual({ viewer: { isLoggedIn: true } })
    },
  )

  test('change the language of everything', anyScreen, async ({ page }) => {
    await part(page, 'Sprog').getByRole('combobox').selectOption('EN_GB')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    await expect(page).toHaveTitle(/^(\(\d+\) )?Settings · Nordlys$/)
  })

  test('delete the profile', anyScreen, async ({ page }) => {
    await page.getByRole('link', { name: 'Slet min profil' }).click()
    const submit = page.getByRole('button', { name: 'Slet min profil' })
    await expect(submit).toBeDisabled()
    await page.getByLabel('Din nuværende adgangskode').fill('forkert')
    await page.getByRole('checkbox').check()
    await submit.click()
    await expect(page.getByLabel('Din nuværende adgangskode')).toHaveValue('forkert')
    await expect(page).toHaveURL(/\/EditProfile\/Delete$/)
    await page.getByLabel('Din nuværende adgangskode').fill(PASSWORD)
    await submit.click()
    await expect(page).toHaveURL(/\/ProfileDeleted\?until=\d{4}-\d\d-\d\d$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Din profil er slettet')
    await page.goto('/Start')
    await expect(page).toHaveURL(/\?(.*&)?u=%2FStart/)
  })
})

test('logging out removes all data of the member from every tab', anyScreen, async ({ page, baseURL }) => {
  await newMember(page, baseURL)
  const otherTab = await page.context().newPage()
  await otherTab.goto('/Settings')
  await page.goto('/Start')
  await openFromMenu(page, 'Log ud')
  await expect(page).toHaveURL(siteUrl(baseURL, MAIN, '/'))
  await expect(otherTab).toHaveURL(siteUrl(baseURL, MAIN, '/'))
  await page.goBack()
  await expect(page).toHaveURL(/\?(.*&)?u=%2FStart/)
})

test('support impersonates a member under a banner and returns', anyScreen, async ({ page, browser, baseURL }) => {
  const other = await browser.newPage({ baseURL })
  const { name } = await newMember(other, baseURL)
  const { viewer } = await askGraph(other, '{ viewer { legacyId } }', {})
  const { legacyId } = viewer as { legacyId: number }
  await other.close()
  await logOn(page, baseURL, 'support')
  await page.goto(`/Admin/ActAs?q=${legacyId}`)
  await page.getByRole('button', { name: `Optræd som ${name}` }).click()
  await page.getByRole('dialog').getByLabel('Hvorfor').fill('A test of the box')
  await page.getByRole('dialog').getByRole('button', { name: 'Begynd' }).click()
  await expect(page).toHaveURL(siteUrl(baseURL, MAIN, '/Start'))
  const box = page.getByRole('complementary', { name: 'Du optræder som en anden' })
  await expect(box).toContainText(`${name} (profil ${legacyId})`)
  await box.getByRole('button').click()
  await expect(page).toHaveURL(siteUrl(baseURL, MAIN, '/Admin/ActAs'))
  await expect(page.getByRole('region', { name: 'Seneste gange' }).getByText(`support som ${name}`)).toBeVisible()
  await expect(box).toBeHidden()
})

// On a phone the menu lies over the page.
test('the menu shows the current page of staff in a low window, wide and narrow', async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'support')
  await page.goto('/Admin/ActAs')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const current = menu.getByRole('link', { name: 'Optræd som medlem' })
  await expect(current).toBeInViewport({ ratio: 1 })
  await expect(menu.getByRole('button', { name: 'Skjul menuen' })).toBeInViewport({ ratio: 1 })
  await menu.getByRole('button', { name: 'Gør menuen smal' }).click()
  await expect(menu.getByRole('button', { name: 'Gør menuen bred' })).toBeInViewport({ ratio: 1 })
  await expect(current).toBeInViewport({ ratio: 1 })
  await page.goto('/Start')
  await expect(menu.getByRole('link', { name: 'Start' })).toBeInViewport({ ratio: 1 })
})

test('a refusal for lack of a membership opens the offer for that feature', anyScreen, async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'freja')
  await page.goto('/Start')
  const room = page.getByRole('region', { name: 'Chatter lige nu' }).getByRole('button').first()
  await expect(room).toBeVisible()
  // No call of the shell requires a membership, so the test replaces the answer to one; the offer comes from the
  // server.
  await page.route('**/graphql', async (route) => {
    const isTicket = route.request().postData()?.includes('"path"')
    if (!isTicket) return route.fallback()
    const error = { message: 'no', extensions: { code: 'MEMBERS_ONLY', feature: 'CREATE_BLOG' } }
    return route.fulfill({ json: { data: null, errors: [error] } })
  })
  await room.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('kr. ')
  await expect(dialog).toContainText('Skriv din egen blog')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
