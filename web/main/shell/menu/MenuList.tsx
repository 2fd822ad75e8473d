import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { Counter } from '#ui/Counter'
import { useCounts } from '#platform/counters/counts'
import { useSession } from '#platform/session/useSession'
import classes from './Menu.module.css'
import { menuItems } from './menuItems'

interface MenuListProps {
  /** Shows icons only. */
  mini?: boolean
  onNavigate?: () => void
}

/** The links of the menu. */
export function MenuList({ mini = false, onNavigate }: MenuListProps) {
  const { t } = useTranslation('shell')
  const session = useSession()
  const counts = useCounts()
  return (
    <div className={classes.list}>
      {menuItems
        .filter((item) => item.shownIf?.(session) ?? true)
        .map(({ path, label, icon: Icon, startsGroup, counter }) => {
          const unread = counter ? (counts?.[counter] ?? 0) : 0
          return (
            <Tooltip key={path} label={t(`menu.${label}`)} position="right" disabled={!mini}>
              <NavLink
                to={path}
                className={classes.item}
                data-starts-group={startsGroup}
                aria-label={
                  mini
                    ? [t(`menu.${label}`), unread > 0 && t('menu.unread', { count: unread })].filter(Boolean).join(', ')
                    : undefined
                }
                onClick={onNavigate}
              >
                <Icon size={22} stroke={1.6} aria-hidden />
                {!mini && t(`menu.${label}`)}
                {unread > 0 && (
                  <span className={classes.number}>
                    <Counter value={unread} label={t('menu.unread', { count: unread })} />
                  </span>
                )}
              </NavLink>
            </Tooltip>
          )
        })}
    </div>
  )
}
