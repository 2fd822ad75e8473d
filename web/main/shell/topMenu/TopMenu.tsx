import { Menu, UnstyledButton } from '@mantine/core'
import { IconLogout, IconMoon, IconSettings, IconSun, IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Avatar } from '#ui/Avatar'
import { mustValidate } from '#platform/routing/guards'
import { profilePath } from '#shared/profiles/profilePath'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { useMember, useSite } from '#platform/session/useSession'
import { FavouritesPanel } from './FavouritesPanel'
import { NotificationsPanel } from './NotificationsPanel'
import { MailPanel } from './MailPanel'
import { siteUrl } from '#platform/session/siteUrl'
import classes from './TopMenu.module.css'
import { useLogOut } from '#shared/logOut/useLogOut'
import { VisitsPanel } from './VisitsPanel'

function AccountMenu() {
  const { t } = useTranslation('shell')
  const site = useSite()
  const viewer = useMember()
  const picture = usePictureSource(viewer.picture)
  const logOut = useLogOut()
  const counterpart = site.hosts.find(({ host }) => host === site.counterpartHost)
  const isAdmitted = viewer.hasAcceptedTerms && !mustValidate(viewer)
  const CounterpartIcon = site.isDark ? IconSun : IconMoon
  return (
    <Menu width={240} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.account} aria-label={t('account.label', { name: viewer.name })}>
          <Avatar name={viewer.name} picture={picture} size={32} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {isAdmitted && (
          <Menu.Item
            component={Link}
            to={profilePath(viewer.legacyId)}
            leftSection={<IconUser size={18} stroke={1.6} aria-hidden />}
          >
            {t('account.profile')}
          </Menu.Item>
        )}
        {isAdmitted && (
          <Menu.Item component={Link} to="/Settings" leftSection={<IconSettings size={18} stroke={1.6} aria-hidden />}>
            {t('menu.settings')}
          </Menu.Item>
        )}
        {counterpart && (viewer.darkStatus === 'APPROVED' || site.isDark) && (
          <Menu.Item
            component="a"
            href={siteUrl(counterpart.host)}
            leftSection={<CounterpartIcon size={18} stroke={1.6} aria-hidden />}
          >
            {t('account.counterpart', { site: counterpart.name })}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.6} aria-hidden />} onClick={logOut}>
          {t('account.logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** The member's menu: counters and account. */
export function TopMenu({ showsCounters }: { showsCounters: boolean }) {
  return (
    <>
      {showsCounters && (
        <>
          <FavouritesPanel />
          <VisitsPanel />
          <MailPanel />
          <NotificationsPanel />
        </>
      )}
      <AccountMenu />
    </>
  )
}
