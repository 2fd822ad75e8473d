import type { RouteObject } from 'react-router-dom'
import { screen } from '#platform/routing/route'
import { CONTEST } from '#shared/contest/contestPath'
import ContestScreenQuery from './screens/ContestScreen/__generated__/ContestScreenQuery$parameters'

export const contestScreens: RouteObject[] = [
  screen({
    path: CONTEST,
    texts: ['contest', 'media'],
    query: ContestScreenQuery,
    component: async () => (await import('./screens/ContestScreen/ContestScreen')).ContestScreen,
  }),
]
