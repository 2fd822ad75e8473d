import { useEffect, useRef } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import { CALL_ONCE_INTERVAL, createCrossTabCalls } from '#lib/crossTabLock'
import { everyWhileVisible } from '#lib/scheduler'
import { useLiveEvents } from '#platform/live/liveEvents'
import type { countsQuery, countsQuery$data } from './__generated__/countsQuery.graphql'
import { countsOperation, hasCounts, notificationCountsQuery } from './counts'

const EVERY = 60_000
const CALL = 'counts'

/**
 * Refreshes the counters: every minute while the tab is visible, and after live events. All tabs share one
 * request, at most one in five seconds, and each takes over its answer.
 */
export function useFreshCounts(): void {
  const environment = useRelayEnvironment()
  const refreshSoon = useRef(() => {})

  useEffect(() => {
    const tabs = createCrossTabCalls()
    const retained = environment.retain(countsOperation)
    let again: number | undefined
    let made = 0

    const refresh = async () => {
      await tabs
        .callOnce(CALL, CALL_ONCE_INTERVAL, () => {
          made += 1
          return fetchQuery<countsQuery>(
            environment,
            notificationCountsQuery,
            {},
            { fetchPolicy: 'network-only' },
          ).toPromise()
        })
        .catch(() => {})
    }
    refreshSoon.current = () => {
      const before = made
      void refresh().then(() => {
        // The last request may have been answered before this event: one more when the next is allowed.
        if (made === before)
          again ??= window.setTimeout(() => void refresh().then(() => (again = undefined)), CALL_ONCE_INTERVAL)
      })
    }
    const stopListening = tabs.onResult<countsQuery$data>(CALL, (data) =>
      environment.commitPayload(countsOperation, data),
    )
    if (!hasCounts(environment)) void refresh()
    const stop = everyWhileVisible(EVERY, () => void refresh())
    return () => {
      refreshSoon.current = () => {}
      window.clearTimeout(again)
      stop()
      stopListening()
      tabs.close()
      retained.dispose()
    }
  }, [environment])

  useLiveEvents(({ __typename }, _changeStore, readHere) => {
    if (readHere && __typename !== 'LiveTyping') refreshSoon.current()
  })
}
