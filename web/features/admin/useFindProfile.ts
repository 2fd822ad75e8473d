import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useFindProfileQuery } from './__generated__/useFindProfileQuery.graphql'

const query = graphql`
  query useFindProfileQuery($text: String!) {
    viewer {
      staffProfiles(text: $text, first: 10) {
        edges {
          node {
            profileId
            legacyId
          }
        }
      }
    }
  }
`

/** Finds the global id of a profile by its number, whatever its state; undefined where there is none. */
export function useFindProfile(): (number: string) => Promise<string | undefined> {
  const environment = useRelayEnvironment()
  return async (number) => {
    const answer = await fetchQuery<useFindProfileQuery>(environment, query, { text: number }).toPromise()
    return answer?.viewer.staffProfiles?.edges.find(({ node }) => String(node.legacyId) === number)?.node.profileId
  }
}
