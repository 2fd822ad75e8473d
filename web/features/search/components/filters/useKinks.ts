import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { useSite } from '#platform/session/useSession'
import type { useKinks_query$key } from './__generated__/useKinks_query.graphql'
import type { useKinksQuery } from './__generated__/useKinksQuery.graphql'

const query = graphql`
  query useKinksQuery($dark: Boolean!) @preloadable {
    ...useKinks_query @include(if: $dark) @alias(as: "dark")
  }
`

const fragment = graphql`
  fragment useKinks_query on Query {
    kinks {
      id
      name
      isWaiting
    }
  }
`

/** Kinks on the dark sites, which the screen's query or an earlier one has fetched; null elsewhere. */
export function useKinks() {
  const { isDark } = useSite()
  const { dark } = useLazyLoadQuery<useKinksQuery>(query, { dark: isDark }, { fetchPolicy: 'store-or-network' })
  const data = useFragment<useKinks_query$key>(fragment, dark)
  return data && (data.kinks ?? [])
}
