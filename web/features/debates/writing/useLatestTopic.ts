import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { SavedEntry, Version } from '#shared/writing/autosave'
import type { useLatestTopicQuery } from './__generated__/useLatestTopicQuery.graphql'
import type { Content } from './content'
import { readDraft } from './readDraft'

const query = graphql`
  query useLatestTopicQuery($legacyId: Int!) {
    viewer {
      debateDraft(legacyId: $legacyId) {
        ...readDraft_topic
        media {
          ...editableMedia_media
        }
      }
    }
  }
`

/** Fetches the server's current version of a topic; null when that fails. */
export function useLatestTopic(lodge: number) {
  const environment = useRelayEnvironment()
  return useCallback(
    async ({ legacyId }: SavedEntry): Promise<Version<Content> | null> => {
      const answer = await fetchQuery<useLatestTopicQuery>(environment, query, { legacyId })
        .toPromise()
        .catch(() => undefined)
      const draft = answer?.viewer.debateDraft
      return draft ? readDraft(draft, lodge) : null
    },
    [environment, lodge],
  )
}
