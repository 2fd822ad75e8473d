import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useProfileByNumberQuery } from './__generated__/useProfileByNumberQuery.graphql'

const query = graphql`
  query useProfileByNumberQuery($legacyId: Int!) {
    profile(legacyId: $legacyId) {
      id
    }
  }
`

/** Finds the global id of a profile by the number in its address; undefined where there is none. */
export function useProfileByNumber(): (legacyId: number) => Promise<string | undefined> {
  const environment = useRelayEnvironment()
  return async (legacyId) =>
    (await fetchQuery<useProfileByNumberQuery>(environment, query, { legacyId }).toPromise())?.profile?.id
}
