import type { RouteObject } from 'react-router-dom'
import { toIsoDate } from '#lib/format/calendarDate'
import { ACT_AS } from '#shared/staff/actAsPath'
import { isStaff } from '#shared/staff/isStaff'
import { screen } from '#platform/routing/route'
import { readOrderNumber } from '#shared/payments/paths'
import { orderStoryPath } from './paths'
import { OWN_IMPERSONATIONS, PAYMENTS, ROLES, STAFF_LOG } from '#shared/staff/deskPath'
import ActAsScreenQuery from './screens/ActAsScreen/__generated__/ActAsScreenQuery$parameters'
import OrderStoryScreenQuery from './screens/OrderStoryScreen/__generated__/OrderStoryScreenQuery$parameters'
import PaymentsScreenQuery from './screens/PaymentsScreen/__generated__/PaymentsScreenQuery$parameters'
import { readDay } from './screens/PaymentsScreen/takingsDay'
import RolesScreenQuery from './screens/RolesScreen/__generated__/RolesScreenQuery$parameters'
import StaffLogScreenQuery from './screens/StaffLogScreen/__generated__/StaffLogScreenQuery$parameters'
import { logVariables } from './screens/StaffLogScreen/logFilter'
import WhoLookedScreenQuery from './screens/WhoLookedScreen/__generated__/WhoLookedScreenQuery$parameters'
import { searchedText } from './screens/ActAsScreen/searchedText'

export const adminScreens: RouteObject[] = [
  screen({
    path: ACT_AS,
    texts: ['admin', 'staff'],
    query: ActAsScreenQuery,
    variables: ({ search, session: { viewer } }) => {
      const text = searchedText(search)
      return { text, searching: isStaff(viewer) && text !== '', staff: isStaff(viewer) }
    },
    component: async () => (await import('./screens/ActAsScreen/ActAsScreen')).ActAsScreen,
  }),
  screen({
    path: PAYMENTS,
    texts: ['admin', 'payments', 'staff'],
    query: PaymentsScreenQuery,
    variables: ({ search, session: { viewer } }) => ({
      day: toIsoDate(readDay(search, new Date())),
      staff: isStaff(viewer),
    }),
    component: async () => (await import('./screens/PaymentsScreen/PaymentsScreen')).PaymentsScreen,
  }),
  screen({
    path: orderStoryPath(':order'),
    texts: ['admin', 'payments', 'staff'],
    query: OrderStoryScreenQuery,
    variables: ({ params, session: { viewer } }) => ({
      order: readOrderNumber(params.order ?? null) ?? 0,
      staff: isStaff(viewer),
    }),
    component: async () => (await import('./screens/OrderStoryScreen/OrderStoryScreen')).OrderStoryScreen,
  }),
  screen({
    path: ROLES,
    texts: ['admin', 'staff'],
    query: RolesScreenQuery,
    variables: ({ session: { viewer } }) => ({ staff: isStaff(viewer) && !viewer.isImpersonated }),
    component: async () => (await import('./screens/RolesScreen/RolesScreen')).RolesScreen,
  }),
  screen({
    path: STAFF_LOG,
    texts: ['admin', 'staff'],
    query: StaffLogScreenQuery,
    variables: ({ search, session: { viewer } }) => ({
      ...logVariables(search),
      developer: viewer.roleLevel === 'DEVELOPER' && !viewer.isImpersonated,
    }),
    component: async () => (await import('./screens/StaffLogScreen/StaffLogScreen')).StaffLogScreen,
  }),
  screen({
    path: OWN_IMPERSONATIONS,
    texts: ['admin'],
    query: WhoLookedScreenQuery,
    component: async () => (await import('./screens/WhoLookedScreen/WhoLookedScreen')).WhoLookedScreen,
  }),
]
