import { isApprovedHere } from '#platform/routing/guards'
import type { Session } from '#platform/session/session'

/** The dialogs that open by themselves. */
export type PendingDialog = 'membership' | 'mediaConsent' | 'birthday' | 'breakingNews' | 'weightAndHeight'

export interface DialogSituation extends Session {
  readonly pathname: string
  /** The counter of clicks has reached 14. */
  readonly reachedClicks: boolean
  /** This visit has gone on long enough to offer a membership. */
  readonly isOfferDue: boolean
  readonly hasBreakingNews: boolean
  /** Names of the dialogs that the member put off. */
  readonly closed: ReadonlySet<string>
}

/**
 * The dialog that is due, or null. None opens before the terms are accepted, during validation or over the work of staff. Breaking news wait
 * for the start page, so that they interrupt nobody who came to read or write something.
 */
export function pendingDialog({
  site,
  viewer,
  pathname,
  reachedClicks,
  isOfferDue,
  hasBreakingNews,
  closed,
}: DialogSituation): PendingDialog | null {
  if (!viewer.isLoggedIn || !viewer.hasAcceptedTerms || viewer.status === 'LOCKED') return null
  if (/^\/(ReAcceptance|ProfileValidation|EditProfile\/Delete|Admin)(\/|$)/i.test(pathname)) return null
  if (!isApprovedHere({ site, viewer })) return null
  const mayOffer = !viewer.isMember && !viewer.forcedValidation && !/^\/(Membership|Receipt)(\/|$)/i.test(pathname)
  const due: [PendingDialog, boolean][] = [
    ['membership', isOfferDue && mayOffer],
    ['mediaConsent', viewer.isMediaConsentForced && reachedClicks],
    ['birthday', viewer.isBirthdaySplashDue],
    ['breakingNews', hasBreakingNews && /^\/Start\/?$/i.test(pathname)],
    ['weightAndHeight', viewer.isHeightAndWeightDue],
  ]
  return due.find(([dialog, isDue]) => isDue && !closed.has(dialog))?.[0] ?? null
}
