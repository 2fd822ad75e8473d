import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useEditCommentMutation } from './__generated__/useEditCommentMutation.graphql'

const mutation = graphql`
  mutation useEditCommentMutation($input: EditCommentInput!) @raw_response_type {
    editComment(input: $input) {
      comment {
        __typename
        id
        text
        editedAt
        mentions {
          profile {
            id
            legacyId
          }
          name
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useEditComment() {
  return useAction<useEditCommentMutation>(mutation)
}
