import { lazyScreens } from '#platform/routing/route'
import { CONTEST } from '#shared/contest/contestPath'

export const contestRoutes = lazyScreens(
  [CONTEST],
  undefined,
  async () => (await import('./contestScreens')).contestScreens,
)
