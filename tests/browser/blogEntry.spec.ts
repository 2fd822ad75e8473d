import { expect, test, type Browser, type Page } from '@playwright/test'
import { EVERY_LEVEL, expectNoViolation } from './accessibility'
import { anyScreen } from './anyScreen'
import { askGraph, closeDialogs, logOn, newMember, operationsOf } from './member'
import { siteUrl, takenOver } from './visitor'

const MAIN = 'dk.localhost'

/** Each project has its own author, because publishing and members have a daily limit. */
const author = () => (test.info().project.name === 'phone' ? 'annaogjonas' : 'luna')

interface Saved {
  readonly entry: { readonly legacyId: number; readonly slug: string }
}

const SAVE = `mutation ($input: SaveBlogEntryInput!) {
  saveBlogEntry(input: $input) { entry { legacyId slug } userErrors { code message field } }
}`

async function pageFor(browser: Browser, logsOn: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await logsOn(page)
  await closeDialogs(page)
  return page
}

/** Creates an entry for this test only, by a paid member. */
async function newEntry(writer: Page, title: string): Promise<string> {
  const html =
    '<h2>På kajen</h2><p>Vandet er koldt, og kaffen er varm.</p><blockquote><p>Vi ses i februar.</p></blockquote>' +
    '<ul><li>Håndklæde</li><li>Termokande</li></ul>'
  const data = await askGraph(writer, SAVE, {
    title,
    html,
    tags: ['vinterbadning'],
    audience: ['MEN', 'WOMEN', 'COUPLES', 'TRANSSEXUALS'],
    commentsEnabled: true,
    publish: true,
    key: crypto.randomUUID(),
  })
  const { entry } = data.saveBlogEntry as unknown as Saved
  return `/Community/Blogs/Entry/${entry.legacyId}/${entry.slug}`
}

