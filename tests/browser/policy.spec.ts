import { expect, test, type Page } from '@playwright/test'
import { closeDialogs, logOn } from './member'
import { answerCookies, siteUrl } from './visitor'

/** Collects violations of the page's content policy. */
function watchPolicy(page: Page): string[] {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(`${page.url()}: ${message.text()}`)
  })
  return refused
}

async function visit(page: Page, baseURL: string | undefined, host: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(siteUrl(baseURL, host, path))
    await expect(page.locator('main :is(h1, h2)').first()).toBeAttached()
  }
}

for (const host of ['dk.localhost', 'dark.dk.localhost']) {
  test(`the pages of ${host} do nothing that their policy refuses`, async ({ page, baseURL }) => {
    const refused = watchPolicy(page)
    await answerCookies(page)
    await visit(page, baseURL, host, ['/', '/?login=1', '/Create', '/Support/FAQ', '/Support/Cookies', '/Reviews'])
    await logOn(page, baseURL, 'luna', host)
    await closeDialogs(page)
    await visit(page, baseURL, host, ['/Start', '/Settings'])
    expect(refused).toEqual([])
  })
}

test('an injected script does not run', async ({ page, baseURL }) => {
  const refused = watchPolicy(page)
  await answerCookies(page)
  await visit(page, baseURL, 'dk.localhost', ['/'])
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    const picture = document.createElement('div')
    picture.innerHTML = '<img src="/nowhere.png" onerror="document.title = \'taken over\'">'
    document.body.append(script, picture)
  })
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(2)
  expect(await page.title()).not.toBe('taken over')
})

test('the REST API explorer works under the policy', async ({ page, baseURL }) => {
  const refused = watchPolicy(page)
  await page.goto(siteUrl(baseURL, 'dk.localhost', '/api/explorer'))
  // The page renders all calls before it shows any.
  await expect(page.getByText('Common.GetChatRoomsForStart')).toBeVisible({ timeout: 30_000 })
  expect(refused).toEqual([])
})
