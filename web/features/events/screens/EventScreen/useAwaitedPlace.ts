import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { everyWhileVisible } from '#lib/scheduler'
import type { useAwaitedPlaceQuery } from './__generated__/useAwaitedPlaceQuery.graphql'

const EVERY = 5_000

const query = graphql`
  query useAwaitedPlaceQuery($id: ID!) {
    node(id: $id) {
      ...EventSignUp_event @alias(as: "event")
    }
  }
`

/** Asks for the viewer's sign-up anew while a place is held for its payment. */
export function useAwaitedPlace(id: string, isHeld: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!isHeld) return undefined
    return everyWhileVisible(EVERY, () => {
      fetchQuery<useAwaitedPlaceQuery>(environment, query, { id }, { fetchPolicy: 'network-only' }).subscribe({
        // The next time tries again.
        error: () => {},
      })
    })
  }, [environment, id, isHeld])
}
