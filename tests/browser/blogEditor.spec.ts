import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectNoViolation } from './accessibility'
import { anyScreen } from './anyScreen'
import { closeDialogs, logOn } from './member'
import { siteUrl } from './visitor'

const CREATE = '/Community/Blogs/Create'
const VIDEO = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'

/** Opens a new entry as a member with permission to write; each test has its own title. */
async function write(page: Page, baseURL: string | undefined, host = 'dk.localhost', who = 'mikkel') {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Stubs other sites.
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }))
  await logOn(page, baseURL, who, host)
  await closeDialogs(page)
  await page.goto(siteUrl(baseURL, host, CREATE))
  await expect(text(page)).toBeVisible()
  return `Ved vandet ${Date.now().toString(36)}`
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Titel' })
const text = (page: Page) => page.getByRole('textbox', { name: 'Tekst' })
const tool = (page: Page, name: string | RegExp) => page.getByRole('toolbar').getByRole('button', { name })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Gemt \d/ })
const publish = (page: Page) => page.getByRole('button', { name: /^Udgiv( ændringer)?$/ })

/** The players of other sites are not ours to mend. */
const OURS = { without: ['iframe'] }

/** Withdraws the marketing consent, effective from the next page. */
async function withoutMarketing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const [, answer = ''] = /cookie-consent=([^;]+)/.exec(document.cookie) ?? []
    if (!answer) return
    const given = JSON.parse(decodeURIComponent(answer)) as { categories: string[] }
    given.categories = given.categories.filter((category) => category !== 'marketing')
    document.cookie = `cookie-consent=${encodeURIComponent(JSON.stringify(given))}; path=/`
  })
}

