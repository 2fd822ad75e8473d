import {
  createBrowserRouter,
  matchRoutes,
  redirect,
  replace,
  type MiddlewareFunction,
  type RouteObject,
} from 'react-router-dom'
import { accountRoutes } from '#features/account/routes'
import { adminRoutes } from '#features/admin/routes'
import { blogsRoutes } from '#features/blogs/routes'
import { contestRoutes } from '#features/contest/routes'
import { darkProfileRoutes } from '#features/darkProfile/routes'
import { debatesRoutes } from '#features/debates/routes'
import { editProfileRoutes } from '#features/editProfile/routes'
import { eventsRoutes } from '#features/events/routes'
import { frontRoutes } from '#features/front/routes'
import { kinksRoutes } from '#features/kinks/routes'
import { looksRoutes } from '#features/looks/routes'
import { lodgesRoutes } from '#features/lodges/routes'
import { lodgeMediaRoutes } from '#features/lodgeMedia/routes'
import { lodgeMembersRoutes } from '#features/lodgeMembers/routes'
import { mailRoutes } from '#features/mail/routes'
import { mediaRoutes } from '#features/media/routes'
import { meetupsRoutes } from '#features/meetups/routes'
import { membershipRoutes } from '#features/membership/routes'
import { peopleRoutes } from '#features/people/routes'
import { profilesRoutes } from '#features/profiles/routes'
import { promotionsRoutes } from '#features/promotions/routes'
import { searchRoutes } from '#features/search/routes'
import { siteRoutes } from '#features/site/routes'
import { startRoutes } from '#features/start/routes'
import { reportRoutes } from '#features/reports/routes'
import { supportRoutes } from '#features/support/routes'
import { validationRoutes } from '#features/validation/routes'
import { currentPage, getEnvironment } from '#platform/page/currentPage'
import { devRoutes } from './devRoutes'
import { ErrorScreen } from '#platform/errors/ErrorScreen'
import { guard } from '#platform/routing/guards'
import { registerPages } from '#platform/routing/hasPage'
import { isUpdateFound } from '#platform/routing/newVersion'
import type { ScreenHandle } from '#platform/routing/route'
import { readSession } from '#platform/session/session'
import { AppShell } from './shell/AppShell'
import { Splash } from './shell/Splash'

/** The routes of all areas; each area adds its table here. */
export const screens: RouteObject[] = [
  ...startRoutes,
  ...accountRoutes,
  ...adminRoutes,
  ...blogsRoutes,
  ...contestRoutes,
  ...darkProfileRoutes,
  ...eventsRoutes,
  ...debatesRoutes,
  ...kinksRoutes,
  ...looksRoutes,
  ...lodgesRoutes,
  ...lodgeMediaRoutes,
  ...lodgeMembersRoutes,
  ...mailRoutes,
  ...mediaRoutes,
  ...meetupsRoutes,
  ...membershipRoutes,
  ...peopleRoutes,
  ...profilesRoutes,
  ...promotionsRoutes,
  ...devRoutes,
  ...editProfileRoutes,
  ...frontRoutes,
  ...searchRoutes,
  ...reportRoutes,
  ...supportRoutes,
  ...validationRoutes,
  ...siteRoutes,
]

/** Runs before every navigation: the guards of the specification, then the screen's own redirect. */
const guards: MiddlewareFunction = async ({ request, params }, next) => {
  const url = new URL(request.url)
  const session = readSession(getEnvironment())
  const match = matchRoutes(screens, url.pathname)?.at(-1)
  const handle = match?.route.handle as ScreenHandle | undefined
  const target =
    guard({ ...session, pathname: url.pathname, search: url.search, isPublic: handle?.isPublic ?? false }) ??
    handle?.redirect?.({ params: match?.params ?? params, search: url.searchParams, session })
  // Replaces the refused address, so that Back does not lead into it again.
  if (target) throw url.href === currentPage().url().href ? replace(target) : redirect(target)

  // Guard 5: after a new version was found, the browser loads the page itself.
  if (isUpdateFound()) {
    window.location.assign(url.pathname + url.search + url.hash)
    return new Promise(() => {})
  }
  return next()
}

/** The whole tree of routes: the guards, the frame, and in it the screens. */
export function routeTree(children = screens): RouteObject[] {
  return [
    {
      element: <AppShell />,
      middleware: [guards],
      // Without a loader the middleware would not run for screens that have none of their own.
      loader: () => null,
      HydrateFallback: Splash,
      // For errors of the frame itself, such as a menu whose code cannot be loaded.
      errorElement: <ErrorScreen />,
      children: [{ errorElement: <ErrorScreen />, children }],
    },
  ]
}

/** Loads the code of the screen at a path, with its query. */
export async function loadScreen(pathname: string): Promise<void> {
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

export function createRouter() {
  registerPages(screens)
  return createBrowserRouter(routeTree(), { future: { v8_middleware: true } })
}
