import type { IEnvironment } from 'relay-runtime'
import { appShellQuery, askViewer, readSession } from './session'

let asking: Promise<void> | undefined

/**
 * An answer says that nobody is logged in. Where that is so, nobody who was logged in should go on seeing the page; a
 * session that was renewed meanwhile keeps it.
 */
export function leaveEndedSession(environment: IEnvironment): void {
  const { isLoggedIn, legacyId } = readSession(environment).viewer
  if (!isLoggedIn) return
  asking ??= askViewer(environment, appShellQuery)
    .catch(() => 0)
    .then((viewer) => {
      asking = undefined
      if (viewer === 0 || viewer !== legacyId) window.location.assign('/')
    })
}
