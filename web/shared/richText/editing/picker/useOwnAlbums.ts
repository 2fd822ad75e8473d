import { graphql, useLazyLoadQuery } from 'react-relay'
import type { useOwnAlbumsQuery } from './__generated__/useOwnAlbumsQuery.graphql'

// A member has at most 50 albums.
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

/** Returns the member's albums by whether their media may be used in a text; null when loading failed. */
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

/** An album whose media may be used. */
export type OfferedAlbum = NonNullable<ReturnType<typeof useOwnAlbums>>['offered'][number]
