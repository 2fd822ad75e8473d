import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useSite } from '#platform/session/useSession'
import { askForPush, readPushState } from './push'

/** How this browser stands to pushes, and how to turn them on: tells whether that succeeded. */
export function usePushState() {
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
