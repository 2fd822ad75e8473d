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

/** Once visits are on screen, they are no news any more. */
export function useMarkVisitsSeen(): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const sent = commitMutation<useMarkVisitsSeenMutation>(environment, {
      mutation,
      variables: {},
      // They stay new until the next time; nothing that the viewer need hear of.
      onError: () => {},
    })
    return () => sent.dispose()
  }, [environment])
}
