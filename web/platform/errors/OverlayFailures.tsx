import type { ReactNode } from 'react'
import { GraphError } from '#platform/relay/errors'
import { OverlayFailure } from '#ui/overlays/useLaterOverlay'
import { useReportError } from './useReportError'

/** Tells the member that a menu or dialog cannot open because its code does not come over the line. */
export function OverlayFailures({ children }: { children: ReactNode }) {
  const report = useReportError()
  return <OverlayFailure value={() => report(new GraphError('NETWORK'))}>{children}</OverlayFailure>
}
