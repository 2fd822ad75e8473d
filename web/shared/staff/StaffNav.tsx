import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useSession } from '#platform/session/useSession'
import { PillNav } from '#ui/links/PillNav'
import { deskPages } from './desks'

/** The pages of the staff. */
export function StaffNav() {
  const { t } = useTranslation('staff')
  const { pathname } = useLocation()
  return (
    <PillNav
      label={t('nav.label')}
      pages={deskPages(useSession()).map(({ href, label }) => ({
        href,
        label: t(`nav.${label}`),
        current: `${pathname}/`.startsWith(`${href}/`),
      }))}
    />
  )
}
