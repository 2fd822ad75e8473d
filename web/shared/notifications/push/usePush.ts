import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useSession } from '#platform/session/useSession'
import { askForPush, isPushPossible, renewPush } from './push'

/** Message of the service worker after the browser has changed its subscription. */
const CHANGED = 'push-subscription-changed'

/** Calls back at the first interaction with the page. Returns a stop function. */
function onFirstUse(listener: () => void): () => void {
  const stop = new AbortController()
  const used = () => {
    stop.abort()
    listener()
  }
  for (const gesture of ['pointerup', 'keydown']) window.addEventListener(gesture, used, { signal: stop.signal })
  return () => stop.abort()
}

/**
 * Asks for the push permission when the member should be asked and has not refused; renews an existing
 * subscription. Failures are ignored.
 */
export function usePush(): void {
  const environment = useRelayEnvironment()
  const { site, viewer } = useSession()
  const possible = isPushPossible(site.publicVapidKey) && !viewer.isImpersonated
  const asks = possible && viewer.isPushPermissionDue && Notification.permission !== 'denied'

  useEffect(() => {
    if (!possible) return
    if (!asks) {
      void renewPush(environment)
      return
    }
    const ask = () => void askForPush(environment)
    if (Notification.permission === 'granted') {
      ask()
      return
    }
    // Several browsers show the permission dialog only after an interaction.
    return onFirstUse(ask)
  }, [environment, possible, asks])

  useEffect(() => {
    if (!possible) return
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (data === CHANGED) void renewPush(environment)
    }
    navigator.serviceWorker.addEventListener('message', onMessage)
    return () => navigator.serviceWorker.removeEventListener('message', onMessage)
  }, [environment, possible])
}
