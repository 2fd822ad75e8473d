import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'
import { answerCookies, mailedLink, newName, siteUrl } from './visitor'

/** The password of every demo login and of members that tests create. */
export const PASSWORD = 'Nordlys-1998'

const operations = JSON.parse(
  readFileSync(new URL('../../web/platform/relay/persisted.json', import.meta.url), 'utf8'),
) as Record<string, string>

export function operationId(name: string): string {
  const found = Object.entries(operations).find(([, text]) => new RegExp(`^(query|mutation) ${name}\\b`).test(text))
  if (!found) throw new Error(`There is no operation ${name}`)
  return found[0]
}

/** Operations that a page sends by timer or as a subscription. */
const byItself: ReadonlySet<string> = new Set([
  'countsQuery',
  'newsQuery',
  'useHeartbeatMutation',
  'PopUpsQuery',
  'startLiveStreamQuery',
  'useOnlineFavouritesQuery',
  'StaffMenuQuery',
])

/** Returns the name of the client's GraphQL operation; null for any other request. */
export function nameOf(request: Request): string | null {
  if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/graphql') return null
  const { documentId = '' } = request.postDataJSON() as { documentId?: string }
  return /^\w+ (\w+)/.exec(operations[documentId] ?? '')?.[1] ?? documentId
}

/** Records the operations that the page sends from now on, except the automatic ones. */
export function operationsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (request.headers()['accept'] === 'text/event-stream') return
    const name = nameOf(request)
    if (name !== null && !byItself.has(name)) names.push(name)
  })
  return names
}

type Data = Record<string, { readonly userErrors?: readonly unknown[] }>

interface Answer {
  readonly data: Data | null
  readonly errors?: readonly unknown[]
}

/** Sends one of the client's persisted operations, or a query text, in the page's session. */
export async function askGraph(page: Page, operation: string, input: object): Promise<Data> {
  const query = operation.includes('{') ? { query: operation } : { documentId: operationId(operation) }
  const text = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json', 'x-graphql-csrf': '1' }
      return (await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) })).text()
    },
    { ...query, variables: { input } },
  )
  const answer = JSON.parse(text) as Answer
  const refused = Object.values(answer.data ?? {}).flatMap((payload) => payload.userErrors ?? [])
  expect({ errors: answer.errors ?? [], refused }).toEqual({ errors: [], refused: [] })
  return answer.data ?? {}
}

/** Opens a page of the site without the client, from a network address for this test only. */
async function enterSite(page: Page, baseURL: string | undefined, host: string): Promise<void> {
  const part = () => 1 + Math.floor(Math.random() * 250)
  // Limits for log-ins and sign-ups apply per address, and all tests run on one machine.
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` })
  await answerCookies(page)
  await page.goto(siteUrl(baseURL, host, '/healthz'))
}

interface Session {
  readonly site: { readonly isDark: boolean }
  readonly viewer: { readonly hasAcceptedTerms: boolean; readonly status: string; readonly darkStatus: string }
}

interface Pending {
  readonly persons: readonly { readonly person: { readonly id: string } }[]
  readonly isHeightAndWeightDue: boolean
  readonly breakingNews: { readonly id: string } | null
}

/** Settles what would open a dialog: the question about height and weight, and breaking news. */
export async function settle(page: Page): Promise<void> {
  const session = await askGraph(page, '{ site { isDark } viewer { hasAcceptedTerms status darkStatus } }', {})
  const { site, viewer: who } = session as unknown as Session
  // Without access to the site, no dialog opens automatically.
  if (!who.hasAcceptedTerms || who.status === 'LOCKED' || (site.isDark && who.darkStatus !== 'APPROVED')) return
  for (;;) {
    const fields = 'persons { person { id } } isHeightAndWeightDue breakingNews { id }'
    const { viewer } = await askGraph(page, `{ viewer { ${fields} } }`, {})
    const { persons, isHeightAndWeightDue, breakingNews } = viewer as unknown as Pending
    if (isHeightAndWeightDue) {
      for (const { person } of persons) {
        const input = { personId: person.id, height: 170, weight: 65 }
        await askGraph(page, 'WeightAndHeightDialogMutation', input)
      }
    }
    if (!breakingNews) return
    await askGraph(page, 'BreakingNewsDialogMutation', { newsId: breakingNews.id })
  }
}

/** Cookies of the demo actors logged in by this worker, by actor and site. */
const storedLogIns = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>()

/**
 * Logs in a demo actor without the dialog, and prevents automatic dialogs. Each worker logs in an actor once and
 * keeps the session, because a log-in costs the server a good part of a second; a session that a test ended is
 * renewed.
 */
export async function logOn(page: Page, baseURL: string | undefined, name: string, host = 'dk.localhost') {
  await enterSite(page, baseURL, host)
  const key = `${name} ${host}`
  const stored = storedLogIns.get(key)
  if (stored) {
    await page.context().addCookies(stored)
    const { viewer } = await askGraph(page, '{ viewer { isLoggedIn } }', {})
    if ((viewer as { readonly isLoggedIn?: boolean }).isLoggedIn) return
    await page.context().clearCookies()
  }
  await askGraph(page, 'useLogOnMutation', { name: `${name}@example.test`, password: PASSWORD, rememberMe: false })
  await settle(page)
  storedLogIns.set(key, await page.context().cookies())
}

/** Creates a member for this test only, with a confirmed address, and logs them in. */
export async function newMember(page: Page, baseURL: string | undefined): Promise<{ name: string; email: string }> {
  await enterSite(page, baseURL, 'dk.localhost')
  const name = newName()
  const email = `${name.toLowerCase()}@example.test`
  await askGraph(page, 'useCreateProfileMutation', {
    profileType: 'SINGLE',
    persons: [{ gender: 'FEMALE', birthday: '1990-05-17' }],
    countryId: 'Q291bnRyeTox',
    zipCode: '8000',
    name,
    email,
    password: PASSWORD,
    termsAccepted: true,
    sensitiveDataConsent: true,
  })
  const link = new URL(await mailedLink(page, email, 'ConfirmEmail'))
  await askGraph(page, 'useConfirmEmailMutation', { query: link.searchParams.get('q'), password: PASSWORD })
  await settle(page)
  return { name, email }
}

/** Closes dialogs that opened automatically after all, such as breaking news published just now. */
export async function closeDialogs(page: Page): Promise<void> {
  const news = page.getByRole('dialog', { name: /^(Din startside er din egen|Læs med i blogs)$/ })
  await page.addLocatorHandler(news, () => news.getByRole('button', { name: 'Luk' }).last().click())
}

/** Chooses an entry of the member's own menu. */
export async function openFromMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /din konto/ }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}
