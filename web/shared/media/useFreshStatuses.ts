import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { everyWhileVisible } from '#lib/scheduler'
import type { useFreshStatusesQuery } from './__generated__/useFreshStatusesQuery.graphql'

const EVERY = 5_000

const query = graphql`
  query useFreshStatusesQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Media {
        id
        width
        height
        ...MediaTile_media @alias(as: "tile")
      }
    }
  }
`

/** No job of the server changes these. */
const DONE: ReadonlySet<string> = new Set(['LIVE', 'CONVERSION_FAILED', 'WAITING_FOR_LOOK'])

interface Processed {
  readonly id: string
  readonly status: string | null | undefined
}

/** Polls the status of media in processing while the page is visible. */
export function useFreshStatuses(media: readonly Processed[]): void {
  const environment = useRelayEnvironment()
  const waiting = media
    .filter(({ status }) => !DONE.has(status ?? ''))
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (waiting === '') return undefined
    return everyWhileVisible(EVERY, () => {
      const ids = waiting.split(' ')
      fetchQuery<useFreshStatusesQuery>(environment, query, { ids }, { fetchPolicy: 'network-only' }).subscribe({
        // The next poll tries again.
        error: () => {},
      })
    })
  }, [environment, waiting])
}
