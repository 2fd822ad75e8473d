import { useEffect } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { useMarkVisitsSeenMutation } from './__generated__/useMarkVisitsSeenMutation.graphql'

const mutation = graphql`
  mutation useMarkVisitsSeenMutation {
    markVisitsSeen {
      viewer {
        counts {
          total
          newVisits
        }
      }
    }
  }
`

/** Marks visits as seen when they are shown. */
export function useMarkVisitsSeen(): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const sent = commitMutation<useMarkVisitsSeenMutation>(environment, {
      mutation,
      variables: {},
      // They stay new until the next time.
      onError: () => {},
    })
    return () => sent.dispose()
  }, [environment])
}
