import type { IEnvironment } from 'relay-runtime'
import { readSession } from './session'

/** The session ended elsewhere. Nobody who was logged in should go on seeing the page. */
export function leaveEndedSession(environment: IEnvironment): void {
  if (readSession(environment).viewer.isLoggedIn) window.location.assign('/')
}
