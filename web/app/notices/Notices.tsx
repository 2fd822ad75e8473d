import { useLiveStream } from '../live/useLiveStream'
import { useAppBadge } from '../timers/useAppBadge'
import { useFreshCounts } from '../timers/useFreshCounts'

/** What tells a member of what happens, as long as the page is open. */
export function Notices({ viewerLegacyId }: { viewerLegacyId: number }) {
  useLiveStream(viewerLegacyId)
  useFreshCounts()
  useAppBadge()
  return null
}
