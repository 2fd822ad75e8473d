import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { SavedEntry, Version } from '#shared/writing/autosave'
import type { useDiscardTopicChangesMutation } from './__generated__/useDiscardTopicChangesMutation.graphql'
import type { Content } from './content'
import { readDraft } from './readDraft'

const mutation = graphql`
  mutation useDiscardTopicChangesMutation($input: DiscardDebateEntryChangesInput!) {
    discardDebateEntryChanges(input: $input) {
      draft {
        ...readDraft_topic
        media {
          ...editableMedia_media
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Goes back to the published version of a topic, and returns it; null when that fails. */
export function useDiscardTopicChanges(lodge: number) {
  const [commit] = useAction<useDiscardTopicChangesMutation>(mutation)
  return useCallback(
    async ({ entryId }: SavedEntry): Promise<Version<Content> | null> => {
      const answer = await commit(
        { input: { id: entryId } },
        { updater: (store) => store.get(entryId)?.invalidateRecord() },
      )
      const draft = answer?.discardDebateEntryChanges.draft
      return draft ? readDraft(draft, lodge) : null
    },
    [commit, lodge],
  )
}
