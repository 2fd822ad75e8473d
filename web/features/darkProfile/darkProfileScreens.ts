import type { RouteObject } from 'react-router-dom'
import { screen } from '#platform/routing/route'
import { DARK_DESK, DARK_PROFILE } from '#shared/darkProfile/paths'
import DarkDeskScreenQuery from './screens/DarkDeskScreen/__generated__/DarkDeskScreenQuery$parameters'
import DarkProfileScreenQuery from './screens/DarkProfileScreen/__generated__/DarkProfileScreenQuery$parameters'

export const darkProfileScreens: RouteObject[] = [
  screen({
    path: DARK_PROFILE,
    texts: ['darkProfile', 'discretion', 'facts', 'media', 'richText'],
    query: DarkProfileScreenQuery,
    variables: ({ session }) => ({ dark: session.site.isDark }),
    component: async () => (await import('./screens/DarkProfileScreen/DarkProfileScreen')).DarkProfileScreen,
  }),
  screen({
    path: DARK_DESK,
    texts: ['darkProfile', 'staff'],
    query: DarkDeskScreenQuery,
    component: async () => (await import('./screens/DarkDeskScreen/DarkDeskScreen')).DarkDeskScreen,
  }),
]
