import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useLatestDraftQuery } from './__generated__/useLatestDraftQuery.graphql'
import type { SavedEntry, Version } from '#shared/writing/autosave'
import type { Content } from './content'
import { readDraft } from './readDraft'

const query = graphql`
  query useLatestDraftQuery($legacyId: Int!) {
    viewer {
      blogDraft(legacyId: $legacyId) {
        ...readDraft_draft
        media {
          ...editableMedia_media
        }
      }
    }
  }
`

/** Fetches the server's current version of an entry; null when that fails. */
export function useLatestDraft() {
  const environment = useRelayEnvironment()
  return useCallback(
    async ({ legacyId }: SavedEntry): Promise<Version<Content> | null> => {
      const answer = await fetchQuery<useLatestDraftQuery>(environment, query, { legacyId })
        .toPromise()
        .catch(() => undefined)
      const draft = answer?.viewer.blogDraft
      return draft ? readDraft(draft) : null
    },
    [environment],
  )
}
