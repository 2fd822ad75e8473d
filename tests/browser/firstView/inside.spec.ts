import { expect, test, type Page, type Route } from '@playwright/test'
import { anyScreen, bothScreens, PHONE } from '../anyScreen'
import { logOn, operationsOf } from '../member'
import { siteUrl, takenOver } from '../visitor'
import { complaintsOf } from './complaints'

/** One address for all that differ only in numbers and titles. */
const kindOf = (path: string) =>
  path
    .replace(/[?#].*/, '')
    .split('/')
    .map((part) => (/\d|-.*-/.test(part) ? ':part' : part))
    .join('/')

const MAX_PAGES = 60
const MEMBERS_PAGES = ['/Start', '/Mail', '/Settings', '/Community/Blogs/All']

test.describe('the client takes over what the server drew for members', () => {
  for (const { host, name, screens, begin, within = '/', atLeast } of [
    { host: 'dk.localhost', name: 'mikkel', screens: bothScreens, begin: MEMBERS_PAGES, atLeast: 30 },
    { host: 'dark.dk.localhost', name: 'luna', screens: anyScreen, begin: MEMBERS_PAGES, atLeast: 30 },
    {
      host: 'dk.localhost',
      name: 'support',
      screens: anyScreen,
      // With what staff see on members' pages.
      begin: ['/Admin/Tickets', '/Start', '/ProfileValidation', '/Community/Blogs/All'],
      within: '/Admin/',
      atLeast: 8,
    },
  ]) {
    test(`of all kinds of pages: ${name} on ${host}`, screens, async ({ page, baseURL }) => {
      await logOn(page, baseURL, name, host)
      // A browser's clock is never the server's.
      await page.clock.install({ time: Date.now() + 150_000 })
      const complaints = complaintsOf(page)
      const queue = [...begin]
      const kinds = new Set<string>()
      while (queue.length > 0 && kinds.size < MAX_PAGES) {
        const path = queue.shift() ?? ''
        if (kinds.has(kindOf(path))) continue
        kinds.add(kindOf(path))
        await expect(async () => {
          // What the page shows is there before its pictures.
          const response = await page.goto(siteUrl(baseURL, host, path), { waitUntil: 'domcontentloaded' })
          // A gateway that is busy leaves drawing to the browser.
          expect(await response?.text(), path).not.toContain('<div id="root"></div>')
        }).toPass()
        // Buttons wait until the client has taken over.
        await takenOver(page)
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
        await expect(page.locator('head > title'), path).toHaveCount(1)
        expect(complaints, path).toEqual([])
        const links = await page
          .locator(`a[href^="${within}"]`)
          .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
        for (const link of links) {
          if (link !== null && !/^\/(api|media|outbox)\b/.test(link) && !kinds.has(kindOf(link))) queue.push(link)
        }
      }
      expect(kinds.size).toBeGreaterThan(atLeast)
    })
  }

  for (const [host, name] of [
    ['no.localhost', 'supportno'],
    ['dark.se.localhost', 'selma'],
    ['uk.localhost', 'supportuk'],
  ] as const) {
    test(`in another language: ${name} on ${host}`, anyScreen, async ({ page, baseURL }) => {
      await logOn(page, baseURL, name, host)
      const complaints = complaintsOf(page)
      for (const path of ['/Start', '/Search/Newest', '/Visitors', '/Mail', '/Community/Blogs/All', '/Settings']) {
        await page.goto(siteUrl(baseURL, host, path), { waitUntil: 'domcontentloaded' })
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
        await takenOver(page)
        expect(complaints, path).toEqual([])
      }
    })
  }
})

test('a member sees the page before scripts run', anyScreen, async ({ page, browser, baseURL }) => {
  await logOn(page, baseURL, 'freja')
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ javaScriptEnabled: false, storageState })
  const still = await context.newPage()
  await expect(async () => {
    await still.goto(siteUrl(baseURL, 'dk.localhost', '/Start'))
    // A gateway that is busy leaves drawing to the browser.
    await expect(still.getByRole('heading', { level: 1 })).toBeVisible()
  }).toPass()
  await expect(still.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  const picture = still.getByRole('main').getByRole('img').first()
  await expect(picture).toBeVisible()
  await expect(picture).toHaveCSS('opacity', '1')
  await still.goto(siteUrl(baseURL, 'dk.localhost', '/Mail'))
  await expect(still.getByRole('list', { name: 'Beskeder' }).getByRole('link').first()).toBeVisible()
  // What it begins with is known to the browser alone.
  await still.goto(siteUrl(baseURL, 'dk.localhost', '/EditProfile/MatchSettings'))
  await expect(still.getByRole('banner').getByRole('link').first()).toBeVisible()
  await expect(still.getByRole('main').locator('[aria-busy=true] div').last()).toBeVisible()
  await context.close()
})

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE })

  test('what came drawn stays, and a click on it counts from the start', anyScreen, async ({ page, baseURL }) => {
    await logOn(page, baseURL, 'mikkel')
    for (const path of ['/Start', '/Search/Newest', '/Community/Blogs/All', '/Visitors', '/Mail']) {
      await page.goto(siteUrl(baseURL, 'dk.localhost', path), { waitUntil: 'commit' })
      const link = page.getByRole('main').locator('a[href]').last()
      // Before the client runs, or soon after.
      const first = await link.elementHandle()
      await takenOver(page)
      expect(await first?.evaluate((element) => element.isConnected), path).toBe(true)
    }
    await page.goto(siteUrl(baseURL, 'dk.localhost', '/Search/Newest'), { waitUntil: 'commit' })
    await page.getByRole('main').locator('a[href^="/Profile/"]').first().click()
    await expect(page).toHaveURL(/\/Profile\//)
  })
})

