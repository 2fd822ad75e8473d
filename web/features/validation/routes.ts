import { lazyScreens } from '#platform/routing/route'
import { isStaff } from '#shared/staff/isStaff'
import { VALIDATION, VALIDATION_DESK } from '#shared/validation/paths'

const load = async () => (await import('./validationScreens')).validationScreens

export const validationRoutes = [
  ...lazyScreens([VALIDATION], undefined, load, { fullHeight: true }),
  ...lazyScreens([VALIDATION_DESK], ({ session: { viewer } }) => (isStaff(viewer) ? null : '/Start'), load),
]
