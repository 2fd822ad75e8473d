import { Menu } from '@mantine/core'
import { IconLogout, IconMoon, IconSettings, IconSun, IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { mustValidate } from '#platform/routing/guards'
import { siteUrl } from '#platform/session/siteUrl'
import { useMember, useSite } from '#platform/session/useSession'
import { useLogOut } from '#shared/logOut/useLogOut'
import { profilePath } from '#shared/profiles/profilePath'
import { OpenedMenu } from '#ui/overlays/OpenedMenu'
import type { Opener } from '#ui/overlays/useOpener'

/** The menu under the member's own picture. */
export function AccountDropdown({ opener }: { opener: Opener }) {
  const { t } = useTranslation('shell')
  const site = useSite()
  const viewer = useMember()
  const logOut = useLogOut()
  const counterpart = site.hosts.find(({ host }) => host === site.counterpartHost)
  const isAdmitted = viewer.hasAcceptedTerms && !mustValidate(viewer)
  const CounterpartIcon = site.isDark ? IconSun : IconMoon
  return (
    <OpenedMenu opener={opener} width={240} withinPortal={false}>
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
    </OpenedMenu>
  )
}
