import type { RouteObject } from 'react-router-dom'
import { ACT_AS } from '#shared/staff/actAsPath'
import { isStaff } from '#shared/staff/isStaff'
import { screen } from '#platform/routing/route'
import { PAYMENTS } from './paths'
import ActAsScreenQuery from './screens/ActAsScreen/__generated__/ActAsScreenQuery$parameters'
import { searchedText } from './screens/ActAsScreen/searchedText'

export const adminScreens: RouteObject[] = [
  screen({
    path: ACT_AS,
    texts: ['admin'],
    query: ActAsScreenQuery,
    variables: ({ search, session: { viewer } }) => {
      const text = searchedText(search)
      return { text, searching: isStaff(viewer) && text !== '', staff: isStaff(viewer) }
    },
    component: async () => (await import('./screens/ActAsScreen/ActAsScreen')).ActAsScreen,
  }),
  screen({
    path: PAYMENTS,
    texts: ['admin', 'payments'],
    component: async () => (await import('./screens/PaymentsScreen/PaymentsScreen')).PaymentsScreen,
  }),
]
