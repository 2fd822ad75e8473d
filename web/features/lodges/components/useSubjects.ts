import { graphql, useFragment } from 'react-relay'
import type { useSubjects_query$key } from './__generated__/useSubjects_query.graphql'

const fragment = graphql`
  fragment useSubjects_query on Query {
    lodgeCategories @skip(if: $dark) {
      id
      name
    }
    kinks @include(if: $dark) {
      id
      name
    }
  }
`

interface Named {
  readonly id: string
  readonly name: string
}

const toOptions = (items: readonly Named[] | null | undefined) =>
  items?.map(({ id, name }) => ({ value: id, label: name }))

/** What lodges can be about, as options: categories on the main sites, kinks on the dark ones. */
export function useSubjects(query: useSubjects_query$key) {
  const { lodgeCategories, kinks } = useFragment(fragment, query)
  return { categories: toOptions(lodgeCategories), kinks: toOptions(kinks) }
}