test('a page that came drawn stays where its reader has scrolled to', anyScreen, async ({ page, baseURL }) => {
  const y = () => page.evaluate(() => window.scrollY)
  const scroll = (top: number) => page.evaluate((place) => window.scrollTo(0, place), top)
  await logOn(page, baseURL, 'freja')
  for (const path of ['/Support/FAQ', '/Visitors']) {
    await page.goto(siteUrl(baseURL, 'dk.localhost', path), { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await scroll(150)
    await takenOver(page)
    expect(await y(), path).toBe(150)
    await page.reload()
    await takenOver(page)
    expect(await y(), path).toBe(150)
  }
  await page.getByRole('main').locator('a[href^="/Profile/"]').first().click()
  await expect(page).toHaveURL(/\/Profile\//)
  await expect.poll(y).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/Visitors$/)
  await expect.poll(y).toBe(150)
})

test('scripts come after the first pictures, but do not wait for ever', anyScreen, async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'freja')
  const finished: string[] = []
  let before: string[] | undefined
  page.on('request', (request) => void (request.resourceType() === 'script' && (before ??= [...finished])))
  page.on('requestfinished', (request) => finished.push(request.url()))
  const parsed = new Promise<void>((resolve) => page.once('domcontentloaded', () => resolve()))
  await page.route('**/media/**', async (route) => {
    await parsed
    await route.continue()
  })
  // However long they take.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(siteUrl(baseURL, 'dk.localhost', '/Start'))
  await expect.poll(() => before).toBeDefined()
  const drawn = page.locator('img[fetchpriority=high]')
  const pictures = await drawn.evaluateAll((all: HTMLImageElement[]) => all.map((each) => each.currentSrc))
  expect(pictures.length).toBeGreaterThan(0)
  expect(before).toEqual(expect.arrayContaining(pictures))

  await page.clock.resume()
  const held: Route[] = []
  await page.unrouteAll()
  await page.route('**/media/**', (route) => void held.push(route))
  await page.goto(siteUrl(baseURL, 'dk.localhost', '/Start'), { waitUntil: 'commit' })
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await takenOver(page)
  await Promise.all(held.map((route) => route.abort()))
})

