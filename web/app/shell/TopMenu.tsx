import { ActionIcon, Indicator, Popover, UnstyledButton, Menu } from '@mantine/core'
import { IconBell, IconLogout, IconMoon, IconSettings, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLazyLoadQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import { Avatar } from '../../ui/Avatar'
import { usePictureSource } from '../members/usePictureSource'
import { notificationCountsQuery, useFreshCounts } from '../timers/counts'
import type { countsQuery } from '../timers/__generated__/countsQuery.graphql'
import { useSession } from '../useSession'
import { siteUrl } from './siteUrl'
import classes from './TopMenu.module.css'
import { useLogOut } from './useLogOut'

/** The counters that the menu lists, with the text of each. */
const COUNTERS = [
  'unreadMail',
  'newNotifications',
  'newVisits',
  'onlineFavorites',
  'onlineTagged',
  'blogs',
  'blogsCurated',
  'lodgeAdmin',
  'eventAdmin',
  'unreadTickets',
] as const

function Counters() {
  const { t } = useTranslation('shell')
  useFreshCounts(true)
  // Filled by the timer; the screen never waits for it.
  const { viewer } = useLazyLoadQuery<countsQuery>(notificationCountsQuery, {}, { fetchPolicy: 'store-only' })
  const counts = viewer?.counts
  const shown = counts ? COUNTERS.filter((counter) => counts[counter] > 0) : []
  const total = counts?.total ?? 0
  return (
    <Popover position="bottom-end" shadow="md" width={280}>
      <Popover.Target>
        <Indicator disabled={total === 0} label={total > 99 ? '99+' : total} size={18} offset={6} color="var(--accent)">
          <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('counts.label', { count: total })}>
            <IconBell size={22} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Indicator>
      </Popover.Target>
      <Popover.Dropdown>
        {shown.length === 0 ? (
          <p className={classes.quiet}>{t('counts.nothing')}</p>
        ) : (
          <ul className={classes.counters}>
            {shown.map((counter) => (
              <li key={counter}>{t(`counts.${counter}`, { count: counts?.[counter] ?? 0 })}</li>
            ))}
          </ul>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

function AccountMenu() {
  const { t } = useTranslation('shell')
  const { site, viewer } = useSession()
  const picture = usePictureSource(viewer.picture)
  const logOut = useLogOut()
  const counterpart = site.hosts.find(({ host }) => host === site.counterpartHost)
  const CounterpartIcon = site.dark ? IconSun : IconMoon
  return (
    <Menu position="bottom-end" shadow="md" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.account} aria-label={t('account.label', { name: viewer.name })}>
          <Avatar name={viewer.name} picture={picture} size={32} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{viewer.name}</Menu.Label>
        <Menu.Item component={Link} to="/Settings" leftSection={<IconSettings size={18} stroke={1.6} aria-hidden />}>
          {t('menu.settings')}
        </Menu.Item>
        {counterpart && (viewer.darkStatus === 'APPROVED' || site.dark) && (
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

/** The member's menu: what is new, and the account. */
export function TopMenu() {
  return (
    <>
      <Counters />
      <AccountMenu />
    </>
  )
}
