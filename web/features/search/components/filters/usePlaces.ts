import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { useSite } from '#platform/session/useSession'
import type { usePlaces_kinks$key } from './__generated__/usePlaces_kinks.graphql'
import type { usePlaces_site$key } from './__generated__/usePlaces_site.graphql'
import type { usePlacesQuery } from './__generated__/usePlacesQuery.graphql'

const query = graphql`
  query usePlacesQuery($dark: Boolean!) @preloadable {
    site {
      ...usePlaces_site
    }
    ...usePlaces_kinks @include(if: $dark) @alias(as: "kinks")
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

const kinksFragment = graphql`
  fragment usePlaces_kinks on Query {
    kinks {
      id
      name
      isWaiting
    }
  }
`

/** What the filters offer, which the screen's query or an earlier one has fetched. */
function useChoices() {
  const { isDark } = useSite()
  return useLazyLoadQuery<usePlacesQuery>(query, { dark: isDark }, { fetchPolicy: 'store-or-network' })
}

/** Countries and their regions. */
export function usePlaces() {
  const { site } = useChoices()
  return { countries: useFragment<usePlaces_site$key>(fragment, site).countries ?? [] }
}

/** Kinks on the dark sites; none elsewhere. */
export function useKinks() {
  const { kinks } = useChoices()
  return useFragment<usePlaces_kinks$key>(kinksFragment, kinks)?.kinks ?? []
}
