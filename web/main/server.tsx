import { AsyncLocalStorage } from 'node:async_hooks'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import i18next from 'i18next'
import { StrictMode, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom'
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
  type Variables,
} from 'relay-runtime'
import { fetchCounts } from '#platform/counters/counts'
import { startI18n } from '#platform/i18n/i18n'
import { localeOf } from '#platform/i18n/locale'
import { findPagesBy, type Page } from '#platform/page/currentPage'
import { registerPages } from '#platform/routing/hasPage'
import type { ScreenHandle } from '#platform/routing/route'
import { fetchSession, readSession } from '#platform/session/session'
import type { Device } from '#ui/useMedia'
import { Providers } from './Providers'
import { routeTree, screens } from './router'

/** What the gateway asks for. */
export interface PageRequest {
  /** The whole address. */
  readonly url: string
  readonly device: Device
  /** Answers a stored operation for whoever opens the page; fails unless the answer is complete. */
  readonly answer: (operationId: string, variables: Variables) => Promise<object>
  readonly signal: AbortSignal
}

/** Where to go instead. */
export interface PageRedirect {
  readonly redirect: string
}

export interface RenderedPage {
  readonly status: number
  /** What went wrong, where the page has less than it should. */
  readonly failure: unknown
  readonly locale: string
  /** The page's content; empty where only the browser draws it. */
  readonly html: string
  /** What the content puts into the page's head. */
  readonly head: string
  /** The records of Relay's store. */
  readonly records: object
  /** The sources of the page's lazily loaded modules, by their paths in `web`. */
  readonly modules: readonly string[]
}

type DataRoutes = ReturnType<typeof createStaticHandler>['dataRoutes']

interface PageUnderWay extends Page {
  readonly modules: Set<string>
}

const pages = new AsyncLocalStorage<PageUnderWay>()

declare global {
  /** The server's build has every lazy import pass through here. */
  var loadModule: <T>(source: string, load: () => T) => T
}

globalThis.loadModule = (source, load) => {
  pages.getStore()?.modules.add(source)
  return load()
}

findPagesBy(() => pages.getStore())
registerPages(screens)

/** Renders the page of an address: whole where it is public, else only what its queries answer. */
export async function renderPage({ url, device, answer, signal }: PageRequest): Promise<RenderedPage | PageRedirect> {
  const address = new URL(url)
  const environment = new Environment({
    isServer: true,
    store: new Store(new RecordSource()),
    network: Network.create(({ id }, variables) =>
      Observable.from(answer(id ?? '', variables) as Promise<GraphQLResponse>),
    ),
  })
  const page: PageUnderWay = {
    environment,
    spoken: { i18n: i18next.createInstance(), loaded: new Map(), addressee: 'SINGLE' },
    url: () => address,
    modules: new Set(),
  }
  return pages.run(page, async () => {
    await fetchSession(environment)
    const { site, viewer } = readSession(environment)
    const locale = localeOf(viewer.language ?? site.language)
    await startI18n(locale, viewer.profileType)
    let content = { status: 200, markup: '', failure: undefined as unknown }
    try {
      const [found] = await Promise.all([
        visit(new Request(url, { signal })),
        // Those who have not accepted the terms have none.
        viewer.isLoggedIn && fetchCounts(environment).catch(() => undefined),
      ])
      if ('redirect' in found) return { redirect: found.redirect }
      const { context, routes } = found
      const { route } = context.matches.at(-1) ?? {}
      const isPublic = (route?.handle as ScreenHandle | undefined)?.isPublic ?? false
      content = {
        status: route?.path?.endsWith('*') ? 404 : context.statusCode,
        markup: '',
        failure: Object.values(context.errors ?? {})[0],
      }
      // Dark pages must be able to hide before anything is seen, when somebody comes back to them who has left quickly.
      if (isPublic && !viewer.isLoggedIn && !site.isDark && !content.failure) {
        content.markup = await render(
          <StrictMode>
            <I18nextProvider i18n={page.spoken.i18n}>
              <Providers environment={environment} dark={site.isDark} device={device}>
                <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
              </Providers>
            </I18nextProvider>
          </StrictMode>,
        )
      }
    } catch (failure) {
      content.failure = failure
    }
    const { markup, ...outcome } = content
    return {
      ...outcome,
      locale,
      ...partsOf(markup),
      records: environment.getStore().getSource().toJSON(),
      modules: [...page.modules],
    }
  })
}

/** Runs the guards, and the queries of the screen. */
async function visit(request: Request): Promise<PageRedirect | { context: StaticHandlerContext; routes: DataRoutes }> {
  const { query, dataRoutes } = createStaticHandler(routeTree(screens.map(unloaded)), {
    future: { v8_middleware: true },
  })
  let context: StaticHandlerContext | undefined
  const response = await query(request, {
    generateMiddlewareResponse: async (load) => {
      const found = await load(request)
      if (found instanceof Response) return found
      context = found
      return new Response()
    },
  })
  const redirect = response instanceof Response ? response.headers.get('location') : null
  if (redirect !== null) return { redirect }
  if (!context) throw new Error(`No page was found for ${request.url}`)
  return { context, routes: dataRoutes }
}

/** A route with its parts still to load: the router takes them out of the object that it is given. */
function unloaded(route: RouteObject): RouteObject {
  return typeof route.lazy === 'object' ? { ...route, lazy: { ...route.lazy } } : route
}

/** Renders all of it, since everything it waits for is here. */
async function render(tree: ReactNode): Promise<string> {
  const html = new PassThrough()
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      onAllReady: () => {
        pipe(html)
        resolve()
      },
      onShellError: reject,
      // Larger parts would be put in their place by scripts in the page, which its policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: reject,
    })
  })
  return text(html)
}

/** React writes what belongs into the head before the content. */
function partsOf(markup: string): { head: string; html: string } {
  const [head = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(markup) ?? []
  return { head, html: markup.slice(head.length) }
}
