import { expect, test, type Browser, type Page, type TestInfo } from '@playwright/test'
import { expectNoSidewaysScrolling, expectNoViolation } from './accessibility'
import { anyScreen, bothScreens, screensOf } from './anyScreen'
import { askGraph, closeDialogs, logOn, newMember, operationsOf } from './member'
import { newName, siteUrl } from './visitor'

/** A busy machine may be slow to render a page for the first time. */
const MAIN = 'dk.localhost'
const DARK = 'dark.dk.localhost'

/** Each project writes as a different member, so that they do not interfere. */
const payer = ({ project }: TestInfo) => (project.name === 'phone' ? 'annaogjonas' : 'mikkel')

const rows = (page: Page) => page.getByRole('list', { name: 'Beskeder' }).getByRole('article')
const row = (page: Page, name: string) => rows(page).filter({ has: page.getByRole('link', { name, exact: true }) })
const back = (page: Page) => page.getByRole('link', { name: /^Til (dine|jeres) beskeder$/ })

interface Somebody {
  readonly page: Page
  readonly name: string
  readonly id: string
  readonly legacyId: number
}

/** Creates a new member in a separate browser context, without a membership: can read but not write. */
async function somebody(browser: Browser, baseURL: string | undefined): Promise<Somebody> {
  const page = await (await browser.newContext({ baseURL, locale: 'da-DK' })).newPage()
  const { name } = await newMember(page, baseURL)
  await closeDialogs(page)
  const { viewer } = (await askGraph(page, '{ viewer { profile { id legacyId } } }', {})) as unknown as {
    viewer: { profile: Pick<Somebody, 'id' | 'legacyId'> }
  }
  return { page, name, ...viewer.profile }
}

/** Sends a message with a request of the test instead of the user interface. */
async function write(page: Page, { id }: Pick<Somebody, 'id'>, text: string): Promise<void> {
  const mutation = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { userErrors { message } } }'
  await askGraph(page, mutation, { profileId: id, text, key: crypto.randomUUID() })
}

/** Chooses an action on a conversation from the menu (desktop) or the sheet (phone). */
async function choose(page: Page, name: string, action: string): Promise<void> {
  await row(page, name).hover()
  await row(page, name)
    .getByRole('button', { name: `Mere om samtalen med ${name}` })
    .click()
  const named = { name: action, exact: true }
  await page.getByRole('menuitem', named).or(page.getByRole('dialog').getByRole('button', named)).click()
}

test(
  'a conversation opens beside or instead of its list, by one request, and Back returns to the list',
  bothScreens,
  async ({ page, browser, baseURL }, info) => {
    const [first, second] = [await somebody(browser, baseURL), await somebody(browser, baseURL)]
    await logOn(page, baseURL, payer(info))
    await closeDialogs(page)
    await write(page, first, 'Hej med dig')
    await write(page, second, 'Goddag')
    const asked = operationsOf(page)
    const screens = () => asked.splice(0).filter((name) => name === 'MailScreenQuery')
    await page.goto('/Mail')
    await expect(row(page, second.name)).toContainText(/(Du|Jer): Goddag/)
    // The page came with it.
    expect(screens()).toEqual([])

    for (const { name } of [second, first]) {
      await row(page, name).getByRole('link').click()
      await expect(page).toHaveURL(/\/Mail\/\d+$/)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      expect(screens()).toHaveLength(1)
      if (info.project.name === 'phone') {
        await expect(row(page, name)).toBeHidden()
        await back(page).click()
      }
      await expect(row(page, name)).toBeVisible()
    }
    expect(screens()).toEqual([])

    await page.goto('/Mail/999999999')
    await expect(page.getByRole('heading', { level: 1, name: 'Samtalen er ikke tilgængelig' })).toBeVisible()
    await back(page).click()
    await expect(row(page, first.name)).toBeVisible()
    for (const { page: other } of [first, second]) await other.context().close()
  },
)

