import { ActionIcon, Button } from '@mantine/core'
import { useMedia } from '#ui/useMedia'
import { IconMenu2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Logo } from '#ui/Logo'
import { CREATE_PROFILE, logInPath } from '#platform/routing/links'
import { useSession } from '#platform/session/useSession'
import classes from './Header.module.css'

interface HeaderProps {
  /** The drawer's button, where the drawer lies over the page. */
  menu: { opened: boolean; toggle: () => void } | null
  /** The member's menu, where they have one. */
  topMenu: ReactNode
}

/** The header: the way home, the drawer's button, and the member's menu or the two ways in. */
export function Header({ menu, topMenu }: HeaderProps) {
  const { t } = useTranslation('shell')
  const { site, viewer } = useSession()
  // Phones have no room for the name beside the counters.
  const isNarrow = useMedia('(max-width: 29.99em)', { phone: true, desktop: false })
  // The smallest phones have none beside the two ways in either.
  const isSmallest = useMedia('(max-width: 22.49em)', { phone: false, desktop: false })
  return (
    <header className={classes.header}>
      {menu && (
        <ActionIcon
          onClick={menu.toggle}
          className={classes.burger}
          aria-label={t('menu.open')}
          aria-expanded={menu.opened}
        >
          <IconMenu2 size={24} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      <Link
        to={viewer.isLoggedIn ? '/Start' : '/'}
        className={classes.home}
        aria-label={t('home', { site: site.name })}
      >
        <Logo site={site.isDark ? 'midnat' : 'nordlys'} name={site.name} markOnly={topMenu ? isNarrow : isSmallest} />
      </Link>
      <div className={classes.end}>
        {topMenu}
        {!viewer.isLoggedIn && (
          <>
            <Button component={Link} to={logInPath()} variant="subtle" className={classes.logIn}>
              {t('logIn')}
            </Button>
            <Button component={Link} to={CREATE_PROFILE}>
              {t('createProfile')}
            </Button>
          </>
        )}
      </div>
    </header>
  )
}
