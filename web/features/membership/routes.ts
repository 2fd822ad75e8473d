import { lazyScreens } from '#platform/routing/route'
import { MEMBERSHIP } from '#platform/routing/links'
import { HISTORY, OFFER, RECEIPT } from './paths'

export const membershipRoutes = lazyScreens(
  [MEMBERSHIP, HISTORY, OFFER, RECEIPT],
  undefined,
  async () => (await import('./membershipScreens')).membershipScreens,
)
