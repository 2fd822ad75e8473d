import { NavLink, Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useSession } from '../useSession'
import classes from './Menu.module.css'
import { menuItems } from './menuItems'

interface MenuListProps {
  /** Icons only. */
  mini?: boolean
  onNavigate?: () => void
}

/** The pages of the site. */
export function MenuList({ mini = false, onNavigate }: MenuListProps) {
  const { t } = useTranslation('shell')
  const session = useSession()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('menu.label')} className={classes.list}>
      {menuItems
        .filter((item) => item.shownIf?.(session) ?? true)
        .map(({ path, label, icon: Icon }) => (
          <Tooltip key={path} label={t(`menu.${label}`)} position="right" disabled={!mini}>
            <NavLink
              component={Link}
              to={path}
              active={pathname.toLowerCase().startsWith(path.toLowerCase())}
              aria-current={pathname.toLowerCase() === path.toLowerCase() ? 'page' : undefined}
              label={mini ? undefined : t(`menu.${label}`)}
              aria-label={mini ? t(`menu.${label}`) : undefined}
              leftSection={<Icon size={22} stroke={1.6} aria-hidden />}
              className={classes.item}
              onClick={onNavigate}
            />
          </Tooltip>
        ))}
    </nav>
  )
}
