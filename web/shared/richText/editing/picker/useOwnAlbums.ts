import { graphql, useLazyLoadQuery } from 'react-relay'
import type { useOwnAlbumsQuery } from './__generated__/useOwnAlbumsQuery.graphql'

// A member has at most fifty.
const query = graphql`
  query useOwnAlbumsQuery {
    viewer {
      albums(first: 50) {
        edges {
          node {
            id
            legacyId
            name
            type
            mediaCount
            cover {
              ...usePictureSource_picture
            }
          }
        }
      }
    }
  }
`

/** The member's albums by whether what is in them may stand in a text; null where they could not be had. */
export function useOwnAlbums(dark: boolean, fetchKey: number) {
  const { viewer } = useLazyLoadQuery<useOwnAlbumsQuery>(query, {}, { fetchPolicy: 'store-and-network', fetchKey })
  if (!viewer.albums) return null
  const all = viewer.albums.edges.map(({ node }) => node)
  return {
    offered: all.filter(({ type }) => type === 'PUBLIC' || (dark && type === 'RED')),
    protectedCount: all.filter(({ type }) => type === 'PROTECTED').length,
    hasRed: all.some(({ type }) => type === 'RED'),
  }
}

/** An album that may be chosen from. */
export type OfferedAlbum = NonNullable<ReturnType<typeof useOwnAlbums>>['offered'][number]