const title = () => `Tre minutter ${Math.random().toString(36).slice(2, 8)}`
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const comments = (page: Page) => page.getByRole('list', { name: 'Kommentarer' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Skriv en kommentar' })

test('an entry comes with its page, its address is corrected, and a visit counts as read', async ({
  browser,
  page,
  baseURL,
}) => {
  const writer = await pageFor(browser, (each) => logOn(each, baseURL, author()))
  const name = title()
  const path = await newEntry(writer, name)
  await newMember(page, baseURL)
  await closeDialogs(page)
  const asked = operationsOf(page)
  await page.goto(siteUrl(baseURL, MAIN, path.replace(/\/[^/]+$/, '/et-gammelt-navn')))
  await expect(heading(page, name)).toBeVisible()
  await expect(page).toHaveURL(siteUrl(baseURL, MAIN, path))
  expect(asked.filter((operation) => operation.endsWith('ScreenQuery'))).toEqual([])
  await expect(page.getByText('læst af 1')).toBeVisible()
  await expect(page.getByRole('link', { name: 'vinterbadning', exact: true })).toHaveAttribute(
    'href',
    /\/Community\/Blogs\/All\?tags=[\w-]+/,
  )
  await expectNoViolation(page, { tags: EVERY_LEVEL })
})

test('an entry and its author are liked and followed by keyboard', async ({ browser, page, baseURL }) => {
  const writer = await pageFor(browser, (each) => logOn(each, baseURL, author()))
  const path = await newEntry(writer, title())
  const { name } = await newMember(page, baseURL)
  await closeDialogs(page)
  await page.goto(siteUrl(baseURL, MAIN, path))
  await takenOver(page)
  const press = async (button: string) => {
    const target = page.getByRole('main').getByRole('button', { name: button, exact: true })
    await target.focus()
    await page.keyboard.press('Enter')
  }
  await press('Synes godt om indlægget')
  await press('1 synes godt om')
  const dialog = page.getByRole('dialog', { name: 'Dem, der synes godt om' })
  await expect(dialog.getByText(name)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await press(`Følg ${author()}`)
  await expect(page.getByRole('button', { name: `Følger ${author()}` })).toHaveAttribute('aria-pressed', 'true')
  await press('Følg')
  await expect(page.getByRole('main').getByRole('button', { name: 'Følger', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Synes godt om indlægget' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('main').getByRole('button', { name: 'Følger', exact: true })).toBeVisible()
})

test(
  'two members comment: each sees the other’s comment, and a resent comment appears once',
  anyScreen,
  async ({ browser, page, baseURL }) => {
    const writer = await pageFor(browser, (each) => logOn(each, baseURL, author()))
    const path = await newEntry(writer, title())
    const { name } = await newMember(page, baseURL)
    await closeDialogs(page)
    await writer.clock.install()
    await writer.goto(siteUrl(baseURL, MAIN, path))
    await expect(field(writer)).toBeVisible()

    await page.goto(siteUrl(baseURL, MAIN, path))
    await field(page).fill('Er der plads til én til')
    await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
    await expect(page.getByRole('heading', { name: '1 kommentar', exact: true })).toBeVisible()
    await expect(comments(page).getByText('Er der plads til én til')).toHaveCount(1)
    await expect(field(page)).toHaveValue('')

    // The client polls within a minute, and nothing moves until the author asks for it.
    await writer.clock.runFor(61_000)
    await writer.getByRole('button', { name: '1 ny kommentar, vis den' }).click()
    await expect(comments(writer).getByText('Er der plads til én til')).toBeVisible()
    await writer.getByRole('button', { name: `Svar ${name}` }).click()
    const answer = writer.getByRole('textbox', { name: new RegExp(`^(Dit|Jeres) svar til ${name}$`) })
    await expect(answer).toHaveValue(`@${name} `)
    await answer.pressSequentially('ja, kom bare')
    await answer.press('Control+Enter')
    await expect(comments(writer).getByRole('link', { name: `@${name}` })).toBeVisible()

    await page.reload()
    const answered = page.getByRole('article', { name: `Kommentar af ${author()}` })
    await expect(answered).toContainText('ja, kom bare')
    await expectNoViolation(page, { tags: EVERY_LEVEL })

    const own = page.getByRole('article', { name: `Kommentar af ${name}` })
    const menu = async (item: string) => {
      await own.getByRole('button', { name: `Mere om kommentaren af ${name}` }).click()
      // A menu on a desktop, a sheet on a phone.
      await page.getByRole('menu').or(page.getByRole('dialog')).getByText(item, { exact: true }).click()
    }
    await menu('Rediger')
    await page.getByRole('textbox', { name: 'Din kommentar' }).fill('Er der plads til to')
    await page.getByRole('button', { name: 'Gem', exact: true }).click()
    await expect(own).toContainText('Er der plads til to')
    await expect(own).toContainText('redigeret')

    await menu('Slet')
    await page
      .getByRole('dialog', { name: /^Vil (du|I) slette (din|jeres) kommentar\?$/ })
      .getByRole('button', { name: 'Slet' })
      .click()
    await expect(comments(page).getByText('Kommentaren er slettet')).toBeVisible()
    await expect(answered).toBeVisible()
    await writer.reload()
    await expect(comments(writer).getByText('Kommentaren er slettet')).toBeVisible()
  },
)

test('a draft comment survives a reload and an error', anyScreen, async ({ browser, page, baseURL }) => {
  const writer = await pageFor(browser, (each) => logOn(each, baseURL, author()))
  const path = await newEntry(writer, title())
  await newMember(page, baseURL)
  await closeDialogs(page)
  await page.goto(siteUrl(baseURL, MAIN, path))
  await field(page).fill('Kan nogen låne mig en hue')
  await page.reload()
  await expect(field(page)).toHaveValue('Kan nogen låne mig en hue')
  await page.route('**/graphql', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  )
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Dine ord er her stadig')).toBeVisible()
  await expect(field(page)).toHaveValue('Kan nogen låne mig en hue')
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Prøv igen', exact: true }).click()
  await expect(comments(page).getByText('Kan nogen låne mig en hue')).toHaveCount(1)
})

test('an author deletes an entry and is redirected to their own entries', anyScreen, async ({ page, baseURL }) => {
  await logOn(page, baseURL, author())
  await closeDialogs(page)
  const name = title()
  const path = await newEntry(page, name)
  await page.goto(siteUrl(baseURL, MAIN, path))
  await page.getByRole('button', { name: `Mere om ${name}` }).click()
  await page.getByText('Slet indlægget', { exact: true }).click()
  await page
    .getByRole('dialog', { name: /^Vil (du|I) slette indlægget\?$/ })
    .getByRole('button', { name: 'Slet' })
    .click()
  await expect(page).toHaveURL(/\/Community\/Blogs\/MyBlogs$/)
  await page.goto(siteUrl(baseURL, MAIN, path))
  await expect(heading(page, 'Indlægget er her ikke')).toBeVisible()
})
