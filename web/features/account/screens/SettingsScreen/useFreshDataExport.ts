import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { everyWhileVisible } from '#lib/scheduler'
import type { useFreshDataExportQuery } from './__generated__/useFreshDataExportQuery.graphql'

const EVERY = 5_000

const query = graphql`
  query useFreshDataExportQuery {
    viewer {
      ...DataExport_viewer
    }
  }
`

/** Polls the state of the data export while it is being made and the page is visible. */
export function useFreshDataExport(isWaiting: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!isWaiting) return undefined
    return everyWhileVisible(EVERY, () => {
      fetchQuery<useFreshDataExportQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({
        // The next poll tries again.
        error: () => {},
      })
    })
  }, [environment, isWaiting])
}
