import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScrolling, expectNoViolation } from './accessibility'
import { anyScreen } from './anyScreen'
import { askGraph, closeDialogs, logOn, newMember, operationsOf } from './member'
import { siteUrl, takenOver } from './visitor'

const MAIN = 'dk.localhost'
const EVENTS = '/Community/Events'

const CREATE = `mutation ($input: CreateEventInput!) {
  createEvent(input: $input) { event { id legacyId } userErrors { code message field } }
}`
const PUBLISH = `mutation ($input: PublishEventInput!) {
  publishEvent(input: $input) { event { id } userErrors { code message field } }
}`

interface Made {
  readonly event: { readonly id: string; readonly legacyId: number }
}

/** The day a month from now, yyyy-MM-dd. */
const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const newTitle = () => `Lys på vandet ${Math.random().toString(36).slice(2, 8)}`

/** Publishes an event for this test only, and returns its path. */
async function newEvent(host: Page, title: string): Promise<string> {
  const { createEvent } = await askGraph(host, CREATE, {
    key: crypto.randomUUID(),
    content: {
      title,
      html: '<p>Vi danser, til lamperne går ud.</p><h2>Tag med</h2><ul><li>Gode sko</li></ul>',
      kind: 'PARTY',
      place: 'Bådehuset',
      address: 'Havnegade 7',
      zipCode: '8000',
      localBegin: `${inAMonth()}T19:30`,
      localEnd: `${inAMonth()}T23:30`,
      places: 8,
    },
  })
  const { id, legacyId } = (createEvent as unknown as Made).event
  await askGraph(host, PUBLISH, { id })
  return `${EVENTS}/Event/${legacyId}`
}

test(
  'a newcomer finds an event on the phone and signs up, and a host without a network ticks them at the door',
  anyScreen,
  async ({ browser, page, baseURL }) => {
    const host = await (await browser.newContext()).newPage()
    await logOn(host, baseURL, 'support')
    await closeDialogs(host)
    const title = newTitle()
    const path = await newEvent(host, title)
    const { name } = await newMember(page, baseURL)
    await closeDialogs(page)

    await page.goto(siteUrl(baseURL, MAIN, `${EVENTS}/Upcoming?q=${encodeURIComponent(title)}`))
    const link = page.getByRole('link', { name: title })
    // The list is there, so what is asked from now on is asked for the event.
    await expect(link).toBeVisible()
    await takenOver(page)
    const asked = operationsOf(page)
    await link.click()
    await expect(page).toHaveURL(siteUrl(baseURL, MAIN, path))
    await expect(page.getByText('8 af 8 pladser tilbage')).toBeVisible()
    expect(asked.filter((operation) => operation.endsWith('ScreenQuery'))).toEqual(['EventScreenQuery'])
    await page.getByRole('button', { name: 'Tilmeld mig' }).click()
    await expect(page.getByText('7 af 8 pladser tilbage')).toBeVisible()

    const door = siteUrl(baseURL, MAIN, `${path}/CheckIn`)
    await host.goto(door)
    const box = host.getByRole('checkbox', { name })
    await expect(host.getByText('0 af 1 er kommet')).toBeVisible()
    await takenOver(host)
    await host.context().setOffline(true)
    await box.check()
    await expect(host.getByText('1 af 1 er kommet')).toBeVisible()
    await expect(host.getByText('1 kryds venter på nettet')).toBeVisible()
    await host.context().setOffline(false)
    await expect(host.getByText('1 kryds venter på nettet')).toBeHidden()
    await host.goto(door)
    await expect(box).toBeChecked()
    await expect(host.getByText('1 af 1 er kommet')).toBeVisible()
  },
)

test('the pages of events are accessible', anyScreen, async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'support')
  await closeDialogs(page)
  const event = await newEvent(page, newTitle())
  for (const path of [
    `${EVENTS}/Upcoming`,
    `${EVENTS}/Upcoming?date=${inAMonth().slice(0, 7)}`,
    `${EVENTS}/MyEvents?part=hosted`,
    event,
    `${event}/Edit`,
    `${event}/CheckIn`,
    `${event}/Mail`,
    '/Admin/EventAdmins',
  ]) {
    await page.goto(siteUrl(baseURL, MAIN, path))
    await expect(page.locator('main h1').first()).toBeVisible()
    await expectNoViolation(page)
    await expectNoSidewaysScrolling(page)
  }
})
