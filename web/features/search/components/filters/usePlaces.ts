import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { usePlaces_site$key } from './__generated__/usePlaces_site.graphql'
import type { usePlacesQuery } from './__generated__/usePlacesQuery.graphql'

const query = graphql`
  query usePlacesQuery @preloadable {
    site {
      ...usePlaces_site
    }
  }
`

const fragment = graphql`
  fragment usePlaces_site on Site {
    countries {
      id
      name
      areas {
        id
        name
        nestingLevel
      }
    }
  }
`

/** Countries and their regions, which the screen's query or an earlier one has fetched. */
export function usePlaces() {
  const { site } = useLazyLoadQuery<usePlacesQuery>(query, {}, { fetchPolicy: 'store-or-network' })
  return { countries: useFragment<usePlaces_site$key>(fragment, site).countries ?? [] }
}
