import { alias, lazyScreens, type Navigation } from '#platform/routing/route'
import { KINK_DESK, KINKS } from '#shared/kinks/kinksPath'
import { isStaff } from '#shared/staff/isStaff'

/** Main sites have no kinks. */
const onlyDark = ({ session }: Navigation) => (session.site.isDark ? null : '/Start')

const load = async () => (await import('./kinksScreens')).kinksScreens

export const kinksRoutes = [
  alias(KINKS, (navigation) => onlyDark(navigation) ?? `${KINKS}/Popular`),
  ...lazyScreens([`${KINKS}/Popular`, `${KINKS}/All`], onlyDark, load),
  ...lazyScreens(
    [KINK_DESK],
    (navigation) => onlyDark(navigation) ?? (isStaff(navigation.session.viewer) ? null : '/Start'),
    load,
  ),
]
