import { graphql } from 'react-relay'
import { useCommit } from '../../../relay/useCommit'
import type { useDeleteSavedSearchMutation } from './__generated__/useDeleteSavedSearchMutation.graphql'

const mutation = graphql`
  mutation useDeleteSavedSearchMutation($input: DeleteSavedSearchInput!) {
    deleteSavedSearch(input: $input) {
      deletedId @deleteRecord
      viewer {
        ...useSavedSearches_viewer
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`

/** Throws a saved search away. */
export function useDeleteSavedSearch() {
  return useCommit<useDeleteSavedSearchMutation>(mutation)
}
