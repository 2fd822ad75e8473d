import { Suspense } from 'react'
import { Boundary } from '#platform/errors/Boundary'
import { useLiveStream } from '#platform/live/useLiveStream'
import { useAppBadge } from '#platform/counters/useAppBadge'
import { useFreshCounts } from '#platform/counters/useFreshCounts'
import { PopUps } from './PopUps'
import { usePush } from './push/usePush'

/** Shows toasts while the page is open. */
export function Toasts({ viewerLegacyId }: { viewerLegacyId: number }) {
  useLiveStream(viewerLegacyId)
  useFreshCounts()
  useAppBadge()
  usePush()
  return (
    <Boundary fallback={null}>
      <Suspense fallback={null}>
        <PopUps viewerLegacyId={viewerLegacyId} />
      </Suspense>
    </Boundary>
  )
}
