import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScrolling, expectNoViolation } from './accessibility'
import { anyScreen, bothScreens, screensOf } from './anyScreen'
import { askGraph, logOn, nameOf, newMember, openFromMenu, operationsOf } from './member'
import { siteUrl, takenOver } from './visitor'

const HTML = { status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1><p>at Orders.cs:31</p>' }
const GENERIC = 'Der opstod en fejl. Prøv igen.'

test('the title counts unread items, and the bell lists notifications', async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'mikkel')
  await page.goto('/Start')
  await expect(page).toHaveTitle(/^\(\d+\) Start · Nordlys$/)
  await page.getByRole('button', { name: /^Notifikationer, \d+ nye?$/ }).click()
  const panel = page.getByRole('dialog', { name: 'Notifikationer' })
  await expect(panel.getByRole('tab', { name: 'Alle', selected: true })).toBeVisible()
  await expect(panel.getByRole('listitem').first()).toBeVisible()
})

test.describe('a failure to load code', () => {
  const withhold = (page: Page, chunk: string) => page.route(`**/assets/${chunk}-*.js`, (route) => route.abort())

  test('for toasts leaves the page as it is', anyScreen, async ({ page }) => {
    const withheld = page.waitForEvent('requestfailed', (request) => request.url().includes('/pageExtras-'))
    await withhold(page, 'pageExtras')
    await page.goto('/')
    await withheld
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('for the shell’s own dialogs is reported in the member’s language', anyScreen, async ({ page, baseURL }) => {
    await newMember(page, baseURL)
    await withhold(page, 'BuyMembershipDialog')
    await page.goto('/Tags')
    await expect(page.getByRole('heading', { level: 1, name: 'Siden kom ikke igennem' })).toBeVisible()
  })
})

test('a menu whose code does not come says so, and opens once it does', anyScreen, async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'mikkel')
  await page.route('**/assets/insideExtras-*.js', (route) => route.abort())
  // As if the page had been loaded anew for it just now, which it is once a minute at most.
  const markReload = (at: number) =>
    page.evaluate((time) => sessionStorage.setItem('stale-chunk-reload', time), String(at))
  await markReload(Date.now())
  await page.goto('/Settings')
  await takenOver(page)
  const button = page.getByRole('banner').locator('button[aria-haspopup=menu]')
  await button.click()
  await expect(page.getByText('Der er ingen forbindelse til serveren')).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute('**/assets/insideExtras-*.js')
  await markReload(0)
  await expect(async () => {
    await button.click()
    await expect(page.getByRole('menu')).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('a session that ended elsewhere leads to the front page', anyScreen, async ({ page, baseURL }) => {
  await newMember(page, baseURL)
  await page.goto('/Start')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().clearCookies({ name: 'sid' })
  await openFromMenu(page, 'Indstillinger')
  await expect(page).toHaveURL((address) => address.pathname === '/')
  await expect(page.getByRole('link', { name: 'Log ind' }).first()).toBeVisible()
})

for (const [language, message] of [
  ['DA_DK', GENERIC],
  ['EN_GB', 'An error occurred. Please try again.'],
] as const) {
  test(
    `a fault of the server is told in the member's language (${language}), and nothing typed is lost`,
    anyScreen,
    async ({ page, baseURL }) => {
      await newMember(page, baseURL)
      await page.goto('/Settings')
      if (language === 'EN_GB') {
        await page.getByRole('combobox').selectOption(language)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
      }
      const field = page.getByRole('textbox', { name: language === 'DA_DK' ? 'Navn' : 'Name', exact: true })
      await field.fill('EtHeltNytNavn')
      await page.route('**/graphql', (route) => route.fulfill(HTML))
      await field.press('Enter')
      await expect(page.getByText(message)).toBeVisible()
      await expect(page.getByText('Orders.cs')).toBeHidden()
      await expect(field).toHaveValue('EtHeltNytNavn')
    },
  )
}

test('a screen that fails says so and can be retried', anyScreen, async ({ page, baseURL }) => {
  await newMember(page, baseURL)
  await page.goto('/Start')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/graphql', (route) => route.fulfill(HTML))
  await openFromMenu(page, 'Indstillinger')
  await expect(page.getByRole('alert')).toContainText('Siden kom ikke igennem')
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indstillinger')
})

test(
  'without a network the page shows a message, and continues when the network is back',
  anyScreen,
  async ({ page, baseURL }) => {
    await newMember(page, baseURL)
    await page.goto('/Start')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // What watches the connection comes after the screen, and does so last.
    await expect.poll(() => page.evaluate(() => caches.has('offline'))).toBe(true)
    // So does the code of the menu, which is open when the network goes.
    await page.getByRole('button', { name: /din konto/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.context().setOffline(true)
    await page.getByRole('menuitem', { name: 'Indstillinger', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Der er ingen forbindelse')
    await expect(page.getByRole('button', { name: 'Prøv igen' })).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indstillinger')
  },
)

test('a change of the news ticker does not move the current page and appears on the next', async ({
  page,
  baseURL,
}) => {
  await newMember(page, baseURL)
  const { site, viewer } = await askGraph(page, '{ site { id } viewer { id breakingNews { id } } }', {})
  await page.route('**/graphql', async (route) => {
    if (nameOf(route.request()) !== 'newsQuery') return route.fallback()
    await route.fulfill({ json: { data: { site: { ...site, newsTicker: null }, viewer } } })
  })
  await page.clock.install()
  await page.goto('/Start')
  const news = page.getByRole('region', { name: 'Nyheder' })
  await expect(news).toBeVisible()
  await takenOver(page)
  await page.clock.fastForward('00:31')
  const told = page.waitForResponse((response) => nameOf(response.request()) === 'newsQuery')
  await openFromMenu(page, 'Indstillinger')
  await (await told).finished()
  const top = () => page.getByRole('main').evaluate((element) => element.getBoundingClientRect().top)
  const withNews = await top()
  await openFromMenu(page, 'Min profil')
  await expect(news).toBeHidden()
  await expect.poll(top).toBeLessThan(withNews)
})

test('each navigation of a member sends at most one request to the graph', async ({ page, baseURL }) => {
  await newMember(page, baseURL)
  await page.goto('/Start')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tilpas' })).toBeVisible()
  const asked = operationsOf(page)
  await openFromMenu(page, 'Indstillinger')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indstillinger')
  expect(asked).toEqual(['SettingsScreenQuery'])
  // Both screens are cached: neither Back nor a link sends a request.
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Tilpas' })).toBeVisible()
  expect(asked).toEqual(['SettingsScreenQuery'])
})

test('a navigation moves the focus to the content and updates the title', anyScreen, async ({ page, baseURL }) => {
  await newMember(page, baseURL)
  await page.goto('/Start')
  await openFromMenu(page, 'Indstillinger')
  await expect(page).toHaveTitle(/Indstillinger · Nordlys$/)
  await expect(page.getByRole('main')).toBeFocused()
})

test('the first Tab leads past the shell to the content', async ({ page, baseURL }) => {
  await newMember(page, baseURL)
  await page.goto('/Settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Til indholdet' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a slow network shows the progress, and the old screen stays', anyScreen, async ({ page, baseURL }) => {
  await newMember(page, baseURL)
  await page.goto('/Start')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/graphql', async (route) => {
    await held
    await route.fallback()
  })
  await openFromMenu(page, 'Indstillinger')
  await expect(page.getByRole('progressbar')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Tilpas' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indstillinger')
  await expect(page.getByRole('progressbar')).toBeHidden()
})

// Elsewhere it stands beside the page.
test.describe('the drawer', anyScreen, () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await newMember(page, baseURL)
    await page.goto('/Start')
  })

  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

  test('works by keyboard alone', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Åbn menuen' })
    await button.press('Enter')
    await expect(drawer(page).locator(':focus')).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(button).toBeFocused()
    await button.press('Enter')
    await drawer(page).getByRole('link', { name: 'Indstillinger' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indstillinger')
    await expect(drawer(page)).toBeHidden()
  })

  test('opens and closes by a swipe of 75 px', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Åbn menuen' })).toBeVisible()
    const browser = await page.context().newCDPSession(page)
    const swipe = async (from: number, to: number) => {
      const at = (x: number) => [{ x, y: 400 }]
      await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
      await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) })
      await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(40, 110)
    await expect(drawer(page)).toBeHidden()
    await swipe(40, 150)
    await expect(drawer(page)).toBeVisible()
    await swipe(250, 100)
    await expect(drawer(page)).toBeHidden()
  })
})

const screens: [host: string, actor: string, paths: string[]][] = [
  ['dk.localhost', 'freja', ['/Start', '/Settings', '/EditProfile/Delete']],
  ['dk.localhost', 'loke', ['/ProfileValidation']],
  ['dk.localhost', 'runa', ['/ReAcceptance']],
  ['dark.dk.localhost', 'luna', ['/Start', '/Settings', '/EditProfile/Delete']],
  ['dark.dk.localhost', 'loke', ['/ProfileValidation']],
  ['dark.dk.localhost', 'runa', ['/ReAcceptance']],
]

for (const [host, actor, paths] of screens) {
  test(
    `no axe violation, and no sideways scrolling: ${host}, ${paths.join(', ')}`,
    screensOf(host),
    async ({ page, baseURL }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await logOn(page, baseURL, actor, host)
      for (const path of paths) {
        await page.goto(siteUrl(baseURL, host, path))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoViolation(page)
        await expectNoSidewaysScrolling(page)
      }
    },
  )
}

for (const host of ['dk.localhost', 'dark.dk.localhost']) {
  test(`no axe violation in the dialogs and menus of ${host}`, bothScreens, async ({ page, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await logOn(page, baseURL, 'support', host)
    await page.goto(siteUrl(baseURL, host, '/Start'))
    await page.getByRole('button', { name: 'Tilpas' }).click()
    await expect(page.getByRole('dialog', { name: 'Tilpas din startside' })).toBeVisible()
    await expectNoViolation(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Notifikationer/ }).click()
    await expect(page.getByRole('dialog', { name: 'Notifikationer' }).getByRole('tabpanel')).toBeVisible()
    await expectNoViolation(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /din konto/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectNoViolation(page)
  })
}
