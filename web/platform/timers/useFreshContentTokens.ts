import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { everyWhileVisible, onNewDayVisible } from '#lib/scheduler'
import { onSessionChanged } from '#platform/session/sessionChange'
import type { useFreshContentTokensQuery } from './__generated__/useFreshContentTokensQuery.graphql'

const EVERY = 60 * 60_000

const query = graphql`
  query useFreshContentTokensQuery {
    viewer {
      contentTokens {
        media
        expiresAt
      }
    }
  }
`

/** Reads the tokens of media addresses anew every 60 minutes, when the tab is seen again on another day, and with a new session. */
export function useFreshContentTokens(): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const refresh = () => {
      fetchQuery<useFreshContentTokensQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({
        // The old token holds on for another hour, and the next round tries again.
        error: () => {},
      })
    }
    const stops = [everyWhileVisible(EVERY, refresh), onNewDayVisible(refresh), onSessionChanged(refresh)]
    return () => stops.forEach((stop) => stop())
  }, [environment])
}
