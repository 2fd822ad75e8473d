import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { useSavedSearches_viewer$key } from './__generated__/useSavedSearches_viewer.graphql'
import type { useSavedSearchesQuery } from './__generated__/useSavedSearchesQuery.graphql'

const query = graphql`
  query useSavedSearchesQuery @preloadable {
    viewer {
      ...useSavedSearches_viewer
    }
  }
`

const fragment = graphql`
  fragment useSavedSearches_viewer on Viewer {
    savedSearches {
      id
      legacyId
      name
      ...SavedSearchRow_search
      ...RenameSearchSheet_search
    }
  }
`

/** The member's saved searches, which the screen's query or an earlier one has fetched. */
export function useSavedSearches() {
  const { viewer } = useLazyLoadQuery<useSavedSearchesQuery>(query, {}, { fetchPolicy: 'store-or-network' })
  return useFragment<useSavedSearches_viewer$key>(fragment, viewer).savedSearches
}
