import { expect, test, type Page } from '@playwright/test'
import { expectNoSidewaysScrolling, expectNoViolation } from './accessibility'
import { anyScreen, screensOf } from './anyScreen'
import { askGraph, closeDialogs, logOn, nameOf, newMember, operationsOf } from './member'
import { siteUrl, takenOver } from './visitor'

const MAIN = 'dk.localhost'
const DARK = 'dark.dk.localhost'

interface Listed {
  readonly edges: readonly {
    readonly node: { readonly legacyId: number; readonly name: string; readonly profileType: 'SINGLE' | 'COUPLE' }
  }[]
}

/** Returns some members that the viewer may see. */
async function somebody(page: Page, profileType: 'SINGLE' | 'COUPLE' = 'SINGLE') {
  // The newest are mostly singles that tests have created.
  const order = profileType === 'COUPLE' ? 'TOP' : 'NEWEST'
  const data = await askGraph(
    page,
    `{ profiles(order: ${order}, first: 60) { edges { node { legacyId name profileType } } } }`,
    {},
  )
  const found = (data.profiles as unknown as Listed).edges.map(({ node }) => node)
  const one = found.find((each) => each.profileType === profileType)
  if (!one) throw new Error(`There is no ${profileType}`)
  return one
}

const main = (page: Page) => page.getByRole('main')
const more = (page: Page, name: string) => main(page).getByRole('button', { name: `Mere om ${name}`, exact: true })

