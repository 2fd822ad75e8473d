import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import { removeEdges } from '#platform/relay/removeEdges'
import type { useDeleteAdMutation } from './__generated__/useDeleteAdMutation.graphql'

const mutation = graphql`
  mutation useDeleteAdMutation($input: DeleteQuickScorAdInput!) {
    deleteQuickScorAd(input: $input) {
      deletedId
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Takes one of the viewer's ads down. It leaves every list at once, and comes back on failure. */
export function useDeleteAd() {
  const environment = useRelayEnvironment()
  const [commit, busy] = useAction<useDeleteAdMutation>(mutation)
  const remove = useCallback(
    async (id: string): Promise<boolean> => {
      const optimistic = (store: Parameters<typeof removeEdges>[0]) =>
        removeEdges(store, environment, 'QuickScorAdConnection', (node) => node.getDataID() === id)
      return (await commit({ input: { id } }, { optimistic })) !== null
    },
    [commit, environment],
  )
  return [remove, busy] as const
}
