import { useEffect } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import { everyWhileVisible } from '#lib/scheduler'
import { markUpdateFound } from '#platform/routing/newVersion'
import { useSession } from '#platform/session/useSession'
import type { useHeartbeatMutation } from './__generated__/useHeartbeatMutation.graphql'

const EVERY = 60_000

const mutation = graphql`
  mutation useHeartbeatMutation($input: SendHeartbeatInput!) {
    sendHeartbeat(input: $input) {
      isUpToDate
    }
  }
`

/** Tells the server every 60 seconds that the member is here; a falsy answer makes the next navigation a full page load. */
export function useHeartbeat(): void {
  const environment = useRelayEnvironment()
  const { viewer, site } = useSession()
  const runs = viewer.isLoggedIn && viewer.hasAcceptedTerms
  const version = site.version ?? ''
  useEffect(() => {
    if (!runs) return
    return everyWhileVisible(EVERY, () => {
      commitMutation<useHeartbeatMutation>(environment, {
        mutation,
        variables: { input: { version } },
        onCompleted: ({ sendHeartbeat }, errors) => {
          if (!errors?.length && !sendHeartbeat?.isUpToDate) markUpdateFound()
        },
        // A missed heartbeat is made up by the next one; the member need not hear of it.
        onError: () => {},
      })
    })
  }, [environment, runs, version])
}
