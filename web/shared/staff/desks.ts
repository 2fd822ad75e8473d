import type { Session } from '#platform/session/session'
import { DARK_DESK } from '#shared/darkProfile/paths'
import { KINK_DESK } from '#shared/kinks/kinksPath'
import { VALIDATION_DESK } from '#shared/validation/paths'
import { ACT_AS } from './actAsPath'
import { DESK, EVENT_ADMINS, LOOK_DESK, NEWS_DESK, PAYMENTS, REPORT_DESK, ROLES, STAFF_LOG } from './deskPath'

const isDark = ({ site }: Session) => site.isDark

/** The pages of the staff in order, each with what is counted as waiting there. */
const pages = [
  { href: DESK, label: 'tickets', counter: 'tickets' },
  { href: REPORT_DESK, label: 'reports', counter: 'cases' },
  { href: LOOK_DESK, label: 'looks', counter: 'looks' },
  { href: VALIDATION_DESK, label: 'validation', counter: 'validations' },
  { href: DARK_DESK, label: 'applications', counter: 'applications', shownIf: isDark },
  { href: KINK_DESK, label: 'kinks', counter: 'kinks', shownIf: isDark },
  { href: NEWS_DESK, label: 'news' },
  { href: ACT_AS, label: 'actAs' },
  { href: PAYMENTS, label: 'payments' },
  { href: ROLES, label: 'roles' },
  { href: EVENT_ADMINS, label: 'eventAdmins', shownIf: ({ site }: Session) => !site.hasEventsDisabled },
  { href: STAFF_LOG, label: 'log', shownIf: ({ viewer }: Session) => viewer.roleLevel === 'DEVELOPER' },
] as const

/** The pages that the viewer's rights and site allow. */
export function deskPages(session: Session) {
  return pages.filter((page) => !('shownIf' in page) || page.shownIf(session))
}
