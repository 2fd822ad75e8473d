import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { everyWhileVisible, onNewDayVisible } from '#lib/scheduler'
import { recordsOf } from '#platform/relay/recordsOf'
import { onSessionChanged } from '#platform/session/sessionChange'
import type { useFreshMediaAddressesQuery } from './__generated__/useFreshMediaAddressesQuery.graphql'

const EVERY = 60 * 60_000
/** The graph's limit. */
const MAX_IDS = 100

const query = graphql`
  query useFreshMediaAddressesQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Media {
        thumbnail: url(size: THUMBNAIL)
        card: url(size: CARD)
        gallery: url(size: GALLERY)
        full: url(size: FULL)
      }
      ... on Picture {
        sourceUrl
      }
      ... on Video {
        videoUrl
      }
    }
  }
`

/**
 * Renews the addresses of all pictures and videos in the store every 60 minutes, when the tab becomes visible on another
 * day, and with a new session. Lists and their pages stay as they are.
 */
export function useFreshMediaAddresses(): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const refresh = () => {
      for (const ids of inBatches(mediaIn(environment))) {
        fetchQuery<useFreshMediaAddressesQuery>(environment, query, { ids }, { fetchPolicy: 'network-only' }).subscribe(
          {
            // The old addresses are valid for another hour, and the next round tries again.
            error: () => {},
          },
        )
      }
    }
    const stops = [everyWhileVisible(EVERY, refresh), onNewDayVisible(refresh), onSessionChanged(refresh)]
    return () => stops.forEach((stop) => stop())
  }, [environment])
}

function mediaIn(environment: IEnvironment): readonly string[] {
  return [...recordsOf(environment, 'Picture'), ...recordsOf(environment, 'Video')]
}

function inBatches(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_batch, index) =>
    ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
  )
}
