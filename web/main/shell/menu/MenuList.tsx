import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useCounts } from '#platform/counters/counts'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { useSession } from '#platform/session/useSession'
import { isStaff } from '#shared/staff/isStaff'
import classes from './Menu.module.css'
import { menuItems } from './menuItems'
import { MenuLink } from './MenuLink'

const StaffMenu = lazyDialog(['staff'], async () => (await import('./StaffMenu')).StaffMenu)

interface MenuListProps {
  /** Shows icons only. */
  mini?: boolean
  onNavigate?: () => void
  /** Items that load late are there. */
  onGrown?: () => void
}

/** The links of the menu. */
export function MenuList({ mini = false, onNavigate, onGrown }: MenuListProps) {
  const { t } = useTranslation('shell')
  const session = useSession()
  const counts = useCounts()
  return (
    <div className={classes.list}>
      {menuItems
        .filter((item) => item.shownIf?.(session) ?? true)
        .map(({ path, label, icon, startsGroup, counter }) => {
          const unread = counter ? (counts?.[counter] ?? 0) : 0
          return (
            <MenuLink
              key={path}
              path={path}
              label={t(`menu.${label}`)}
              icon={icon}
              startsGroup={startsGroup}
              mini={mini}
              count={unread}
              countLabel={t('menu.unread', { count: unread })}
              onNavigate={onNavigate}
            />
          )
        })}
      {isStaff(session.viewer) && (
        <Suspense fallback={null}>
          <StaffMenu mini={mini} onNavigate={onNavigate} onShown={onGrown} />
        </Suspense>
      )}
    </div>
  )
}
