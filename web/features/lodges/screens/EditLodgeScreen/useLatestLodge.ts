import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { readLodgeDraft, type SavedLodge } from '../../writing/readLodgeDraft'
import type { useLatestLodgeQuery } from './__generated__/useLatestLodgeQuery.graphql'

const query = graphql`
  query useLatestLodgeQuery($legacyId: Int!) {
    viewer {
      lodgeDraft(legacyId: $legacyId) {
        ...readLodgeDraft_draft
      }
    }
  }
`

/** Fetches the server's present version of a lodge; null when that fails. */
export function useLatestLodge(legacyId: number) {
  const environment = useRelayEnvironment()
  return useCallback(async (): Promise<SavedLodge | null> => {
    const answer = await fetchQuery<useLatestLodgeQuery>(environment, query, { legacyId })
      .toPromise()
      .catch(() => undefined)
    const draft = answer?.viewer.lodgeDraft
    return draft ? readLodgeDraft(draft) : null
  }, [environment, legacyId])
}
