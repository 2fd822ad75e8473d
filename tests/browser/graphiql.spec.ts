import { expect, type Page, test } from '@playwright/test'
import { anyScreen } from './anyScreen'
import { expectNoViolation } from './accessibility'

/** Opens GraphiQL as a developer and collects violations of the content policy. */
async function openGraphiQL(page: Page): Promise<{ refused: string[] }> {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.goto('/graphql')
  await expect(page.locator('#editor .view-lines').first()).toContainText('query')
  return { refused }
}

const tour = (page: Page) => page.getByRole('complementary', { name: 'Tour' })
const calls = (page: Page) => page.getByRole('region', { name: 'REST calls' })

/** Opens a chapter if necessary and runs one of its steps. */
async function take(page: Page, chapter: string, step: string): Promise<void> {
  const button = tour(page).getByRole('button', { name: step })
  if (!(await button.isVisible())) await tour(page).locator('summary', { hasText: chapter }).click()
  await button.click()
  await expect(button).toHaveAttribute('aria-current', 'step')
}

// A phone shows one part at a time; the steps of these tests need several.
test.describe('GraphiQL', () => {
  test('runs a step of the tour and shows its REST calls', async ({ page }) => {
    const { refused } = await openGraphiQL(page)
    await take(page, 'First steps', 'Hello, graph')
    await expect(page.locator('#editor .result-window')).toContainText('"isLoggedIn": false')
    await expect(calls(page).getByRole('status')).toHaveText(/Hello made 3 REST calls, .* ms together, within/)
    await expect(calls(page).getByRole('rowheader')).toHaveText([
      'Site.GetSiteConfiguration',
      'CurrentProfile.GetProfileData',
      'Seo.OnlineProfilesCount',
    ])
    await expect(calls(page)).toContainText('could make at most 3')
    // After a reload the page shows the same content and does not run the editor's text.
    await page.reload()
    await expect(tour(page).getByRole('heading', { level: 1 })).toBeVisible()
    expect(refused).toEqual([])
  })

  test('runs the tour as the demo member and explains where calls are not batched', async ({ page }) => {
    await openGraphiQL(page)
    await expect(page.getByRole('banner')).toContainText('Nobody is logged in')
    await take(page, 'First steps', 'Log on as the demo member')
    await expect(page.getByRole('banner')).toContainText('Logged in as Freja')
    await take(page, 'How it behaves', 'Collected look-ups')
    const authors = calls(page).getByRole('row', { name: /Blogs\.GetBlogAuthorsByIds/ })
    await expect(authors.getByRole('cell', { name: '30 ids', exact: true })).toBeVisible()
    await take(page, 'How it behaves', 'The dear way')
    await expect(calls(page)).toContainText('8 times Common.GetLikeProfiles: one for each object (N+1).')
    await take(page, 'The start page', 'What may come later')
    await expect(calls(page).getByRole('status')).toHaveText(/Deferred made/)
    await expect(calls(page).getByRole('rowheader').last()).toHaveText('Notifications.NotificationCounts')
  })

  test('logs the demo member in where a step needs one, and follows a stream', async ({ page }) => {
    await openGraphiQL(page)
    await take(page, 'Mail and news', 'As it happens')
    await expect(page.locator('#editor .result-window')).toContainText('"notificationCountsChanged"')
    await expect(calls(page).getByRole('rowheader', { name: 'Notifications.NotificationCounts' })).toBeVisible()
    // Running the next step ends the current one.
    await take(page, 'People', 'The newest members')
    await expect(calls(page).getByRole('status')).toHaveText(/NewestMembers made 1 REST call/)
    await expect(page.locator('#editor')).toContainText('"first": 5')
  })

  test('keeps a text that was typed into the editor', async ({ page }) => {
    await openGraphiQL(page)
    const tabs = page.locator('#editor').getByRole('tab')
    await expect(tabs).toHaveCount(1)
    await page.locator('#editor .graphiql-query-editor .view-lines').click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('query Own ')
    await take(page, 'First steps', 'Hello, graph')
    await expect(calls(page).getByRole('status')).toHaveText(/Hello made/)
    await expect(tabs).toHaveCount(2)
    await tabs.first().click()
    await expect(page.locator('#editor .graphiql-query-editor')).toContainText('query Own')
  })

  test('works by keyboard, in both themes without an axe violation', async ({ page }) => {
    await openGraphiQL(page)
    await tour(page).locator('summary', { hasText: 'First steps' }).focus()
    await page.keyboard.press('Tab')
    await expect(tour(page).getByRole('button', { name: 'Hello, graph' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(calls(page).getByRole('status')).toHaveText(/Hello made/)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoViolation(page, { within: ['#session', '#tour', '#calls'] })
    }
  })

  test('logs a demo member in and out, and finds the example of a REST call', async ({ page }) => {
    await openGraphiQL(page)
    const bar = page.getByRole('banner')
    await bar.getByLabel('Demo login').selectOption({ label: 'Mikkel – paying member' })
    await bar.getByRole('button', { name: 'Log in' }).click()
    await expect(bar).toContainText('Logged in as Mikkel')
    await tour(page).getByRole('searchbox').fill('Blogs.GetBlogEntryData')
    await tour(page)
      .getByRole('button', { name: /^BlogEntry\b/ })
      .click()
    await expect(page.locator('#editor')).toContainText('entryLegacyId')
    await page.locator('#editor .graphiql-execute-button').click()
    await expect(calls(page).getByRole('rowheader').first()).toHaveText('Blogs.GetBlogEntryData')
    await bar.getByRole('button', { name: 'Log out' }).click()
    await expect(bar).toContainText('Nobody is logged in')
    await expect(calls(page).getByRole('rowheader')).toHaveCount(0)
  })
})

test('GraphiQL shows one part at a time on a phone, without an axe violation', anyScreen, async ({ page }) => {
  await openGraphiQL(page)
  await expect(page.locator('#editor')).toBeHidden()
  await tour(page).getByRole('button', { name: 'Hello, graph' }).click()
  await expect(page.locator('#editor .result-window')).toContainText('"isLoggedIn": false')
  await page.getByRole('button', { name: 'REST calls' }).click()
  await expect(calls(page).getByRole('status')).toHaveText(/Hello made 3 REST calls/)
  await expectNoViolation(page, { within: ['#session', '#calls', '#panes'] })
})
