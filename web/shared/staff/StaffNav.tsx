import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useSite, useViewer } from '#platform/session/useSession'
import { PillNav } from '#ui/links/PillNav'
import { ACT_AS } from './actAsPath'
import { DESK, EVENT_ADMINS, PAYMENTS, REPORT_DESK, ROLES, STAFF_LOG } from './deskPath'

const pages = [
  { href: DESK, label: 'tickets' },
  { href: REPORT_DESK, label: 'reports' },
  { href: ACT_AS, label: 'actAs' },
  { href: PAYMENTS, label: 'payments' },
  { href: ROLES, label: 'roles' },
  { href: EVENT_ADMINS, label: 'eventAdmins' },
  { href: STAFF_LOG, label: 'log' },
] as const

/** The pages of the staff. */
export function StaffNav() {
  const { t } = useTranslation('staff')
  const { pathname } = useLocation()
  const { roleLevel } = useViewer()
  const { hasEventsDisabled } = useSite()
  return (
    <PillNav
      label={t('nav.label')}
      pages={pages
        .filter(({ href }) => href !== STAFF_LOG || roleLevel === 'DEVELOPER')
        .filter(({ href }) => href !== EVENT_ADMINS || !hasEventsDisabled)
        .map(({ href, label }) => ({ href, label: t(`nav.${label}`), current: pathname.startsWith(href) }))}
    />
  )
}
