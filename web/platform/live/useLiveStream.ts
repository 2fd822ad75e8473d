import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { startLiveStream } from './startLiveStream'

/** Keeps this tab in touch with what happens. */
export function useLiveStream(viewerLegacyId: number): void {
  const environment = useRelayEnvironment()
  useEffect(() => startLiveStream(environment, viewerLegacyId), [environment, viewerLegacyId])
}
