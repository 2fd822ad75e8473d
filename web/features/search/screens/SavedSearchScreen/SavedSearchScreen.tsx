import { graphql } from 'react-relay'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { useScreenQuery } from '#platform/relay/screenQuery'
import type { SavedSearchScreenQuery } from './__generated__/SavedSearchScreenQuery.graphql'
import { SavedSearchView } from './SavedSearchView'

const query = graphql`
  query SavedSearchScreenQuery($legacyId: Int!, $withPlaces: Boolean!, $withKinks: Boolean!, $detailed: Boolean!)
  @preloadable {
    viewer {
      savedSearch(legacyId: $legacyId) {
        ...SavedSearchView_search
        total {
          ...FoundMembers_total
        }
      }
    }
    ...usePlaces_kinks @include(if: $withKinks) @alias(as: "kinks")
    site @include(if: $withPlaces) {
      ...usePlaces_site
    }
  }
`

export function SavedSearchScreen() {
  const { viewer } = useScreenQuery<SavedSearchScreenQuery>(query)
  const saved = viewer.savedSearch
  return saved ? <SavedSearchView saved={saved} total={saved.total} /> : <NotFoundScreen />
}
