// First, since modules make their lazy components with it.
import { pages, type PageUnderWay } from './pageUnderWay'
import i18next from 'i18next'
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
  type IEnvironment,
  type Variables,
} from 'relay-runtime'
import { clockOffset, findTimeZoneBy } from '#lib/format/timeZone'
import { fetchCounts } from '#platform/counters/counts'
import { startI18n } from '#platform/i18n/i18n'
import { fetchNews } from '#platform/timers/news'
import { localeOf } from '#platform/i18n/locale'
import type { Drawing } from '#platform/page/currentPage'
import { registerPages } from '#platform/routing/hasPage'
import { fetchSession, readSession } from '#platform/session/session'
import type { Device } from '#ui/useMedia'
import { screens } from '../screens'
import { drawPage, type DrawnPage } from './drawPage'
import { visitPage } from './visitPage'

/** What the gateway asks for. */
export interface PageRequest {
  /** The whole address. */
  readonly url: string
  readonly device: Device
  /** The cookies that scripts can read, as a browser lists them. */
  readonly cookies: string
  /** Answers a stored operation for whoever opens the page; fails unless the answer is complete. */
  readonly answer: (operationId: string, variables: Variables) => Promise<object>
  readonly signal: AbortSignal
}

/** Where to go instead. */
export interface PageRedirect {
  readonly redirect: string
}

export interface RenderedPage extends DrawnPage {
  readonly status: number
  /** What went wrong, where the page has less than it should. */
  readonly failure: unknown
  /** The records of Relay's store. */
  readonly records: object
  /** When it was drawn, and for whose clocks; of a member's page. */
  readonly drawn: Drawing | undefined
  /** The sources of the page's lazily loaded modules, by their paths in `web`. */
  readonly modules: readonly string[]
}

const files = import.meta.glob([
  '../../{features,shared}/**/__generated__/*Query.graphql.ts',
  '!**/useFreshMediaAddressesQuery.graphql.ts',
])
const operations = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.graphql\.ts$/g, ''), load]),
)

/** Loads what Relay reads an answer by, which else comes with the code of the screen, maybe later than the answer. */
async function loadOperation(name: string): Promise<void> {
  await operations.get(name)?.()
}

registerPages(screens)

/** Makes the page of an address: what its queries answer, and its HTML. */
export async function renderPage(request: PageRequest): Promise<RenderedPage | PageRedirect> {
  const address = new URL(request.url)
  const environment = new Environment({
    isServer: true,
    store: new Store(new RecordSource()),
    network: Network.create(({ id, name }, variables) =>
      Observable.from(loadOperation(name).then(() => request.answer(id ?? '', variables) as Promise<GraphQLResponse>)),
    ),
  })
  const page: PageUnderWay = {
    environment,
    spoken: { i18n: i18next.createInstance(), loaded: new Map(), addressee: 'SINGLE' },
    url: () => address,
    cookies: () => request.cookies,
    modules: new Set(),
  }
  return pages.run(page, async () => {
    await fetchSession(environment)
    const content = await contentOf(request, page, environment).catch((error: unknown) => {
      const { signal } = request
      // The router fails in its own words when its time is over.
      return { ...empty, failure: signal.aborted ? (signal.reason as unknown) : error }
    })
    if ('redirect' in content) return content
    return {
      ...content,
      records: environment.getStore().getSource().toJSON(),
      drawn: page.drawn,
      modules: [...page.modules],
    }
  })
}

findTimeZoneBy(() => pages.getStore()?.timeZone)

const empty = { status: 200, html: '', head: '', failure: undefined }

async function contentOf({ url, signal, device }: PageRequest, page: PageUnderWay, environment: IEnvironment) {
  const { site, viewer } = readSession(environment)
  // The client logs on by the ticket before the guards look who is there.
  if (new URL(url).searchParams.has('SSO')) return empty
  await startI18n(localeOf(viewer.language ?? site.language), viewer.profileType)
  if (viewer.isLoggedIn) {
    page.timeZone = site.timeZone
    const at = new Date()
    page.drawn = { at, clockOffset: clockOffset(at) }
  }
  const [visit] = await Promise.all([
    visitPage(new Request(url, { signal })),
    // Those who have not accepted the terms have neither.
    viewer.isLoggedIn && fetchCounts(environment).catch(() => undefined),
    viewer.isLoggedIn && fetchNews(environment).catch(() => undefined),
  ])
  if ('redirect' in visit) return visit
  const failure: unknown = Object.values(visit.context.errors ?? {})[0]
  if (failure) throw failure
  const drawn = await drawPage(visit, { device, isDark: site.isDark }, signal)
  return { ...empty, ...drawn, status: page.isNothingThere ? 404 : 200 }
}
