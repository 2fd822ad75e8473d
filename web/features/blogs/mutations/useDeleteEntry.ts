import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
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

/** Deletes an entry of the viewer's; it leaves every list at once, and returns if that fails. Answers whether it was done. */
export function useDeleteEntry() {
  const environment = useRelayEnvironment()
  const [commit, busy] = useAction<useDeleteEntryMutation>(mutation)
  const remove = useCallback(
    async (id: string): Promise<boolean> => {
      const leaveLists = (store: RecordSourceProxy) => {
        for (const list of ['BlogEntryConnection', 'BlogSearchConnection']) {
          removeEdges(store, environment, list, (node) => node.getDataID() === id)
        }
      }
      const answer = await commit(
        { input: { id } },
        {
          optimisticUpdater: leaveLists,
          updater: (store, data) => {
            if (data?.deleteBlogEntry.deletedId) leaveLists(store)
          },
        },
      )
      return answer !== null
    },
    [commit, environment],
  )
  return [remove, busy] as const
}
