import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { useAction } from '#platform/mutations/useAction'
import type { useDeleteSavedSearchMutation } from './__generated__/useDeleteSavedSearchMutation.graphql'

const mutation = graphql`
  mutation useDeleteSavedSearchMutation($input: DeleteSavedSearchInput!) {
    deleteSavedSearch(input: $input) {
      deletedId @deleteRecord
      viewer {
        ...useSavedSearches_viewer
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Deletes a saved search. Resolves with whether it is gone, because another device may have deleted it first. */
export function useDeleteSavedSearch() {
  const [commit, busy] = useAction<useDeleteSavedSearchMutation>(mutation)
  const environment = useRelayEnvironment()
  const remove = async (id: string): Promise<boolean> => {
    let gone = false
    const answer = await commit(
      { input: { id } },
      {
        onNotFound: () => {
          gone = true
          commitLocalUpdate(environment, (store) => removeFromList(store, id))
        },
      },
    )
    return gone || answer !== null
  }
  return [remove, busy] as const
}

function removeFromList(store: RecordSourceProxy, id: string): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const searches = viewer?.getLinkedRecords('savedSearches')
  if (searches)
    viewer?.setLinkedRecords(
      searches.filter((search) => search.getDataID() !== id),
      'savedSearches',
    )
}
