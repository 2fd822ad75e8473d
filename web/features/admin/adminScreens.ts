import type { RouteObject } from 'react-router-dom'
import { toIsoDate } from '#lib/format/calendarDate'
import { ACT_AS } from '#shared/staff/actAsPath'
import { isStaff } from '#shared/staff/isStaff'
import { screen } from '#platform/routing/route'
import { readOrderNumber } from '#shared/payments/paths'
import { orderStoryPath, PAYMENTS } from './paths'
import ActAsScreenQuery from './screens/ActAsScreen/__generated__/ActAsScreenQuery$parameters'
import OrderStoryScreenQuery from './screens/OrderStoryScreen/__generated__/OrderStoryScreenQuery$parameters'
import PaymentsScreenQuery from './screens/PaymentsScreen/__generated__/PaymentsScreenQuery$parameters'
import { readDay } from './screens/PaymentsScreen/takingsDay'
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
    query: PaymentsScreenQuery,
    variables: ({ search, session: { viewer } }) => ({
      day: toIsoDate(readDay(search, new Date())),
      staff: isStaff(viewer),
    }),
    component: async () => (await import('./screens/PaymentsScreen/PaymentsScreen')).PaymentsScreen,
  }),
  screen({
    path: orderStoryPath(':order'),
    texts: ['admin', 'payments'],
    query: OrderStoryScreenQuery,
    variables: ({ params, session: { viewer } }) => ({
      order: readOrderNumber(params.order ?? null) ?? 0,
      staff: isStaff(viewer),
    }),
    component: async () => (await import('./screens/OrderStoryScreen/OrderStoryScreen')).OrderStoryScreen,
  }),
]
