import {
  createBrowserRouter,
  matchRoutes,
  redirect,
  replace,
  type MiddlewareFunction,
  type RouteObject,
} from 'react-router-dom'
import { currentPage, getEnvironment } from '#platform/page/currentPage'
import { ErrorScreen } from '#platform/errors/ErrorScreen'
import { guard } from '#platform/routing/guards'
import { pageAt, registerPages } from '#platform/routing/hasPage'
import { isUpdateDue } from '#platform/routing/newVersion'
import type { ScreenHandle } from '#platform/routing/route'
import { readSession } from '#platform/session/session'
import { AppShell } from './shell/AppShell'
import { insideParts } from './shell/insideParts'
import { Splash } from './shell/Splash'

/** Runs before every navigation: the guards of the specification, then the screen's own redirect. */
const guards: MiddlewareFunction = async ({ request, params }, next) => {
  const url = new URL(request.url)
  const session = readSession(getEnvironment())
  const match = pageAt(url.pathname)
  const handle = match?.route.handle as ScreenHandle | undefined
  const target =
    guard({ ...session, pathname: url.pathname, search: url.search, isPublic: handle?.isPublic ?? false }) ??
    handle?.redirect?.({ params: match?.params ?? params, search: url.searchParams, session })
  // Replaces the refused address, so that Back does not lead into it again.
  if (target) throw url.href === currentPage().url().href ? replace(target) : redirect(target)

  // Guard 5: after a new version was found, the browser loads the page itself, unless that would cost what is half written.
  if (isUpdateDue()) {
    window.location.assign(url.pathname + url.search + url.hash)
    return new Promise(() => {})
  }
  if (!session.viewer.isLoggedIn) return next()
  const [result] = await Promise.all([next(), insideParts.load()])
  return result
}

/** The route that holds the screens. */
const SCREENS = 'screens'

/** The whole tree of routes: the guards, the frame, and in it the screens. */
export function routeTree(screens: RouteObject[]): RouteObject[] {
  return [
    {
      element: <AppShell />,
      middleware: [guards],
      // Without a loader the middleware would not run for screens that have none of their own.
      loader: () => null,
      HydrateFallback: Splash,
      // For errors of the frame itself, such as a menu whose code cannot be loaded.
      errorElement: <ErrorScreen />,
      children: [{ id: SCREENS, errorElement: <ErrorScreen />, children: screens }],
    },
  ]
}

/** Loads the code of the screen at a path, with its query. */
export async function loadScreen(screens: RouteObject[], pathname: string): Promise<void> {
  const { lazy } = matchRoutes(screens, pathname)?.at(-1)?.route ?? {}
  if (typeof lazy === 'object') await lazy.Component?.()
}

/** Waits until the first screen can be shown. */
export async function untilInitialized(router: ReturnType<typeof createRouter>): Promise<void> {
  if (router.state.initialized) return
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

/** Creates the router with its first screens; further ones are loaded for the first address that is none of theirs. */
export function createRouter(screens: RouteObject[], loadMore?: () => Promise<RouteObject[]>) {
  registerPages(screens)
  const first = currentPage().url().pathname
  let more = loadMore
  return createBrowserRouter(routeTree(screens), {
    future: { v8_middleware: true },
    patchRoutesOnNavigation: async ({ path, matches, patch }) => {
      // The server has looked for the first page among all.
      if (!more || path === first || matches.at(-1)?.route.path !== '*') return
      const loaded = await more()
      more = undefined
      patch(SCREENS, loaded)
      registerPages([...loaded, ...screens])
    },
  })
}
