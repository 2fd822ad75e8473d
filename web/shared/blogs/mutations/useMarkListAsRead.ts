import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { BlogReadList, useMarkListAsReadMutation } from './__generated__/useMarkListAsReadMutation.graphql'

const mutation = graphql`
  mutation useMarkListAsReadMutation($input: MarkBlogListAsReadInput!) {
    markBlogListAsRead(input: $input) {
      viewer {
        id
        counts {
          total
          blogs
          blogsCurated
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/**
 * Marks the entries of a list as read, optimistically in the given entries and the counters. Resolves to whether
 * it succeeded.
 */
export function useMarkListAsRead() {
  const [commit, busy] = useAction<useMarkListAsReadMutation>(mutation)
  const mark = useCallback(
    async (list: BlogReadList, entryIds: readonly string[] = []): Promise<boolean> => {
      const answer = await commit(
        { input: { list } },
        { optimistic: (store) => entryIds.forEach((id) => store.get(id)?.setValue(0, 'newCommentCount')) },
      )
      return answer !== null
    },
    [commit],
  )
  return [mark, busy] as const
}
