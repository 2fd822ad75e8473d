import type { RouteObject } from 'react-router-dom'
import { screen } from '#platform/routing/route'
import { LOOK_DESK } from '#shared/staff/deskPath'
import LookDeskScreenQuery from './screens/LookDeskScreen/__generated__/LookDeskScreenQuery$parameters'

export const looksScreens: RouteObject[] = [
  screen({
    path: LOOK_DESK,
    texts: ['looks', 'staff', 'media'],
    query: LookDeskScreenQuery,
    component: async () => (await import('./screens/LookDeskScreen/LookDeskScreen')).LookDeskScreen,
  }),
]
