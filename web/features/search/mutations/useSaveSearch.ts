import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSaveSearchMutation } from './__generated__/useSaveSearchMutation.graphql'

const mutation = graphql`
  mutation useSaveSearchMutation($input: SaveSearchInput!) {
    saveSearch(input: $input) {
      savedSearch {
        id
        legacyId
        ...readSavedSearch_search
      }
      viewer {
        ...useSavedSearches_viewer
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Saves a search under a name, or in place of a saved one. */
export function useSaveSearch() {
  return useAction<useSaveSearchMutation>(mutation)
}