test('every page of a profile takes one request', async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'annaogjonas')
  await closeDialogs(page)
  const { legacyId, name } = await somebody(page)
  await page.goto(siteUrl(baseURL, MAIN, '/Start'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const asked = operationsOf(page)
  await page.goto(siteUrl(baseURL, MAIN, `/Profile/${legacyId}`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await takenOver(page)
  const pages = page.getByRole('navigation', { name: `Sider hos ${name}` })
  for (const tab of ['Billeder', 'Blog', 'Loger']) {
    await pages.getByRole('link', { name: new RegExp(`^${tab}`) }).click()
    await expect(pages.locator('[aria-current=page]')).toContainText(tab)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  }
  // The first one came with the page.
  expect(asked).toEqual([
    'useRegisterVisitMutation',
    'ProfilePicturesScreenQuery',
    'ProfileBlogScreenQuery',
    'ProfileLodgesScreenQuery',
  ])
})

test('relations and guestbook are part of the profile page, and pages of their own on the dark site', async ({
  page,
  baseURL,
}) => {
  await logOn(page, baseURL, 'luna')
  await closeDialogs(page)
  const { legacyId } = await somebody(page)
  for (const [path, anchor] of [
    ['Relations', '#relations'],
    ['Guestbook', '#guestbook'],
  ]) {
    await page.goto(siteUrl(baseURL, MAIN, `/Profile/${legacyId}/${path}`))
    await expect(page).toHaveURL(new RegExp(`/Profile/${legacyId}${anchor}$`))
  }
  await logOn(page, baseURL, 'luna', DARK)
  const dark = await somebody(page)
  for (const path of ['Relations', 'Guestbook']) {
    await page.goto(siteUrl(baseURL, DARK, `/Profile/${dark.legacyId}/${path}`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(dark.name)
    await expect(page).toHaveURL(new RegExp(`/Profile/${dark.legacyId}/${path}$`))
    // The sweep of the dark site, on a phone alone, cannot rely on the main one for these.
    await expectNoViolation(page)
    await expectNoSidewaysScrolling(page)
  }
})

test('a greeting in a guestbook is written, and deleted once its author says so', async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'luna')
  await closeDialogs(page)
  const { legacyId, name } = await somebody(page)
  await page.goto(siteUrl(baseURL, MAIN, `/Profile/${legacyId}#guestbook`))
  await takenOver(page)
  const text = `Hej herfra ${Date.now()}`
  await main(page).getByLabel(`En hilsen til ${name}`).fill(text)
  await main(page).getByRole('button', { name: 'Send hilsenen' }).click()
  const entry = main(page).getByRole('listitem').filter({ hasText: text })
  await expect(entry).toBeVisible()

  const askToDelete = async () => {
    await entry.getByRole('button', { name: /^Mere om det/ }).click()
    await page.getByRole('menuitem', { name: 'Slet' }).click()
    return page.getByRole('dialog', { name: 'Vil du slette hilsenen?' })
  }
  await (await askToDelete()).getByRole('button', { name: 'Annuller' }).click()
  await expect(entry).toBeVisible()
  await (await askToDelete()).getByRole('button', { name: 'Slet' }).click()
  await expect(entry).toHaveCount(0)
  await page.reload()
  await expect(main(page).getByRole('heading', { name: 'Gæstebog' })).toBeVisible()
  await expect(entry).toHaveCount(0)
})

test('a new member works by keyboard: favourite, menu, report', async ({ page, baseURL }) => {
  await newMember(page, baseURL)
  await closeDialogs(page)
  const { legacyId, name } = await somebody(page)
  await page.goto(siteUrl(baseURL, MAIN, `/Profile/${legacyId}`))
  const favourite = main(page).getByRole('button', { name: 'Føj til favoritter' })
  await takenOver(page)
  await favourite.focus()
  // The button changes before the answer is here.
  const stored = page.waitForResponse((answer) => nameOf(answer.request())?.includes('Favo') ?? false)
  await page.keyboard.press('Enter')
  await stored
  await expect(main(page).getByRole('button', { name: 'Din favorit' })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(main(page).getByRole('button', { name: 'Din favorit' })).toBeVisible()

  await takenOver(page)
  await more(page, name).focus()
  await page.keyboard.press('Enter')
  const named = { name: `Anmeld ${name}`, exact: true }
  // A menu on a desktop, a sheet on a phone.
  const report = page.getByRole('menuitem', named).or(page.getByRole('dialog').getByRole('button', named))
  await expect(report).toBeVisible()
  await report.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Anmeld ${name}` })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('radio', { name: /Det handler om penge/ }).press('Space')
  await dialog.getByRole('button', { name: 'Send indberetningen' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Tak, fordi du sagde til' })).toBeVisible()
})

test(
  'a blocked profile is gone from the list and the page, until it is unblocked',
  anyScreen,
  async ({ page, baseURL }) => {
    await newMember(page, baseURL)
    await closeDialogs(page)
    const { legacyId, name } = await somebody(page)
    await page.goto(siteUrl(baseURL, MAIN, '/Search/Newest'))
    const card = main(page).getByRole('link', { name: new RegExp(`^${name} `) })
    await expect(card).toBeVisible()
    await card.hover()
    await more(page, name).click()
    await page.getByText(`Blokér ${name}`, { exact: true }).click()
    await page
      .getByRole('dialog', { name: `Vil du blokere ${name}?` })
      .getByRole('button', { name: 'Blokér' })
      .click()
    await expect(card).toHaveCount(0)

    await page.goto(siteUrl(baseURL, MAIN, `/Profile/${legacyId}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du har blokeret dette medlem')
    await expect(page.getByText(name)).toHaveCount(0)
    await page.getByRole('button', { name: 'Ophæv blokeringen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  },
)

test('an unsent greeting and the scroll position are restored by Back', anyScreen, async ({ page, baseURL }) => {
  await newMember(page, baseURL)
  await closeDialogs(page)
  const { legacyId, name } = await somebody(page)
  await page.goto(siteUrl(baseURL, MAIN, `/Profile/${legacyId}`))
  const field = page.getByLabel(`En hilsen til ${name}`)
  await field.fill('Hej, jeg kender den strand')
  const place = await page.evaluate(() => window.scrollY)
  await page.evaluate((path) => document.querySelector<HTMLAnchorElement>(`main a[href$="${path}"]`)?.click(), '/Blog')
  await expect(page).toHaveURL(/\/Blog$/)
  await page.goBack()
  await expect(field).toHaveValue('Hej, jeg kender den strand')
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(40)
})

test('tags are offered with a membership to non-members', anyScreen, async ({ page, baseURL }) => {
  await newMember(page, baseURL)
  await closeDialogs(page)
  await page.goto(siteUrl(baseURL, MAIN, '/Tags'))
  await expect(page.getByRole('heading', { level: 1, name: 'Dine mærker' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()
})

const PEOPLE = ['/Visitors', '/Visitors?hours=24', '/Tags', '/Blacklist', '/Birthdays', '/Notes', '/Glossary']
const CHILDREN = ['', '/Pictures', '/Pictures/Albums', '/Blog', '/Lodges']

async function look(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('main h1')).toBeAttached()
  await expectNoViolation(page)
  await expectNoSidewaysScrolling(page)
}

for (const [host, actor] of [
  [MAIN, 'annaogjonas'],
  [DARK, 'luna'],
] as const) {
  test(
    `no axe violation and no sideways scrolling among the people of ${host}`,
    screensOf(host),
    async ({ page, baseURL }) => {
      await logOn(page, baseURL, actor, host)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const single = await somebody(page)
      const couple = await somebody(page, 'COUPLE')
      const children = host === DARK ? [...CHILDREN, '/Relations', '/Guestbook'] : CHILDREN
      const paths = [
        ...children.map((child) => `/Profile/${single.legacyId}${child}`),
        `/Profile/${couple.legacyId}`,
        '/Profile/999999',
        ...PEOPLE,
      ]
      for (const path of paths) await look(page, siteUrl(baseURL, host, path))
    },
  )
}
