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

/** Writes a comment: at the end of the lists given, and, in a thread, under what it answers. */
export function useAddComment() {
  return useAction<useAddCommentMutation>(mutation)
}
