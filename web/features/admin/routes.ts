import { ACT_AS } from '#shared/staff/actAsPath'
import { lazyScreens } from '#platform/routing/route'
import { orderStoryPath } from './paths'
import { OWN_IMPERSONATIONS, PAYMENTS, ROLES, STAFF_LOG } from '#shared/staff/deskPath'

export const adminRoutes = lazyScreens(
  [ACT_AS, PAYMENTS, orderStoryPath(':order'), ROLES, STAFF_LOG, OWN_IMPERSONATIONS],
  undefined,
  async () => (await import('./adminScreens')).adminScreens,
)
