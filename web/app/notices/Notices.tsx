import { Suspense } from 'react'
import { Boundary } from '../errors/Boundary'
import { useLiveStream } from '../live/useLiveStream'
import { useAppBadge } from '../timers/useAppBadge'
import { useFreshCounts } from '../timers/useFreshCounts'
import { PopUps } from './PopUps'
import { usePush } from './push/usePush'

/** What tells a member of what happens, as long as the page is open. */
export function Notices({ viewerLegacyId }: { viewerLegacyId: number }) {
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
