import type { RouteObject } from 'react-router-dom'
import { screen } from '#platform/routing/route'
import { DARK_DESK, DARK_PROFILE } from '#shared/darkProfile/paths'
import { isStaff } from '#shared/staff/isStaff'
import DarkDeskScreenQuery from './screens/DarkDeskScreen/__generated__/DarkDeskScreenQuery$parameters'
import DarkProfileScreenQuery from './screens/DarkProfileScreen/__generated__/DarkProfileScreenQuery$parameters'

export const darkProfileRoutes: RouteObject[] = [
  screen({
    path: DARK_PROFILE,
    texts: ['darkProfile', 'discretion', 'facts', 'richText'],
    query: DarkProfileScreenQuery,
    variables: ({ session }) => ({ dark: session.site.isDark }),
    component: async () => (await import('./screens/DarkProfileScreen/DarkProfileScreen')).DarkProfileScreen,
  }),
  screen({
    path: DARK_DESK,
    texts: ['darkProfile'],
    query: DarkDeskScreenQuery,
    redirect: ({ session: { site, viewer } }) => (site.isDark && isStaff(viewer) ? null : '/Start'),
    component: async () => (await import('./screens/DarkDeskScreen/DarkDeskScreen')).DarkDeskScreen,
  }),
]
