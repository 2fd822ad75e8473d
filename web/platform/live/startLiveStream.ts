import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { everyWhileVisible } from '#lib/scheduler'
import { leaveEndedSession } from '#platform/session/endedSession'
import { askViewer } from '#platform/session/session'
import { deliverLiveEvent, liveOperationId, resync } from './deliverLiveEvent'
import { setStreamState } from './liveEvents'
import { joinLiveTabs, type LiveTabsEnvironment, type StreamSink } from './liveTabs'
import { readStream } from './readStream'

/** How often a visible tab asks where there is no stream. */
const POLL_EVERY = 5_000

const viewerQuery = graphql`
  query startLiveStreamQuery {
    viewer {
      id
      legacyId
    }
  }
`

/** Opens the stream, unless the browser's session has meanwhile become another member's: those events are not for this page. */
function readAsViewer(environment: IEnvironment, legacyId: number, sink: StreamSink): () => void {
  let stopped = false
  let stop = () => {
    stopped = true
  }
  const read = (viewer: number) => {
    if (stopped) return
    if (viewer === legacyId) stop = readStream({ id: liveOperationId, missed: resync }, sink)
    else sink.onEnd('loggedOut')
  }
  const fail = () => {
    if (!stopped) sink.onEnd('broken')
  }
  askViewer(environment, viewerQuery).then(read, fail)
  return () => stop()
}

function browserTabs(name: string, read: LiveTabsEnvironment['read']): LiveTabsEnvironment {
  return {
    // Only secure pages have it, whatever the type says.
    locks: (navigator as Partial<Navigator>).locks,
    channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name),
    read,
    onOnline(listener) {
      window.addEventListener('online', listener)
      return () => window.removeEventListener('online', listener)
    },
    setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
    clearTimeout: (id) => window.clearTimeout(id),
    random: Math.random,
  }
}

/**
 * Joins this tab to the stream of its browser. Tabs share it that are the same member's and of the same version, as another
 * version reads other fields. Returns a stop function.
 */
export function startLiveStream(environment: IEnvironment, legacyId: number): () => void {
  const name = `live ${legacyId} ${liveOperationId}`
  let stopPolling = () => {}
  const leave = joinLiveTabs(
    name,
    browserTabs(name, (sink) => readAsViewer(environment, legacyId, sink)),
    {
      onPayload: (payload, readHere) => deliverLiveEvent(environment, payload, readHere),
      onState(state) {
        stopPolling()
        stopPolling =
          state === 'polling' ? everyWhileVisible(POLL_EVERY, () => deliverLiveEvent(environment, resync())) : () => {}
        setStreamState(state)
      },
      onLoggedOut: () => leaveEndedSession(environment),
    },
  )
  return () => {
    leave()
    stopPolling()
  }
}
