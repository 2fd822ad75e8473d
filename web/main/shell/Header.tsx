import { ActionIcon, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Logo } from '#ui/Logo'
import { CREATE_PROFILE, logInPath } from '#platform/routing/links'
import { useSession } from '#platform/session/useSession'
import classes from './Header.module.css'
import { TopMenu } from './TopMenu'

interface HeaderProps {
  /** The button of the drawer, where it lies over the page. */
  menu: { opened: boolean; toggle: () => void } | null
  showsTopMenu: boolean
  /** What is new, for members who may go round the site. */
  showsCounters: boolean
}

/** The head of every page: the way home, the drawer's button, and the member's menu or the two ways in. */
export function Header({ menu, showsTopMenu, showsCounters }: HeaderProps) {
  const { t } = useTranslation('shell')
  const { site, viewer } = useSession()
  // Beside the signs of the top menu, a phone has no room for the name.
  const isNarrow = useMediaQuery('(max-width: 29.99em)', false, { getInitialValueInEffect: false })
  // Beside the two ways in, the smallest phones have none either.
  const isSmallest = useMediaQuery('(max-width: 22.49em)', false, { getInitialValueInEffect: false })
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
        <Logo
          site={site.dark ? 'midnat' : 'nordlys'}
          name={site.name}
          markOnly={showsTopMenu ? isNarrow : isSmallest}
        />
      </Link>
      <div className={classes.end}>
        {showsTopMenu && <TopMenu showsCounters={showsCounters} />}
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
