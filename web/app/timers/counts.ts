import { useEffect } from 'react'
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { CALL_ONCE_INTERVAL, createCrossTabCalls } from '../../lib/crossTabLock'
import { everyWhileVisible } from '../../lib/scheduler'
import type { countsQuery, countsQuery$data } from './__generated__/countsQuery.graphql'

/** The menu is loaded two seconds after the start, so that it does not compete with the screen. */
const AFTER_START = 2_000
const EVERY = 60_000
const CALL = 'counts'

const notificationCountsQuery = graphql`
  query countsQuery {
    viewer {
      id
      counts {
        total
        blogsCurated
        blogs
        eventAdmin
        lodgeAdmin
        newNotifications
        newVisits
        onlineFavorites
        unreadMail
        unreadTickets
        onlineTagged
        isLodgeAdmin
        isEventAdmin
      }
    }
  }
`

/**
 * Keeps the counters fresh while the tab is visible. All tabs share one call, at most one in five seconds, and each takes
 * over what it brought.
 */
export function useFreshCounts(active: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!active) return
    const tabs = createCrossTabCalls()
    const operation = createOperationDescriptor(getRequest(notificationCountsQuery), {})
    const retained = environment.retain(operation)
    const refresh = () =>
      void tabs
        .callOnce(CALL, CALL_ONCE_INTERVAL, () =>
          fetchQuery<countsQuery>(
            environment,
            notificationCountsQuery,
            {},
            { fetchPolicy: 'network-only' },
          ).toPromise(),
        )
        .catch(() => {})
    const stopListening = tabs.onResult<countsQuery$data>(CALL, (data) => environment.commitPayload(operation, data))
    const first = window.setTimeout(refresh, AFTER_START)
    const stop = everyWhileVisible(EVERY, refresh)
    return () => {
      window.clearTimeout(first)
      stop()
      stopListening()
      tabs.close()
      retained.dispose()
    }
  }, [environment, active])
}

/** The counters as far as they are there; filled by the timer, so that no screen waits for them. */
export function useCounts() {
  const { viewer } = useLazyLoadQuery<countsQuery>(notificationCountsQuery, {}, { fetchPolicy: 'store-only' })
  return viewer?.counts ?? null
}
