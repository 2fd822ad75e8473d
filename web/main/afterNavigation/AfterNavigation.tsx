import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { useLater } from '#lib/later'
import { onNthClick } from '#lib/clickCounter'
import { useNews } from '#platform/timers/news'
import { readSession } from '#platform/session/session'
import { useMember, useSession } from '#platform/session/useSession'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { createDialogPause } from '#platform/dialogs/dialogPause'
import { useToday } from '#platform/session/useToday'
import { comesBack } from './comesBack'
import { pendingDialog, type PendingDialog } from './pendingDialog'
import { putOffDialog, readPutOffDialogs } from './putOffDialogs'
import { SHOW_RECEIPT } from '#shared/payments/paths'
import { laterSheet } from '#ui/overlays/laterSheet'
import { useDialogFree } from '#platform/dialogs/useDialogFree'

interface DialogProps {
  onClose: () => void
}

/** Pages of a visit that somebody without a membership looks at before it is offered. */
const PAGES_BEFORE_OFFER = 5

const dialogs: Record<PendingDialog, ComponentType<DialogProps>> = {
  membership: lazyDialog(['payments'], async () => (await import('./MembershipOffer')).MembershipOffer),
  mediaConsent: lazy(async () => ({ default: (await import('./MediaConsentDialog')).MediaConsentDialog })),
  birthday: lazy(async () => ({ default: (await import('./BirthdayDialog')).BirthdayDialog })),
  weightAndHeight: lazy(async () => ({ default: (await import('./WeightAndHeightDialog')).WeightAndHeightDialog })),
  breakingNews: lazy(async () => ({ default: (await import('./BreakingNewsDialog')).BreakingNewsDialog })),
}

/** How many pages this visit has led to. */
function usePageCount(pathname: string): number {
  const [visit, setVisit] = useState({ pathname, count: 1 })
  if (visit.pathname !== pathname) setVisit({ pathname, count: visit.count + 1 })
  return visit.count
}

/**
 * Opens dialogs that are due after a navigation, one at a time, in the order of the specification. A dialog that
 * was closed unanswered stays away for days.
 */
export function AfterNavigation() {
  const environment = useRelayEnvironment()
  const session = useSession()
  const { pathname, search } = useLocation()
  const { legacyId: viewerLegacyId, isMediaConsentForced } = useMember()
  const [reachedClicks, setReachedClicks] = useState(false)
  const [closed, setClosed] = useState(() => readPutOffDialogs(viewerLegacyId))
  const [pause] = useState(createDialogPause)
  const isPaused = useSyncExternalStore(pause.subscribe, () => pause.lastsOn(pathname))
  useEffect(() => (isMediaConsentForced ? onNthClick(() => setReachedClicks(true)) : undefined), [isMediaConsentForced])

  const pages = usePageCount(pathname)
  const now = useToday()

  const { breakingNews } = useNews()
  const newsName = `breakingNews:${breakingNews?.id}`
  const situation = {
    pathname,
    reachedClicks,
    isOfferDue: pages >= PAGES_BEFORE_OFFER || comesBack(session.viewer, now),
    hasBreakingNews: breakingNews !== null && !closed.has(newsName),
    closed,
  }
  const due = pendingDialog({ ...session, ...situation })
  // The receipt that the address asks for comes first.
  const dialog = isPaused || new URLSearchParams(search).has(SHOW_RECEIPT) ? null : due
  const free = useDialogFree(dialog)
  // One whose code does not come would count as closed.
  const { value: sheet } = useLater(laterSheet, dialog !== null)
  if (!dialog || !free || !sheet) return null

  const close = () => {
    pause.begin(pathname)
    // An answered dialog is no longer due, and opens again when it is.
    if (pendingDialog({ ...readSession(environment), ...situation }) !== dialog) return
    const name = dialog === 'breakingNews' ? newsName : dialog
    putOffDialog(viewerLegacyId, name)
    setClosed(new Set([...closed, name]))
  }
  const Dialog = dialogs[dialog]
  return (
    <Suspense fallback={null}>
      <Dialog key={dialog} onClose={close} />
    </Suspense>
  )
}
