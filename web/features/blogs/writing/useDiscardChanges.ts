import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { SavedEntry, Version } from '#shared/writing/autosave'
import type { useDiscardChangesMutation } from './__generated__/useDiscardChangesMutation.graphql'
import type { Content } from './content'
import { readDraft } from './readDraft'

const mutation = graphql`
  mutation useDiscardChangesMutation($input: DiscardBlogEntryChangesInput!) {
    discardBlogEntryChanges(input: $input) {
      draft {
        ...readDraft_draft
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

/** Goes back to the published version of an entry, and returns it; null when that fails. */
export function useDiscardChanges() {
  const [commit] = useAction<useDiscardChangesMutation>(mutation)
  return useCallback(
    async ({ entryId }: SavedEntry): Promise<Version<Content> | null> => {
      const answer = await commit({ input: { id: entryId } })
      const draft = answer?.discardBlogEntryChanges.draft
      return draft ? readDraft(draft) : null
    },
    [commit],
  )
}
