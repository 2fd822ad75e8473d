import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { everyWhileVisible } from '#lib/scheduler'
import type { useFreshDoorQuery } from './__generated__/useFreshDoorQuery.graphql'

const EVERY = 20_000

const query = graphql`
  query useFreshDoorQuery($id: ID!, $cursor: String) {
    node(id: $id) {
      ... on Event {
        signUps(first: 100, after: $cursor) {
          edges {
            node {
              id
              checkedInAt
              checkedInBy
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`

/** Reads again who has been ticked, for those who were ticked on other phones. */
export function useFreshDoor(id: string): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const read = async (cursor: string | null): Promise<void> => {
      const options = { fetchPolicy: 'network-only' } as const
      const data = await fetchQuery<useFreshDoorQuery>(environment, query, { id, cursor }, options).toPromise()
      const page = data?.node?.signUps?.pageInfo
      if (page?.hasNextPage) await read(page.endCursor ?? null)
    }
    // Without a network, the next time tries again.
    return everyWhileVisible(EVERY, () => void read(null).catch(() => undefined))
  }, [environment, id])
}
