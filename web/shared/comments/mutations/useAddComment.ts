import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useAddCommentMutation } from './__generated__/useAddCommentMutation.graphql'

const mutation = graphql`
  mutation useAddCommentMutation($input: AddCommentInput!, $connections: [ID!]!, $inThread: Boolean!) {
    addComment(input: $input) {
      commentEdge @appendEdge(connections: $connections) {
        cursor
        node {
          __typename
          id
          legacyId
          createdAt
          ...useParticipants_comments
          ...CommentThread_comment
        }
      }
      parent @include(if: $inThread) {
        id
        ...useParticipants_comments
        ...CommentThread_comment
      }
      item {
        id
        commentCount
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Adds a comment to the end of the lists, and to the answers of the comment that it answers. */
export function useAddComment() {
  return useAction<useAddCommentMutation>(mutation)
}
