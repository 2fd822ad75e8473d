import type { IEnvironment } from 'relay-runtime'
import { appShellQuery, askViewer, readSession } from './session'
import { onSessionChanged } from './sessionChange'

let asking: Promise<void> | undefined
let isLeaving = false

/**
 * Loads a page anew after the session has changed, so that nothing of the one before stays in this tab. Requests of the
 * session before, which fail meanwhile, lead nowhere else.
 */
export function loadAfterSessionChange(path: string): void {
  isLeaving = true
  // The browser may bring the page back as it was.
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true })
  window.location.assign(path)
}

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
      if (!isLeaving && (viewer === 0 || viewer !== legacyId)) window.location.assign('/')
    })
}

/**
 * Leaves the page when another tab has logged out or logged in somebody else, so that this tab shows nothing of the
 * member before. The tab that changes the session decides itself where it goes.
 */
export function followSessionOfOtherTabs(environment: IEnvironment): () => void {
  return onSessionChanged((byThisTab) => {
    if (!byThisTab) leaveEndedSession(environment)
  })
}
