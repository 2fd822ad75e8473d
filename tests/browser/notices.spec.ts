import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectNoViolation, GUIDELINES } from './accessibility'
import { anyScreen, bothScreens } from './anyScreen'
import { askGraph, nameOf, newMember, openFromMenu, operationsOf } from './member'
import { newName, takenOver } from './visitor'

/** Two browsers start at once; a busy machine is slow with the first page of each. */
const bell = (page: Page, fresh: number) => page.getByRole('button', { name: new RegExp(`^Notifikationer, ${fresh} `) })

const inTitle = async (page: Page) => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0)

async function another(browser: Browser, baseURL: string | undefined): Promise<Page & { member: string }> {
  const page = await (await browser.newContext({ baseURL, locale: 'da-DK' })).newPage()
  const { name } = await newMember(page, baseURL)
  return Object.assign(page, { member: name })
}

interface Self {
  readonly viewer: { readonly legacyId: number }
}

async function likeProfileOf(receiver: Page, actor: Page): Promise<void> {
  const { viewer } = (await askGraph(receiver, '{ viewer { legacyId } }', {})) as unknown as Self
  const answer = await askGraph(actor, `{ profile(legacyId: ${viewer.legacyId}) { id } }`, {})
  const { profile } = answer as unknown as { profile: { id: string } }
  await askGraph(actor, 'useSetLikedMutation', { id: profile.id, liked: true })
}

function streamsOf(page: Page): string[] {
  const streams: string[] = []
  page.on('request', (request) => {
    if (request.headers()['accept'] === 'text/event-stream') streams.push(request.url())
  })
  return streams
}

/** Waits until the page has an event stream. */
async function hears(page: Page, streams: readonly string[]): Promise<void> {
  await expect.poll(() => streams.length).toBeGreaterThan(0)
  await expect(bell(page, 0)).toBeVisible()
}

test(
  'a notification of another member’s action arrives at once, leads to its subject, and is then read',
  bothScreens,
  async ({ page, browser, baseURL }) => {
    await newMember(page, baseURL)
    const streams = streamsOf(page)
    await page.goto('/Settings')
    await hears(page, streams)
    const before = await inTitle(page)
    const actor = await another(browser, baseURL)
    await likeProfileOf(page, actor)

    const popUp = page.getByRole('link', { name: `${actor.member} synes godt om din profil` })
    await expect(popUp).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: actor.member })).toHaveCount(1)
    await expect.poll(() => inTitle(page)).toBe(before + 1)
    await bell(page, 1).click()
    const row = page
      .getByRole('dialog', { name: 'Notifikationer' })
      .getByRole('link', { name: /synes godt om din profil/ })
    await expect(row).toHaveAccessibleName(new RegExp(`Ikke læst endnu.*${actor.member} synes godt om din profil`))
    // Checks only the panel, because it covers parts of the page.
    await expectNoViolation(page, { within: ['[role="dialog"]'], tags: GUIDELINES })

    await row.click()
    await expect(page).toHaveURL(/\/Profile\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(actor.member) })).toBeVisible()
    await expect(bell(page, 0)).toBeVisible()
    await expect.poll(() => inTitle(page)).toBe(before)
    await actor.context().close()
  },
)

test('one button marks everything of a tab as read', anyScreen, async ({ page, browser, baseURL }) => {
  await newMember(page, baseURL)
  const actor = await another(browser, baseURL)
  await likeProfileOf(page, actor)
  await page.goto('/Settings')
  await bell(page, 1).click()
  const panel = page.getByRole('dialog', { name: 'Notifikationer' })
  await panel.getByRole('tab', { name: 'Fællesskab' }).click()
  await expect(panel.getByText('Intet fra bloggene endnu.')).toBeVisible()
  await panel.getByRole('tab', { name: 'Profil' }).click()
  await expect(panel.getByText('Ikke læst endnu')).toHaveCount(1)
  await panel.getByRole('button', { name: 'Markér alle som læst' }).click()
  await expect(panel.getByText('Ikke læst endnu')).toHaveCount(0)
  await expect(bell(page, 0)).toBeVisible()
  await page.reload()
  await expect(bell(page, 0)).toBeVisible()
  await actor.context().close()
})

test('two tabs share one stream, and both receive its events', anyScreen, async ({ page, browser, baseURL }) => {
  await newMember(page, baseURL)
  const streams = streamsOf(page)
  await page.goto('/Settings')
  await hears(page, streams)
  const second = await page.context().newPage()
  const more = streamsOf(second)
  await second.goto('/Settings')
  await expect(bell(second, 0)).toBeVisible()
  const actor = await another(browser, baseURL)
  await likeProfileOf(page, actor)
  await expect(bell(page, 1)).toBeVisible()
  await expect(bell(second, 1)).toBeVisible()
  expect([streams.length, more.length]).toEqual([1, 0])

  // The tab that reads the stream closes, and the other one takes over.
  await page.close()
  await expect.poll(() => more.length).toBe(1)
  await actor.context().close()
})

