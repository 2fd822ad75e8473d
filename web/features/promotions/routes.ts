import { lazyScreens } from '#platform/routing/route'
import { PROMOTE, PROMOTE_QUICK_SCOR, PROMOTE_SEARCH, QUICK_SCOR } from '#shared/payments/paths'

export const promotionsRoutes = lazyScreens(
  [PROMOTE, PROMOTE_QUICK_SCOR, PROMOTE_SEARCH, QUICK_SCOR],
  undefined,
  async () => (await import('./promotionScreens')).promotionScreens,
)
