import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useDiscardChangesMutation } from './__generated__/useDiscardChangesMutation.graphql'

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

export function useDiscardChanges() {
  return useAction<useDiscardChangesMutation>(mutation)
}
