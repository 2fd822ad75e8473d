import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { removeEdges } from '#platform/relay/removeEdges'
import { useAction } from '#platform/mutations/useAction'
import type { useDeleteEntryMutation } from './__generated__/useDeleteEntryMutation.graphql'

const mutation = graphql`
  mutation useDeleteEntryMutation($input: DeleteBlogEntryInput!) {
    deleteBlogEntry(input: $input) {
      deletedId
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/**
 * Removes the viewer's entry from every list at once, and restores it on failure. Resolves with whether the
 * deletion succeeded.
 */
export function useDeleteEntry() {
  const environment = useRelayEnvironment()
  const [commit, busy] = useAction<useDeleteEntryMutation>(mutation)
  const remove = useCallback(
    async (id: string): Promise<boolean> => {
      const answer = await commit(
        { input: { id } },
        {
          optimistic: (store) => {
            for (const list of ['BlogEntryConnection', 'BlogSearchConnection']) {
              removeEdges(store, environment, list, (node) => node.getDataID() === id)
            }
          },
        },
      )
      return answer !== null
    },
    [commit, environment],
  )
  return [remove, busy] as const
}
