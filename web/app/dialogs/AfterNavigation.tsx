import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { onNthClick } from '../../lib/clickCounter'
import { useNews } from '../timers/news'
import { useSession } from '../useSession'
import { pendingDialog, type PendingDialog } from './pendingDialog'
import { useDialogFree } from './useDialogFree'

interface DialogProps {
  onClose: () => void
}

const dialogs: Record<PendingDialog, ComponentType<DialogProps>> = {
  mediaConsent: lazy(async () => ({ default: (await import('./MediaConsentDialog')).MediaConsentDialog })),
  birthday: lazy(async () => ({ default: (await import('./BirthdayDialog')).BirthdayDialog })),
  weightAndHeight: lazy(async () => ({ default: (await import('./WeightAndHeightDialog')).WeightAndHeightDialog })),
  breakingNews: lazy(async () => ({ default: (await import('./BreakingNewsDialog')).BreakingNewsDialog })),
}

/**
 * What is asked or shown after a navigation, one dialog at a time, in the order of the specification. A dialog that was
 * closed does not come back before the page is loaded anew.
 */
export function AfterNavigation() {
  const session = useSession()
  const { pathname } = useLocation()
  const [reachedClicks, setReachedClicks] = useState(false)
  const [closed, setClosed] = useState<ReadonlySet<PendingDialog>>(new Set())
  const asksForMediaConsent = session.viewer.forcedConsentMedia
  useEffect(() => (asksForMediaConsent ? onNthClick(() => setReachedClicks(true)) : undefined), [asksForMediaConsent])

  const hasBreakingNews = useNews().breakingNews !== null

  const dialog = pendingDialog({ ...session, pathname, reachedClicks, hasBreakingNews, closed })
  const free = useDialogFree(dialog)
  if (!dialog || !free) return null
  const Dialog = dialogs[dialog]
  return (
    <Suspense fallback={null}>
      <Dialog key={dialog} onClose={() => setClosed(new Set([...closed, dialog]))} />
    </Suspense>
  )
}
