import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { leaveToBrowser } from '#platform/page/leftToBrowser'
import { useSite } from '#platform/session/useSession'
import { askForPush, readPushState } from './push'

/**
 * Returns the push state of this browser, and a function to turn pushes on, which resolves to whether that
 * succeeded.
 */
export function usePushState() {
  leaveToBrowser()
  const environment = useRelayEnvironment()
  const { publicVapidKey } = useSite()
  const [state, setState] = useState(() => readPushState(publicVapidKey))
  const turnOn = async () => {
    const done = await askForPush(environment)
    setState(readPushState(publicVapidKey))
    return done
  }
  return [state, turnOn] as const
}
