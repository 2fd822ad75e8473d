import { graphql } from 'react-relay'
import { useScreenQuery } from '#platform/relay/screenQuery'
import type { useSearchQuery as SearchQuery } from './__generated__/useSearchQuery.graphql'

const query = graphql`
  query useSearchQuery(
    $options: SearchOptionsInput
    $text: String
    $order: SearchOrder!
    $detailed: Boolean!
    $withSaved: Boolean!
    $withPlaces: Boolean!
    $withKinks: Boolean!
  ) @preloadable {
    ...SearchResults_query
    # Not among the results, so that the pages that follow do not count again.
    searchTotal(options: $options, text: $text) {
      ...FoundMembers_total
    }
    viewer @include(if: $withSaved) {
      ...useSavedSearches_viewer
    }
    ...usePlaces_kinks @include(if: $withKinks) @alias(as: "kinks")
    site @include(if: $withPlaces) {
      ...usePlaces_site
    }
  }
`

/** Data of a filter search: the results, and once the options of the form. */
export function useSearchQuery() {
  return useScreenQuery<SearchQuery>(query)
}
