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

/** What was new in a list is new no longer: at once in the entries given, and in the counters. Answers whether it was done. */
export function useMarkListAsRead() {
  const [commit, busy] = useAction<useMarkListAsReadMutation>(mutation)
  const mark = useCallback(
    async (list: BlogReadList, entryIds: readonly string[] = []): Promise<boolean> => {
      const change = (store: {
        get: (id: string) => { setValue: (value: number, key: string) => unknown } | null | undefined
      }) => {
        for (const id of entryIds) store.get(id)?.setValue(0, 'newCommentCount')
      }
      const answer = await commit({ input: { list } }, { optimisticUpdater: change, updater: change })
      return answer !== null
    },
    [commit],
  )
  return [mark, busy] as const
}
