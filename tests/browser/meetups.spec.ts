import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScrolling, expectNoViolation } from './accessibility'
import { anyScreen, bothScreens } from './anyScreen'
import { askGraph, closeDialogs, logOn, newMember, operationsOf } from './member'
import { siteUrl } from './visitor'

const MAIN = 'dk.localhost'
/** A lodge that `mikkel` is a co-owner of, and that everybody may join. */
const LODGE = { legacyId: 1, path: '/Community/Lodges/Lodge/1' }

const FIND = '{ lodge(legacyId: 1) { id } }'
const CREATE = `mutation ($input: CreateMeetupInput!) {
  createMeetup(input: $input) { meetup { legacyId } userErrors { code message field } }
}`

interface Planned {
  readonly meetup: { readonly legacyId: number }
}

/** The day a month from now, yyyy-MM-dd. */
const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const newTitle = () => `Aftentur ${Math.random().toString(36).slice(2, 8)}`

/** Plans a meetup for this test only, and returns its path. */
async function newMeetup(maker: Page, title: string): Promise<string> {
  const { lodge } = await askGraph(maker, FIND, {})
  const { createMeetup } = await askGraph(maker, CREATE, {
    lodgeId: (lodge as unknown as { readonly id: string }).id,
    key: crypto.randomUUID(),
    content: {
      title,
      html: '<p>Vi går en tur ved vandet.</p><h2>Tag med</h2><ul><li>Gode sko</li></ul>',
      place: 'Havnen',
      address: 'Havnegade 1, 4000 Roskilde',
      localBegin: `${inAMonth()}T18:30`,
      localEnd: `${inAMonth()}T20:00`,
      places: 8,
    },
  })
  return `${LODGE.path}/Calendar/Meetup/${(createMeetup as unknown as Planned).meetup.legacyId}`
}

test(
  'a newcomer joins a lodge, signs up for a meetup on the phone, and takes it into a calendar',
  anyScreen,
  async ({ browser, page, baseURL }) => {
    const maker = await (await browser.newContext()).newPage()
    await logOn(maker, baseURL, 'mikkel')
    const title = newTitle()
    const path = await newMeetup(maker, title)
    await newMember(page, baseURL)
    await closeDialogs(page)
    await page.goto(siteUrl(baseURL, MAIN, LODGE.path))
    await page.getByRole('button', { name: 'Vær med', exact: true }).click()
    await page.getByRole('link', { name: 'Træf', exact: true }).click()
    await expect(page).toHaveURL(siteUrl(baseURL, MAIN, `${LODGE.path}/Calendar`))
    await expect(page.getByRole('link', { name: 'Kommende' })).toBeVisible()
    const asked = operationsOf(page)
    await page.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(siteUrl(baseURL, MAIN, path))
    await expect(page.getByText('8 af 8 pladser tilbage')).toBeVisible()
    expect(asked.filter((name) => name.endsWith('ScreenQuery'))).toEqual(['MeetupScreenQuery'])
    await page.getByRole('button', { name: 'Tilmeld mig' }).click()
    await expect(page.getByText('7 af 8 pladser tilbage')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Hvem kommer (1)' })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Læg i din kalender' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.ics$/)
    await page.getByRole('link', { name: 'Træf', exact: true }).first().click()
    await expect(page.getByRole('article').filter({ hasText: title })).toContainText('Du kommer')
  },
)

test('the calendar, a meetup and its form are accessible', bothScreens, async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'mikkel')
  await closeDialogs(page)
  const meetup = await newMeetup(page, newTitle())
  const calendar = `${LODGE.path}/Calendar`
  for (const path of [
    calendar,
    `${calendar}/${inAMonth().slice(0, 7)}`,
    `${calendar}/${inAMonth()}`,
    meetup,
    `${meetup}/Edit`,
    `${calendar}/CreateMeetup`,
  ]) {
    await page.goto(siteUrl(baseURL, MAIN, path))
    await expect(page.locator('main :is(h1, h2)').first()).toBeVisible()
    await expectNoViolation(page)
    await expectNoSidewaysScrolling(page)
  }
})
