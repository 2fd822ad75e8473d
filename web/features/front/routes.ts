import type { RouteObject } from 'react-router-dom'
import { isApprovedHere } from '#platform/routing/guards'
import { CREATE_PROFILE } from '#platform/routing/links'
import { screen, type Navigation, type ScreenHandle } from '#platform/routing/route'
import { linkSecret } from './linkSecret'
import CreateScreenQuery from './screens/CreateScreen/__generated__/CreateScreenQuery$parameters'
import FrontScreenQuery from './screens/FrontScreen/__generated__/FrontScreenQuery$parameters'
import ResetPasswordScreenQuery from './screens/ResetPasswordScreen/__generated__/ResetPasswordScreenQuery$parameters'

function createPath(search: URLSearchParams): string {
  return search.size > 0 ? `${CREATE_PROFILE}?${search.toString()}` : CREATE_PROFILE
}

/**
 * Redirects a promotion link to the sign-up, and members to their start page; on the dark site only approved
 * members.
 */
function leaveFront({ search, session }: Navigation): string | null {
  if (session.viewer.isLoggedIn) return isApprovedHere(session) ? '/Start' : null
  return search.has('cp') || search.has('prid') ? createPath(search) : null
}

const isPublic = { isPublic: true }

export const frontRoutes: RouteObject[] = [
  screen({
    path: '/',
    texts: ['front'],
    query: FrontScreenQuery,
    variables: ({ session: { site, viewer } }) => ({
      isApplicant: site.isDark && viewer.isLoggedIn && viewer.hasAcceptedTerms,
    }),
    redirect: leaveFront,
    handle: isPublic,
    component: async () => (await import('./screens/FrontScreen/FrontScreen')).FrontScreen,
  }),
  screen({
    path: '/Create',
    texts: ['front'],
    query: CreateScreenQuery,
    redirect: ({ session }) => (session.viewer.isLoggedIn ? '/Start' : null),
    handle: isPublic,
    component: async () => (await import('./screens/CreateScreen/CreateScreen')).CreateScreen,
  }),
  {
    path: '/Opret',
    element: null,
    handle: { isPublic: true, redirect: ({ search }) => createPath(search) } satisfies ScreenHandle,
  },
  screen({
    path: '/ConfirmEmail',
    texts: ['front'],
    handle: isPublic,
    component: async () => (await import('./screens/ConfirmEmailScreen/ConfirmEmailScreen')).ConfirmEmailScreen,
  }),
  screen({
    path: '/LinkExpired',
    texts: ['front'],
    handle: isPublic,
    component: async () => (await import('./screens/LinkExpiredScreen/LinkExpiredScreen')).LinkExpiredScreen,
  }),
  screen({
    path: '/ResetPassword',
    texts: ['front'],
    query: ResetPasswordScreenQuery,
    variables: ({ search }) => ({ query: linkSecret(search) }),
    redirect: ({ search }) => (linkSecret(search) ? null : '/Start'),
    handle: { isPublic: true, hidesTopMenu: true },
    component: async () => (await import('./screens/ResetPasswordScreen/ResetPasswordScreen')).ResetPasswordScreen,
  }),
]
