import { lazyScreens } from '#platform/routing/route'
import { NEWS_DESK } from '#shared/staff/deskPath'
import { isStaff } from '#shared/staff/isStaff'
import { createNewsPath, newsPath } from './paths'

export const newsRoutes = lazyScreens(
  [NEWS_DESK, createNewsPath(':kind'), newsPath(':id')],
  ({ session: { viewer } }) => (isStaff(viewer) ? null : '/Start'),
  async () => (await import('./newsScreens')).newsScreens,
)
