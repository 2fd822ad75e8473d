import { useTranslation } from 'react-i18next'
import { usePushState } from '#shared/notifications/push/usePushState'
import { tell } from '#platform/toasts/tell'
import { useSite } from '#platform/session/useSession'
import { Banner } from '#ui/states/Banner'

/** Says whether this browser shows notifications on the device, and what to do where it does not. */
export function PushNote() {
  const { t } = useTranslation('editProfile')
  const { publicVapidKey } = useSite()
  const [state, turnOn] = usePushState()
  if (state === 'on' || publicVapidKey === '') return null
  if (state === 'unsupported') return <Banner>{t('notifications.push.unsupported')}</Banner>
  if (state === 'blocked') {
    return (
      <Banner tone="warning" title={t('notifications.push.blockedTitle')}>
        {t('notifications.push.blocked')}
      </Banner>
    )
  }
  const start = async () => {
    const done = await turnOn()
    // After a refusal the banner itself says so.
    if (done) tell(t('notifications.push.done'))
    else if (Notification.permission !== 'denied') tell(t('notifications.push.failed'))
  }
  return (
    <Banner action={{ label: t('notifications.push.turnOn'), onSelect: () => void start() }}>
      {t('notifications.push.off')}
    </Banner>
  )
}
