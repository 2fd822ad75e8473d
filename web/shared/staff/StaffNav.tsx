import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useSession } from '#platform/session/useSession'
import { DARK_DESK } from '#shared/darkProfile/paths'
import { KINK_DESK } from '#shared/kinks/kinksPath'
import { VALIDATION_DESK } from '#shared/validation/paths'
import { PillNav } from '#ui/links/PillNav'
import { ACT_AS } from './actAsPath'
import { DESK, PAYMENTS, REPORT_DESK, ROLES, STAFF_LOG } from './deskPath'

const pages = [
  { href: DESK, label: 'tickets' },
  { href: REPORT_DESK, label: 'reports' },
  { href: VALIDATION_DESK, label: 'validation' },
  { href: DARK_DESK, label: 'applications' },
  { href: KINK_DESK, label: 'kinks' },
  { href: ACT_AS, label: 'actAs' },
  { href: PAYMENTS, label: 'payments' },
  { href: ROLES, label: 'roles' },
  { href: STAFF_LOG, label: 'log' },
] as const

/** The desks of the dark sites. */
const DARK: readonly string[] = [DARK_DESK, KINK_DESK]

/** The pages of the staff. */
export function StaffNav() {
  const { t } = useTranslation('staff')
  const { pathname } = useLocation()
  const { site, viewer } = useSession()
  return (
    <PillNav
      label={t('nav.label')}
      pages={pages
        .filter(({ href }) => href !== STAFF_LOG || viewer.roleLevel === 'DEVELOPER')
        .filter(({ href }) => site.isDark || !DARK.includes(href))
        .map(({ href, label }) => ({ href, label: t(`nav.${label}`), current: pathname.startsWith(href) }))}
    />
  )
}
