import { Button, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { atMostEvery, everyWhileVisible } from '#lib/scheduler'
import { markUpdateFound } from '#platform/routing/newVersion'
import { hasUnsavedText } from '#platform/routing/pageUse'
import { useViewer } from '#platform/session/useSession'

const CHECK_EVERY = 60_000
const REMIND_EVERY = 5 * 60_000
const NOTICE = 'new-version'

interface Worker {
  readonly registration: ServiceWorkerRegistration
  /** The worker of the very version that this page was loaded with. */
  readonly own: ServiceWorker | null
}

let worker: Promise<Worker | undefined> | undefined

/** Registers the worker and lets the browser take the one that belongs to this page, which is no news. */
function register(): Promise<Worker | undefined> {
  worker ??=
    import.meta.env.PROD && 'serviceWorker' in navigator
      ? navigator.serviceWorker
          .register('/service-worker.js')
          .then(async (registration) => {
            await registration.update()
            return { registration, own: registration.installing ?? registration.waiting ?? registration.active }
          })
          .catch(() => {
            // Offline, or the server restarts: the next check registers anew.
            worker = undefined
            return undefined
          })
      : Promise.resolve(undefined)
  return worker
}

const checkForUpdate = atMostEvery(CHECK_EVERY, () => {
  void register().then((ready) => ready?.registration.update().catch(() => {}))
})

/**
 * Looks for a newer version of the client at every navigation, at most once a minute. When there is one, a notice at the
 * bottom right offers to load it, and comes back every five minutes while a member is logged in.
 */
export function useNewVersionToast(): void {
  const { t } = useTranslation(['shell', 'offline'])
  const { isLoggedIn } = useViewer()
  const { pathname } = useLocation()

  const checkedAt = useRef<string>(null)
  useEffect(() => {
    if (checkedAt.current === pathname) return
    checkedAt.current = pathname
    checkForUpdate()
  }, [pathname])

  useEffect(() => {
    let stopReminding = () => {}
    const load = () => {
      if (hasUnsavedText()) show(true)
      else window.location.reload()
    }
    /** Asks once more where something that is half written would be lost. */
    const show = (isAskingAgain = false) => {
      notifications.hide(NOTICE)
      notifications.show({
        id: NOTICE,
        autoClose: false,
        title: t('newVersion.title'),
        closeButtonProps: { 'aria-label': t('newVersion.later') },
        message: (
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{isAskingAgain ? t('offline:unsaved') : t('newVersion.text')}</Text>
            <Button
              size="sm"
              variant={isAskingAgain ? 'default' : 'filled'}
              onClick={isAskingAgain ? () => window.location.reload() : load}
            >
              {isAskingAgain ? t('offline:loadAnyway') : t('newVersion.refresh')}
            </Button>
          </Stack>
        ),
      })
    }
    const found = () => {
      markUpdateFound()
      show()
      stopReminding()
      if (isLoggedIn) stopReminding = everyWhileVisible(REMIND_EVERY, () => show())
    }
    let ready: Worker | undefined
    const onUpdate = () => {
      if (ready && ready.registration.installing !== ready.own) found()
    }
    let stopped = false
    const listen = () => {
      if (ready) return
      void register().then((registered) => {
        if (stopped || ready) return
        ready = registered
        ready?.registration.addEventListener('updatefound', onUpdate)
      })
    }
    listen()
    const stopTrying = everyWhileVisible(CHECK_EVERY, listen)
    return () => {
      stopped = true
      stopTrying()
      ready?.registration.removeEventListener('updatefound', onUpdate)
      stopReminding()
    }
  }, [t, isLoggedIn])
}
