import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { everyWhileVisible } from '../../lib/scheduler'
import { leaveEndedSession } from '../endedSession'
import type { startLiveStreamQuery } from './__generated__/startLiveStreamQuery.graphql'
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

/** A session that is renewed, as at a new password, ends the old one's stream a moment before the browser has the new one. */
const RENEWED_WITHIN = 5_000

/** Opens the stream, unless the browser's session has meanwhile become another member's: those events are not for this page. */
function readAsViewer(environment: IEnvironment, legacyId: number, sink: StreamSink): () => void {
  let stop = () => {}
  const ifStillViewer = (act: () => void) => {
    const asked = fetchQuery<startLiveStreamQuery>(
      environment,
      viewerQuery,
      {},
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ viewer }) => (viewer.legacyId === legacyId ? act() : sink.onEnd('loggedOut')),
      error: () => sink.onEnd('broken'),
    })
    stop = () => asked.unsubscribe()
  }
  const read = () => {
    stop = readStream(liveOperationId, {
      ...sink,
      onEnd(reason) {
        if (reason !== 'loggedOut') return sink.onEnd(reason)
        const timer = window.setTimeout(() => ifStillViewer(() => sink.onEnd('broken')), RENEWED_WITHIN)
        stop = () => window.clearTimeout(timer)
      },
    })
  }
  ifStillViewer(read)
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
