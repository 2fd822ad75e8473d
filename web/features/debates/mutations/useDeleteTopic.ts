import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import { removeEdges } from '#platform/relay/removeEdges'
import type { useDeleteTopicMutation } from './__generated__/useDeleteTopicMutation.graphql'

const mutation = graphql`
  mutation useDeleteTopicMutation($input: DeleteDebateEntryInput!) {
    deleteDebateEntry(input: $input) {
      deletedId
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/**
 * Deletes a topic of a lodge. It leaves every list at once, and comes back on failure. Resolves to whether it
 * succeeded.
 */
export function useDeleteTopic(lodgeId: string) {
  const environment = useRelayEnvironment()
  const [commit, busy] = useAction<useDeleteTopicMutation>(mutation)
  const remove = useCallback(
    async (id: string): Promise<boolean> => {
      const answer = await commit(
        { input: { id } },
        {
          optimistic: (store) =>
            removeEdges(store, environment, 'DebateEntryConnection', (node) => node.getDataID() === id),
          updater: (store) => store.get(lodgeId)?.invalidateRecord(),
        },
      )
      return answer !== null
    },
    [commit, environment, lodgeId],
  )
  return [remove, busy] as const
}
