import { lazyScreens } from '#platform/routing/route'
import { DECISION, DECISIONS, REPORT_DESK } from '#shared/staff/deskPath'

const load = async () => (await import('./reportScreens')).reportScreens

export const reportRoutes = [
  ...lazyScreens([`${REPORT_DESK}/:caseId?`, DECISIONS], undefined, load),
  ...lazyScreens([DECISION], undefined, load, { isPublic: true }),
]
