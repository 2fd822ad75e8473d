import { expect, test, type Browser, type Page } from '@playwright/test'
import { EVERY_LEVEL, expectNoViolation } from './accessibility'
import { anyScreen, bothScreens } from './anyScreen'
import { askGraph, closeDialogs, logOn } from './member'
import { siteUrl } from './visitor'

const MAIN = 'dk.localhost'
/** Two browsers start at once, and pages reload in between: a busy machine needs longer timeouts. */
/** Paid members of one language. Each test has its own conversation, because several tests run at once. */
const PAIR = ['mikkel', 'annaogjonas'] as const

/** Opens a page for a member in a separate browser context. */
async function pageFor(browser: Browser, baseURL: string | undefined, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await logOn(page, baseURL, name)
  await closeDialogs(page)
  return page
}

async function profileIdOf(page: Page): Promise<string> {
  const { viewer } = (await askGraph(page, '{ viewer { profile { id } } }', {})) as unknown as {
    viewer: { profile: { id: string } }
  }
  return viewer.profile.id
}

const CREATE = `mutation ($input: CreateGroupChatInput!) {
  createGroupChat(input: $input) { conversation { legacyId } userErrors { code message field } }
}`

interface Chat {
  readonly path: string
  readonly name: string
}

async function newChat(owner: Page, profileIds: readonly string[]): Promise<Chat> {
  const name = `Prøve ${Math.random().toString(36).slice(2, 8)}`
  const data = await askGraph(owner, CREATE, { name, profileIds, key: crypto.randomUUID() })
  const { conversation } = data.createGroupChat as unknown as { conversation: { legacyId: number } }
  return { path: `/Mail/${conversation.legacyId}`, name }
}

const messages = (page: Page, { name }: Chat) => page.getByRole('region', { name, exact: true })
const field = (page: Page) => page.getByRole('textbox', { name: /^Besked til/ })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

async function open(page: Page, baseURL: string | undefined, chat: Chat): Promise<void> {
  await page.goto(siteUrl(baseURL, MAIN, chat.path))
  await expect(page.getByRole('heading', { level: 1, name: chat.name })).toBeVisible()
}

/** Opens a conversation between two members, each in a separate browser context. */
async function talk(browser: Browser, baseURL: string | undefined) {
  const [first, second] = PAIR
  const [one, other] = [await pageFor(browser, baseURL, first), await pageFor(browser, baseURL, second)]
  const chat = await newChat(one, [await profileIdOf(other)])
  await open(one, baseURL, chat)
  await open(other, baseURL, chat)
  const close = async () => {
    await one.context().close()
    await other.context().close()
  }
  return { one, other, chat, close }
}

test('two members write to each other, and each sees the other’s actions at once', async ({ browser, baseURL }) => {
  const { one, other, chat, close } = await talk(browser, baseURL)
  await field(one).fill('Går du med i vandet på søndag')
  await send(one).click()
  await expect(messages(other, chat).getByText('Går du med i vandet på søndag')).toBeVisible()
  await expect(messages(one, chat).getByText('Læst')).toBeVisible()

  await field(other).pressSequentially('Ja, kl. ')
  await expect(one.getByText(`${PAIR[1]} skriver …`)).toBeVisible()
  await field(other).fill('Ja, kl. 9 ved broen')
  await send(other).click()
  await expect(messages(one, chat).getByText('Ja, kl. 9 ved broen')).toBeVisible()
  await expect(one.getByRole('log', { name: 'Det, der lige er blevet skrevet' })).toContainText('Ja, kl. 9 ved broen')
  await expect(messages(one, chat).getByText('Ja, kl. 9 ved broen')).toHaveCount(1)
  await close()
})

test('an unsent message waits, survives a reload, and is stored once', anyScreen, async ({ browser, baseURL }) => {
  const { one, other, chat, close } = await talk(browser, baseURL)
  const words = 'Jeg tager termokanden med'
  await one.route('**/graphql', (route) =>
    route.request().postData()?.includes(words) ? route.abort('connectionfailed') : route.fallback(),
  )
  await field(one).fill(words)
  await send(one).dblclick()
  const failed = messages(one, chat).getByRole('alert')
  await expect(failed).toHaveCount(1)
  await expect(field(one)).toHaveValue('')

  await one.reload()
  await expect(messages(one, chat).getByText(words)).toBeVisible()
  await expect(failed).toHaveCount(1)
  await one.unroute('**/graphql')
  await failed.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(failed).toHaveCount(0)
  await expect(messages(other, chat).getByText(words)).toBeVisible()
  await other.reload()
  await expect(messages(other, chat).getByText(words)).toHaveCount(1)
  await close()
})

test(
  'a draft stays with its conversation after a reload and disappears when it is sent',
  anyScreen,
  async ({ browser, baseURL }) => {
    const { one, chat, close } = await talk(browser, baseURL)
    await field(one).fill('Halvt skrevet')
    await one.reload()
    await expect(field(one)).toHaveValue('Halvt skrevet')
    await send(one).click()
    await expect(messages(one, chat).getByText('Halvt skrevet')).toBeVisible()
    await one.reload()
    await expect(messages(one, chat).getByText('Halvt skrevet')).toBeVisible()
    await expect(field(one)).toHaveValue('')
    await close()
  },
)

test('a picture is visible to the participants and to nobody else', anyScreen, async ({ browser, baseURL }) => {
  const { one, other, chat, close } = await talk(browser, baseURL)
  await one.locator('form input[type=file]').setInputFiles({
    name: 'bad.png',
    mimeType: 'image/png',
    buffer: await one.screenshot(),
  })
  const attached = one.getByRole('list', { name: 'Sendes med beskeden' })
  await expect(attached.getByRole('img', { name: 'bad.png' })).toBeVisible()
  await expect(attached.getByRole('progressbar')).toHaveCount(0)
  await one.getByRole('checkbox').check()
  await send(one).click()

  const picture = messages(other, chat).getByRole('link', { name: 'Billede' })
  await expect(picture).toBeVisible()
  const address = await picture.locator('img').getAttribute('src')
  const statusFor = (page: Page) => page.evaluate(async (src) => (await fetch(src ?? '')).status, address)
  expect(await statusFor(other)).toBe(200)
  await picture.click()
  await expect(other).toHaveURL(/\?medium=\d+$/)
  await expect(other.locator('.yarl__slide_image')).toBeVisible()

  const stranger = await pageFor(browser, baseURL, 'freja')
  await stranger.goto(siteUrl(baseURL, MAIN, chat.path))
  await expect(stranger.getByText('Samtalen er ikke tilgængelig')).toBeVisible()
  expect(await statusFor(stranger)).toBeGreaterThanOrEqual(400)
  await stranger.context().close()
  await close()
})

test('the conversation has no axe violation', bothScreens, async ({ browser, baseURL }) => {
  const { one, chat, close } = await talk(browser, baseURL)
  await field(one).fill('Hej med jer')
  await send(one).click()
  await expect(messages(one, chat).getByText('Hej med jer')).toBeVisible()
  await expectNoViolation(one, { tags: EVERY_LEVEL })
  await close()
})
