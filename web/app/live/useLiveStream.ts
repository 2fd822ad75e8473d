import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'

/** The stream is opened two seconds after the start, with the menu, so that it does not compete with the screen. */
const AFTER_START = 2_000

/** Keeps this tab in touch with what happens while the member may go round the site. */
export function useLiveStream(legacyId: number | null | undefined): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!legacyId) return
    let stop = () => {}
    let stopped = false
    const timer = window.setTimeout(() => {
      void import('./startLiveStream').then(({ startLiveStream }) => {
        if (!stopped) stop = startLiveStream(environment, legacyId)
      })
    }, AFTER_START)
    return () => {
      stopped = true
      window.clearTimeout(timer)
      stop()
    }
  }, [environment, legacyId])
}
