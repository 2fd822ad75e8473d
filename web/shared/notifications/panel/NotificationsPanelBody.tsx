import { ActionIcon, Tabs, Tooltip } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconSettings } from '@tabler/icons-react'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Boundary } from '#platform/errors/Boundary'
import type { NotificationTab } from './__generated__/NotificationListQuery.graphql'
import { popUpId } from '../popUp'
import { NotificationList } from './NotificationList'
import { NotificationSkeleton } from './NotificationSkeleton'
import classes from './NotificationsPanelBody.module.css'

const TABS: readonly NotificationTab[] = ['ALL', 'PROFILE', 'COMMUNITY']

const isTab = (value: string | null): value is NotificationTab => TABS.some((tab) => tab === value)

/** The member's notifications by tab. */
export function NotificationsPanelBody() {
  const { t } = useTranslation('notifications')
  const [tab, setTab] = useState<NotificationTab>('ALL')
  // The panel shows them in full; on a phone, the toast would cover it.
  useEffect(() => {
    notifications.hide(popUpId('news'))
  }, [])
  return (
    <>
      <Tooltip label={t('settings')} withinPortal={false}>
        <ActionIcon component={Link} to="/NotificationSettings" className={classes.settings} aria-label={t('settings')}>
          <IconSettings size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tabs value={tab} onChange={(value) => isTab(value) && setTab(value)} keepMounted={false}>
        <Tabs.List className={classes.tabs} grow>
          {TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map((one) => (
          <Tabs.Panel key={one} value={one} className={classes.body}>
            <Boundary fallback={<p className={classes.state}>{t('failed')}</p>}>
              <Suspense fallback={<NotificationSkeleton />}>
                <NotificationList tab={one} />
              </Suspense>
            </Boundary>
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}
