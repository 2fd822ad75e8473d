import { isApprovedHere } from '#platform/routing/guards'
import type { Session } from '#platform/session/session'

/** The dialogs that come up by themselves. */
export type PendingDialog = 'mediaConsent' | 'birthday' | 'breakingNews' | 'weightAndHeight'

export interface DialogSituation extends Session {
  readonly pathname: string
  /** The hidden counter of clicks has come to 14. */
  readonly reachedClicks: boolean
  /** There is breaking news that the member has not seen. */
  readonly hasBreakingNews: boolean
  /** Names of the dialogs that the member put off. */
  readonly closed: ReadonlySet<string>
}

/** The dialog that is due, or null. None disturbs a member on the way to accept terms or to be validated. */
export function pendingDialog({
  site,
  viewer,
  pathname,
  reachedClicks,
  hasBreakingNews,
  closed,
}: DialogSituation): PendingDialog | null {
  if (!viewer.isLoggedIn || !viewer.termsAccepted || viewer.status === 'LOCKED') return null
  if (/^\/(ReAcceptance|ProfileValidation|EditProfile\/Delete)(\/|$)/i.test(pathname)) return null
  if (!isApprovedHere({ site, viewer })) return null
  const due: [PendingDialog, boolean][] = [
    ['mediaConsent', viewer.forcedConsentMedia && reachedClicks],
    ['birthday', viewer.showBirthdaySplash],
    ['breakingNews', hasBreakingNews],
    ['weightAndHeight', viewer.needUpdateHeightAndWeight],
  ]
  return due.find(([dialog, isDue]) => isDue && !closed.has(dialog))?.[0] ?? null
}