test('the list is searched, filtered, pinned and tidied', async ({ page, browser, baseURL }, info) => {
  const other = await somebody(browser, baseURL)
  await other.page.context().close()
  await logOn(page, baseURL, payer(info))
  await closeDialogs(page)
  await write(page, other, `Kodeord ${other.name}`)
  await page.goto('/Mail')
  await expect(row(page, other.name)).toBeVisible()

  await page.getByRole('searchbox').fill(other.name)
  await expect(page).toHaveURL(`/Mail?text=${other.name}`)
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('der står intet om dette')
  await page.getByRole('link', { name: 'Ryd søgningen' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')

  await page.getByRole('navigation', { name: 'Hvilke samtaler' }).getByRole('link', { name: 'Medlemmer' }).click()
  await expect(page).toHaveURL('/Mail?kind=NORMAL')
  await expect(row(page, other.name)).toBeVisible()
  await page.getByRole('link', { name: /^Ulæste/ }).click()
  await expect(page).toHaveURL('/Mail?kind=NORMAL&unread=1')
  await expect(row(page, other.name)).toHaveCount(0)

  await page.goto('/Mail')
  await choose(page, other.name, 'Fastgør øverst')
  await expect(row(page, other.name)).toContainText('Fastgjort')
  await page.reload()
  await expect(rows(page).filter({ hasText: 'Fastgjort' }).filter({ hasText: other.name })).toBeVisible()

  await choose(page, other.name, 'Slet samtalen')
  await page.getByRole('dialog').getByRole('button', { name: 'Slet', exact: true }).click()
  await expect(row(page, other.name)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Beskeder' })).toBeVisible()
  await expect(row(page, other.name)).toHaveCount(0)
})

test('a sent message appears in the other’s list at once', anyScreen, async ({ page, browser, baseURL }, info) => {
  const other = await somebody(browser, baseURL)
  await other.page.goto('/Mail')
  // A new member has a welcome message from the site.
  await expect(row(other.page, 'Nordlys')).toBeVisible()
  const name = payer(info)
  await logOn(page, baseURL, name)
  await write(page, other, 'Godaften')
  await expect(row(other.page, name)).toContainText('Godaften')
  await expect(row(other.page, name)).toContainText('1 ulæst besked')
  await write(page, other, 'Er du der?')
  await expect(row(other.page, name)).toContainText('Er du der?')
  await choose(other.page, name, 'Markér som læst')
  await expect(row(other.page, name)).not.toContainText('ulæst')
  await other.page.context().close()
})

test('a group is created, grows, shrinks and is left', anyScreen, async ({ page, browser, baseURL }, info) => {
  const [first, second] = [await somebody(browser, baseURL), await somebody(browser, baseURL)]
  await logOn(page, baseURL, payer(info))
  await closeDialogs(page)
  const group = newName()
  const pick = async (name: string) => {
    await page.getByLabel('Find medlemmer på navn').fill(name)
    await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check()
  }
  await page.goto('/Mail')
  await page.getByRole('button', { name: 'Ny gruppe' }).click()
  await page.getByRole('button', { name: 'Start gruppen' }).click()
  await expect(page.getByText('Giv gruppen et navn.')).toBeVisible()
  await page.getByLabel('Gruppens navn').fill(group)
  await pick(first.name)
  await page.getByRole('button', { name: 'Start gruppen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: group })).toBeVisible()

  await first.page.goto('/Mail')
  await expect(row(first.page, group)).toContainText('startede gruppen')

  if (info.project.name === 'phone') await back(page).click()
  await choose(page, group, 'Gruppens medlemmer')
  await page.getByRole('button', { name: 'Tilføj nogen' }).click()
  await pick(second.name)
  await page.getByRole('button', { name: 'Tilføj 1' }).click()
  const members = page.getByRole('list', { name: 'Gruppens medlemmer' })
  await expect(members.getByRole('listitem')).toHaveCount(3)
  await members.getByRole('button', { name: `Fjern ${second.name} fra gruppen` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fjern', exact: true }).click()
  await expect(members.getByRole('listitem')).toHaveCount(2)
  await page.getByLabel('Gruppens navn').fill(`${group} to`)
  await page.getByRole('button', { name: 'Gem' }).click()
  await expect(row(first.page, `${group} to`)).toBeVisible()
  await page.keyboard.press('Escape')

  await second.page.goto('/Mail')
  await expect(row(second.page, 'Nordlys')).toBeVisible()
  await expect(row(second.page, `${group} to`)).toHaveCount(0)

  await choose(first.page, `${group} to`, 'Forlad gruppen')
  await first.page.getByRole('dialog').getByRole('button', { name: 'Forlad gruppen' }).click()
  await expect(row(first.page, `${group} to`)).toHaveCount(0)
  await expect(row(page, `${group} to`)).toContainText(`${first.name} forlod gruppen`)
  for (const { page: other } of [first, second]) await other.context().close()
})

test('a profile leads to its conversation, and offers a day to non-members', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const other = await somebody(browser, baseURL)
  await logOn(page, baseURL, payer(info))
  await closeDialogs(page)
  const toWrite = (on: Page) => on.getByRole('main').getByRole('button', { name: 'Skriv en besked' }).first()
  await page.goto(`/Profile/${other.legacyId}`)
  await toWrite(page).click()
  await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible()
  await write(page, other, 'Hej igen')
  await page.goto(`/Mail?profile=${other.id}`)
  await expect(page).toHaveURL(/\/Mail\/\d+$/)

  const { viewer } = (await askGraph(page, '{ viewer { legacyId } }', {})) as unknown as {
    viewer: { legacyId: number }
  }
  await other.page.goto(`/Profile/${viewer.legacyId}`)
  await toWrite(other.page).click()
  await expect(other.page).toHaveURL(/\/Mail\/\d+$/)
  const stranger = await somebody(browser, baseURL)
  await stranger.page.goto(`/Profile/${viewer.legacyId}`)
  await toWrite(stranger.page).click()
  await expect(stranger.page.getByRole('dialog')).toContainText('24 timer')
  await expect(stranger.page).toHaveURL(`/Profile/${viewer.legacyId}`)
  for (const each of [other, stranger]) await each.page.context().close()
})

for (const [host, actor] of [
  [MAIN, 'mikkel'],
  [DARK, 'luna'],
] as const) {
  test(`nothing stands in anybody's way at ${host}`, screensOf(host), async ({ page, browser, baseURL }) => {
    const other = await somebody(browser, baseURL)
    await other.page.context().close()
    await logOn(page, baseURL, actor, host)
    await closeDialogs(page)
    if (host === MAIN) await write(page, other, 'Hej')
    const hold = async () => {
      await expectNoViolation(page)
      await expectNoSidewaysScrolling(page)
    }
    await page.goto(siteUrl(baseURL, host, '/Mail'))
    await expect(page.getByRole('heading', { level: 1, name: 'Beskeder' })).toBeVisible()
    await hold()
    await page.getByRole('button', { name: 'Ny gruppe' }).click()
    await expect(page.getByLabel('Gruppens navn')).toBeVisible()
    await hold()
    await page.goto(siteUrl(baseURL, host, '/Mail?text=findes-ikke'))
    await expect(page.getByRole('link', { name: 'Ryd søgningen' })).toBeVisible()
    await hold()
  })
}
