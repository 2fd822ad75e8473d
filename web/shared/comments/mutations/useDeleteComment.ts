import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { useAction } from '#platform/mutations/useAction'
import type { useDeleteCommentMutation } from './__generated__/useDeleteCommentMutation.graphql'

const mutation = graphql`
  mutation useDeleteCommentMutation($input: DeleteCommentInput!, $connections: [ID!]!) {
    deleteComment(input: $input) {
      deletedId @deleteEdge(connections: $connections)
      comment {
        id
        isDeleted
        text
        author {
          id
        }
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

/** A comment to delete, and its place. */
export interface DeletedComment {
  readonly id: string
  /** The comment that it answers. */
  readonly parentId: string | null | undefined
}

/** Removes an answer from its thread. */
export function leaveThread(store: Pick<RecordSourceProxy, 'get'>, { id, parentId }: DeletedComment): void {
  const parent = parentId ? store.get(parentId) : null
  const replies = parent?.getLinkedRecords('replies')
  if (!parent || !replies?.some((reply) => reply.getDataID() === id)) return
  parent.setLinkedRecords(
    replies.filter((reply) => reply.getDataID() !== id),
    'replies',
  )
  parent.setValue(Math.max(0, Number(parent.getValue('replyCount')) - 1), 'replyCount')
}

/** Deletes a comment optimistically; restores it on failure. Resolves to whether it succeeded. */
export function useDeleteComment() {
  const [commit, busy] = useAction<useDeleteCommentMutation>(mutation)
  const remove = useCallback(
    async (deleted: DeletedComment, connections: string[]): Promise<boolean> => {
      const answer = await commit(
        { input: { id: deleted.id }, connections },
        {
          optimisticUpdater: (store) => {
            store.get(deleted.id)?.setValue(true, 'isDeleted')
          },
          updater: (store, data) => {
            if (data?.deleteComment.deletedId) leaveThread(store, deleted)
          },
        },
      )
      return answer !== null
    },
    [commit],
  )
  return [remove, busy] as const
}
