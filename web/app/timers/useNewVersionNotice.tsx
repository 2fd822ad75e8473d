import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { atMostEvery, everyWhileVisible } from '../../lib/scheduler'
import { markUpdateFound } from '../newVersion'
import { useViewer } from '../useSession'

const CHECK_EVERY = 60_000
const REMIND_EVERY = 5 * 60_000
const NOTICE = 'new-version'

let registration: Promise<ServiceWorkerRegistration | undefined> | undefined

function register(): Promise<ServiceWorkerRegistration | undefined> {
  registration ??=
    import.meta.env.PROD && 'serviceWorker' in navigator
      ? navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
      : Promise.resolve(undefined)
  return registration
}

const checkForUpdate = atMostEvery(CHECK_EVERY, () => {
  void register().then((worker) => worker?.update().catch(() => {}))
})

/**
 * Looks for a newer version of the client at every navigation, at most once a minute. When there is one, a notice at the
 * bottom right offers to load it, and comes back every five minutes while a member is logged in.
 */
export function useNewVersionNotice(): void {
  const { t } = useTranslation('shell')
  const { isLoggedIn } = useViewer()
  const { pathname } = useLocation()

  useEffect(() => {
    checkForUpdate()
  }, [pathname])

  useEffect(() => {
    let stopReminding = () => {}
    const show = () => {
      notifications.hide(NOTICE)
      notifications.show({
        id: NOTICE,
        autoClose: false,
        title: t('newVersion.title'),
        closeButtonProps: { 'aria-label': t('newVersion.later') },
        message: (
          <Group justify="space-between" wrap="nowrap">
            <Text size="sm">{t('newVersion.text')}</Text>
            <Button size="sm" onClick={() => window.location.reload()}>
              {t('newVersion.refresh')}
            </Button>
          </Group>
        ),
      })
    }
    const found = () => {
      markUpdateFound()
      show()
      stopReminding()
      if (isLoggedIn) stopReminding = everyWhileVisible(REMIND_EVERY, show)
    }
    let worker: ServiceWorkerRegistration | undefined
    const onUpdate = () => {
      // The first worker of a browser is no update.
      if (navigator.serviceWorker.controller) found()
    }
    let stopped = false
    void register().then((ready) => {
      if (stopped) return
      worker = ready
      worker?.addEventListener('updatefound', onUpdate)
    })
    return () => {
      stopped = true
      worker?.removeEventListener('updatefound', onUpdate)
      stopReminding()
    }
  }, [t, isLoggedIn])
}
