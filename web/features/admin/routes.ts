import { ACT_AS } from '#shared/staff/actAsPath'
import { lazyScreens } from '#platform/routing/route'
import { orderStoryPath, PAYMENTS } from './paths'

export const adminRoutes = lazyScreens(
  [ACT_AS, PAYMENTS, orderStoryPath(':order')],
  undefined,
  async () => (await import('./adminScreens')).adminScreens,
)