test('what is kept in the tab comes back on a page that came drawn', anyScreen, async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'freja')
  const complaints = complaintsOf(page)
  await page.goto(siteUrl(baseURL, 'dk.localhost', '/Community/Blogs/All'))
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  const field = page.getByRole('main').getByRole('textbox').last()
  await field.fill('Ikke sendt endnu')
  await page.reload()
  await expect(field).toHaveValue('Ikke sendt endnu')
  await field.fill('')
  expect(complaints).toEqual([])
})

test('comments come drawn in the order that the member has chosen', anyScreen, async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'freja')
  const complaints = complaintsOf(page)
  await page.goto(siteUrl(baseURL, 'dk.localhost', '/Community/Blogs/Top/Commented?period=30'))
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  const byTime = page.getByRole('radio', { name: 'Efter tid' })
  await byTime.locator('xpath=..').click()
  const list = page.getByRole('list', { name: 'Kommentarer' })
  await expect(list.getByText(/^til /).first()).toBeVisible()
  const operations = operationsOf(page)
  const response = await page.reload()
  expect(await response?.text()).toMatch(/>til [^<]/)
  await takenOver(page)
  await expect(byTime).toBeChecked()
  await expect(list.getByText(/^til /).first()).toBeVisible()
  expect(operations.filter((operation) => operation.endsWith('Query'))).toEqual([])
  expect(complaints).toEqual([])
})

test.describe('far from home', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the times of a page are those of its reader', anyScreen, async ({ page, browser, baseURL }) => {
    await logOn(page, baseURL, 'freja')
    const complaints = complaintsOf(page)
    const operations = operationsOf(page)
    const timeOf = async (reader: Page) => {
      await reader.goto(siteUrl(baseURL, 'dk.localhost', '/Support/MyTickets'))
      await reader.getByRole('main').getByRole('listitem').getByRole('link').first().click()
      const time = reader.getByRole('main').locator('time').first()
      await expect(time).toBeVisible()
      // Drawn by the server, and taken over.
      await reader.reload()
      await takenOver(reader)
      return time.textContent()
    }
    const there = await timeOf(page)
    const storageState = await page.context().storageState()
    const context = await browser.newContext({ storageState, timezoneId: 'Europe/Copenhagen' })
    expect(there).not.toBe(await timeOf(await context.newPage()))
    expect(complaints).toEqual([])
    expect(operations.length).toBeLessThanOrEqual(2)
    await context.close()
  })
})

test('pages of two members that are drawn at once do not mix', anyScreen, async ({ page, browser, baseURL }) => {
  const other = await (await browser.newContext()).newPage()
  const drawn = async (reader: Page, name: string) => {
    await logOn(reader, baseURL, name)
    return () =>
      reader.evaluate(
        (paths) =>
          Promise.all(
            paths.map(async (path) => {
              const text = await (await fetch(path, { headers: { accept: 'text/html' } })).text()
              return new DOMParser().parseFromString(text, 'text/html').getElementById('root')?.textContent ?? ''
            }),
          ),
        ['/Settings', '/Start', '/Settings', '/Start', '/Settings'],
      )
  }
  const [ofFreja, ofMikkel] = [await drawn(page, 'freja'), await drawn(other, 'mikkel')]
  const [frejas, mikkels] = await Promise.all([ofFreja(), ofMikkel()])
  for (const [texts, own, others] of [
    [frejas, 'freja@example.test', 'mikkel@example.test'],
    [mikkels, 'mikkel@example.test', 'freja@example.test'],
  ] as const) {
    // A gateway that is busy leaves drawing to the browser.
    expect(texts.some((text) => text.includes(own))).toBe(true)
    for (const text of texts) expect(text).not.toContain(others)
  }
  await other.context().close()
})
