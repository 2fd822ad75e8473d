import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { everyWhileVisible } from '#lib/scheduler'
import type { useFreshOrderQuery } from './__generated__/useFreshOrderQuery.graphql'

const EVERY = 5_000

const query = graphql`
  query useFreshOrderQuery($legacyId: Int!) {
    viewer {
      isMember
      memberUntil
      order(legacyId: $legacyId) {
        ...OrderView_order
      }
    }
  }
`

/** Asks for the order anew while it is awaited and the page is visible; what a payment gives the viewer follows. */
export function useFreshOrder(legacyId: number, isAwaited: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!isAwaited) return undefined
    return everyWhileVisible(EVERY, () => {
      fetchQuery<useFreshOrderQuery>(environment, query, { legacyId }, { fetchPolicy: 'network-only' }).subscribe({
        // The next time tries again.
        error: () => {},
      })
    })
  }, [environment, legacyId, isAwaited])
}
