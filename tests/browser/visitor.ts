import { expect, type Page } from '@playwright/test'

/** Answers the cookie banner, so that it covers nothing. */
export async function answerCookies(page: Page): Promise<void> {
  const now = new Date()
  const categories = ['necessary', 'preferences', 'statistics', 'marketing']
  const answer = {
    categories,
    revision: 0,
    data: null,
    consentTimestamp: now.toISOString(),
    lastConsentTimestamp: now.toISOString(),
    consentId: 'visitor-test',
    services: Object.fromEntries(categories.map((category) => [category, []])),
    languageCode: 'da-DK',
    expirationTime: now.getTime() + 86_400_000,
  }
  const value = encodeURIComponent(JSON.stringify(answer))
  await page.addInitScript((cookie) => {
    document.cookie = `cookie-consent=${cookie}; path=/`
  }, value)
}

export function siteUrl(baseURL: string | undefined, host: string, path: string): string {
  const { port } = new URL(baseURL ?? '')
  return `http://${host}:${port}${path}`
}

export function newName(): string {
  return `Gaest${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`.slice(0, 20)
}

/** Fetches a page in the browser, because only the browser resolves every `.localhost` name. */
function textOf(page: Page, path: string): Promise<string> {
  return page.evaluate(async (address) => (await fetch(address)).text(), path)
}

/** Waits for the newest mail to an address and returns its link to `path`. */
export async function mailedLink(page: Page, email: string, path: string): Promise<string> {
  const found = async () => {
    const list = await textOf(page, '/outbox')
    const mails = [...list.matchAll(/<td>([^<]*)<\/td><td><a href="([^"]+)">/g)].filter(([, to]) => to === email)
    for (const [, , mail = ''] of mails) {
      const link = new RegExp(`href="([^"]*/${path}[^"]*)"`).exec(await textOf(page, mail))?.[1]
      if (link) return link.replaceAll('&amp;', '&')
    }
    return ''
  }
  await expect.poll(found).not.toBe('')
  return found()
}

/** Waits until the client has taken over what came drawn; unlike clicks, keys do not wait for what they act on. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('[data-waits]')).toHaveCount(0)
}

/** Counts the page's requests to the graph from now on. */
export function countRequests(page: Page): { count: number } {
  const counter = { count: 0 }
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/graphql') counter.count++
  })
  return counter
}
