import { lazyScreens } from '#platform/routing/route'
import { LOOK_DESK } from '#shared/staff/deskPath'
import { isStaff } from '#shared/staff/isStaff'

export const looksRoutes = lazyScreens(
  [LOOK_DESK],
  ({ session: { viewer } }) => (isStaff(viewer) ? null : '/Start'),
  async () => (await import('./looksScreens')).looksScreens,
)
