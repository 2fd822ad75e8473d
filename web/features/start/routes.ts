import type { RouteObject } from 'react-router-dom'
import { screen } from '#platform/routing/route'
import StartScreenQuery from './screens/StartScreen/__generated__/StartScreenQuery$parameters'

export const startRoutes: RouteObject[] = [
  screen({
    path: '/Start',
    texts: ['start', 'facts', 'media', 'blogEntries', 'lodge', 'gatherings'],
    query: StartScreenQuery,
    component: async () => (await import('./screens/StartScreen/StartScreen')).StartScreen,
  }),
]
