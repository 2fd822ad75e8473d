import { IconBell } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { useBadge } from '#platform/counters/badges'
import { TopMenuPanel } from './TopMenuPanel'

const NotificationsPanelBody = lazyDialog(
  ['notifications'],
  async () => (await import('#shared/notifications/panel/NotificationsPanelBody')).NotificationsPanelBody,
)

/** The bell, with the member's notifications. */
export function NotificationsPanel() {
  const { t } = useTranslation('shell')
  const fresh = useBadge('notifications')
  return (
    <TopMenuPanel
      icon={IconBell}
      label={t('panel.notificationsLabel', { count: fresh })}
      title={t('panel.notifications')}
      count={fresh}
      wide
    >
      <NotificationsPanelBody />
    </TopMenuPanel>
  )
}