test('without a stream, the counters are polled every minute', anyScreen, async ({ page, browser, baseURL }) => {
  await newMember(page, baseURL)
  await page.route('**/graphql', async (route) => {
    if (route.request().headers()['accept'] !== 'text/event-stream') return route.fallback()
    const refusal = JSON.stringify({ errors: [{ message: 'No', extensions: { code: 'STREAM_UNAVAILABLE' } }] })
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `event: next\ndata: ${refusal}\n\nevent: complete\n\n`,
    })
  })
  await page.clock.install()
  const streams = streamsOf(page)
  await page.goto('/Settings')
  await takenOver(page)
  await page.clock.runFor(3_000)
  await hears(page, streams)
  const actor = await another(browser, baseURL)
  await likeProfileOf(page, actor)
  await page.clock.runFor(61_000)
  await expect(bell(page, 1)).toBeVisible()
  await actor.context().close()
})

test(
  'push messages are requested, stored and marked, and end with the session',
  anyScreen,
  async ({ page, baseURL }) => {
    await newMember(page, baseURL)
    await askGraph(page, 'pushMutationsClearMutation', { requested: true })
    const endpoint = `https://fcm.googleapis.com/fcm/send/${newName()}`
    // A headless browser has no push service, and nobody whom it could ask.
    await page.addInitScript((address) => {
      Object.defineProperty(Notification, 'permission', { value: 'granted' })
      Object.assign(Notification, { requestPermission: async () => 'granted' })
      const subscription = {
        endpoint: address,
        toJSON: () => ({
          endpoint: address,
          keys: {
            p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
            auth: 'tBHItJI5svbpez7KI4CCXg',
          },
        }),
        unsubscribe: async () => {
          sessionStorage.setItem('unsubscribed', 'yes')
          return true
        },
      }
      Object.assign(PushManager.prototype, {
        subscribe: async () => subscription,
        getSubscription: async () => subscription,
      })
    }, endpoint)
    const asked = operationsOf(page)
    await page.goto('/NotificationSettings')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('pushSubscription'))).toContain(endpoint)
    expect(asked.filter((name) => name.startsWith('pushMutations'))).toEqual([
      'pushMutationsSubscribeMutation',
      'pushMutationsClearMutation',
    ])
    const { viewer } = await askGraph(page, '{ viewer { isPushPermissionDue } }', {})
    expect(viewer).toEqual({ isPushPermissionDue: false })

    await openFromMenu(page, 'Log ud')
    await expect(page).toHaveURL((address) => address.pathname === '/')
    expect(asked.filter((name) => name === 'pushMutationsUnsubscribeMutation')).toHaveLength(1)
    const left = await page.evaluate(() => [
      localStorage.getItem('pushSubscription'),
      sessionStorage.getItem('unsubscribed'),
    ])
    expect(left).toEqual([null, 'yes'])
  },
)

interface Ids {
  readonly site: { readonly id: string }
  readonly viewer: { readonly id: string }
}

test('breaking news waits for the start page, and no key closes it unread', async ({ page, baseURL }) => {
  await newMember(page, baseURL)
  const { site, viewer } = (await askGraph(page, '{ site { id } viewer { id } }', {})) as unknown as Ids
  const breakingNews = { id: 'QnJlYWtpbmdOZXdzOjE', title: 'Vi flytter', html: '<p>På mandag.</p>' }
  const data = { site: { ...site, newsTicker: null }, viewer: { ...viewer, breakingNews } }
  await page.route('**/graphql', async (route) => {
    if (nameOf(route.request()) !== 'newsQuery') return route.fallback()
    await route.fulfill({ json: { data } })
  })
  await page.clock.install()
  await page.goto('/Start')
  await expect(page.getByRole('button', { name: 'Tilpas' })).toBeVisible()
  await takenOver(page)
  await page.clock.fastForward('00:31')
  const told = page.waitForResponse((response) => nameOf(response.request()) === 'newsQuery')
  await openFromMenu(page, 'Indstillinger')
  await told
  const dialog = page.getByRole('dialog', { name: breakingNews.title })
  await expect(page.getByRole('textbox', { name: 'Navn', exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.getByRole('link', { name: 'Start' }).click()
  await expect(dialog.getByRole('heading', { name: breakingNews.title })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
})

test(
  'mails are unsubscribed by the button behind their link, and an invalid link says so',
  anyScreen,
  async ({ page }) => {
    await page.goto('/Unsubscribe?token=1-3.wrong')
    await page.getByRole('button', { name: 'Stop disse e-mails' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Linket er for gammelt' })).toBeVisible()
  },
)
