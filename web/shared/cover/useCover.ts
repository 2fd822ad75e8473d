import { graphql, useLazyLoadQuery } from 'react-relay'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import type { useCoverQuery } from './__generated__/useCoverQuery.graphql'

const query = graphql`
  query useCoverQuery($id: ID!, $chosen: Boolean!) {
    node(id: $id) @include(if: $chosen) {
      ... on Picture {
        ...usePictureSource_picture @alias(as: "picture")
      }
    }
  }
`

/** The chosen picture, which is mostly in the store already; a kept form asks for it. */
export function useCover(id: string | null) {
  const { node } = useLazyLoadQuery<useCoverQuery>(query, { id: id ?? '', chosen: id !== null })
  return usePictureSource(node?.picture)
}