test('an entry is written by keyboard alone, autosaved, continued after a reload, and published', async ({
  page,
  baseURL,
}) => {
  const name = await write(page, baseURL)
  await title(page).focus()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await expect(tool(page, 'Fed')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('Stille aften')
  await page.keyboard.press('Enter')
  await expect(text(page).locator('strong')).toHaveText('Stille aften')
  await page.keyboard.type('Vi gik længe.')
  // Autosave shows no message and keeps the caret.
  await expect(page).toHaveURL(/\/Community\/Blogs\/Edit\/\d+$/)
  await expect(saved(page)).toBeVisible()
  await expect(text(page)).toBeFocused()
  await page.keyboard.type(' Så drak vi te.')
  await expect(text(page)).toContainText('Vi gik længe. Så drak vi te.')
  await page.reload()
  await expect(title(page)).toHaveValue(name)
  await expect(text(page)).toContainText('Så drak vi te.')
  await expect(saved(page)).toBeVisible()
  await expectNoViolation(page, OURS)

  await publish(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/Community\/Blogs\/Entry\/\d+\/ved-vandet-/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Så drak vi te.')).toBeVisible()
})

test('a text contains the author’s own pictures, emojis and videos of other sites', async ({ page, baseURL }) => {
  const name = await write(page, baseURL)
  await title(page).fill(name)
  await text(page).click()
  await page.keyboard.type('Hjerteligt ')
  await tool(page, 'Indsæt en emoji').click()
  await page.getByRole('searchbox', { name: 'Søg efter emojis' }).fill('vinker')
  await page.getByRole('gridcell', { name: 'Vinker' }).first().click()
  await expect(text(page)).toContainText('Hjerteligt 👋')

  await tool(page, 'Vælg blandt dine billeder og videoer').click()
  const picker = page.getByRole('dialog', { name: 'Indsæt et billede eller en video' })
  await expect(picker.getByText(/album er beskyttet/)).toBeVisible()
  await expectNoViolation(page, OURS)
  await page.keyboard.press('Escape')
  await expect(picker).toBeHidden()

  const chooser = page.waitForEvent('filechooser')
  await tool(page, 'Indsæt et billede fra enheden').click()
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f7a4d' } })
    .jpeg()
    .toBuffer()
  await (await chooser).setFiles({ name: 'skov.jpg', mimeType: 'image/jpeg', buffer })
  const question = page.getByRole('dialog', { name: 'Må du vise det?' })
  await question.getByRole('checkbox', { name: /Jeg har ophavsretten/ }).check()
  await expect(text(page).getByRole('group', { name: 'Billede på vej: skov.jpg' })).toBeVisible()
  await expectNoViolation(page, OURS)
  await question.getByRole('button', { name: 'Sæt ind i teksten' }).click()
  const words = text(page).getByRole('textbox', { name: 'Det, man ser, i ord' })
  await words.fill('En grøn skov')
  const picture = text(page).getByRole('group', { name: 'Billede: En grøn skov' })
  await expect(picture.locator('img')).toBeVisible()

  await tool(page, 'Indsæt en video fra YouTube eller Vimeo').click()
  await page.getByRole('textbox', { name: 'Videoens adresse' }).fill('https://youtu.be/dQw4w9WgXcQ')
  await page.keyboard.press('Enter')
  const video = text(page).getByRole('group', { name: 'Video fra YouTube' })
  await expect(video.locator('iframe')).toHaveAttribute('src', VIDEO)
  await video.getByRole('button', { name: 'Flyt op' }).click()
  await expect(text(page).getByRole('group')).toHaveCount(2)
  await expect(text(page).getByRole('group').first()).toHaveAccessibleName('Video fra YouTube')
  await expect(saved(page)).toBeVisible()
  await expectNoViolation(page, OURS)

  // Without marketing consent the page loads nothing from other sites.
  await withoutMarketing(page)
  await page.reload()
  await expect(video.getByText(/nuværende cookieindstillinger/)).toBeVisible()
  await expect(video.locator('iframe')).toHaveCount(0)
  await page.getByText('Se det', { exact: true }).click()
  await expect(page.getByRole('link', { name: /^En grøn skov/ })).toBeVisible()
  await publish(page).click()
  await expect(page).toHaveURL(/\/Entry\/\d+\//)
  await expect(page.getByRole('link', { name: /^En grøn skov/ }).locator('img')).toBeVisible()
})

test('two tabs do not overwrite each other', anyScreen, async ({ page, baseURL, context }) => {
  const name = await write(page, baseURL)
  await title(page).fill(name)
  await expect(page).toHaveURL(/\/Edit\/\d+$/)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(title(other)).toHaveValue(name)
  await title(other).fill(`${name} i anden`)
  await expect(saved(other)).toBeVisible()
  await title(page).fill(`${name} i første`)
  const dialog = page.getByRole('dialog', { name: 'To udgaver af dit indlæg' })
  await expect(dialog).toBeVisible()
  await expectNoViolation(page, OURS)
  await dialog.getByRole('button', { name: 'Behold min som ny kladde' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(other.url())
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(title(page)).toHaveValue(`${name} i første`)
  await other.reload()
  await expect(title(other)).toHaveValue(`${name} i anden`)
})

test('a published entry is edited, reverted and deleted', anyScreen, async ({ page, baseURL }) => {
  const name = await write(page, baseURL)
  await publish(page).click()
  await expect(title(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(title(page)).toBeFocused()
  await title(page).fill(name)
  await text(page).click()
  await page.keyboard.type('Som det var.')
  await publish(page).click()
  await expect(page).toHaveURL(/\/Entry\/\d+\//)
  const [, id] = /Entry\/(\d+)/.exec(page.url()) ?? []
  await page.goto(new URL(`/Community/Blogs/Edit/${id}`, page.url()).href)
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Og mere.')
  await expect(publish(page)).toHaveText('Udgiv ændringer')
  await expect(saved(page)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Mere', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Kassér ændringer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kassér ændringer' }).click()
  await expect(text(page)).toHaveText('Som det var.')
  await page.getByRole('main').getByRole('button', { name: 'Mere', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Slet indlægget' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Slet indlægget' }).click()
  await expect(page).toHaveURL(/\/MyBlogs$/)
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('a non-member is offered a membership instead', anyScreen, async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logOn(page, baseURL, 'freja')
  await closeDialogs(page)
  await page.goto(siteUrl(baseURL, 'dk.localhost', CREATE))
  await expect(page.getByRole('heading', { level: 1, name: 'At skrive er for betalende medlemmer' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(text(page)).toHaveCount(0)
})
