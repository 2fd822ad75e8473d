import { lazyScreens } from '#platform/routing/route'
import { DARK_DESK, DARK_PROFILE } from '#shared/darkProfile/paths'
import { isStaff } from '#shared/staff/isStaff'

const load = async () => (await import('./darkProfileScreens')).darkProfileScreens

export const darkProfileRoutes = [
  ...lazyScreens([DARK_PROFILE], undefined, load),
  ...lazyScreens(
    [DARK_DESK],
    ({ session: { site, viewer } }) => (site.isDark && isStaff(viewer) ? null : '/Start'),
    load,
  ),
]
