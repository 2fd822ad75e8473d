import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import { useEditableMedia } from '../editableMedia'
import type { AlbumSource_album$key } from './__generated__/AlbumSource_album.graphql'
import type { AlbumSourcePaginationQuery } from './__generated__/AlbumSourcePaginationQuery.graphql'
import type { AlbumSourceQuery } from './__generated__/AlbumSourceQuery.graphql'
import { NotFetched } from './NotFetched'
import { PaginatedPickGrid } from './PaginatedPickGrid'
import type { SourceProps } from './source'

const query = graphql`
  query AlbumSourceQuery($legacyId: Int!) {
    album(legacyId: $legacyId) {
      ...AlbumSource_album
    }
  }
`

const fragment = graphql`
  fragment AlbumSource_album on Album
  @refetchable(queryName: "AlbumSourcePaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 40 }, cursor: { type: "String" }) {
    name
    media(first: $count, after: $cursor) @connection(key: "AlbumSource_media") {
      edges {
        node {
          ...editableMedia_media
        }
      }
    }
  }
`

export function AlbumSource({ legacyId, fetchKey, onChoose }: SourceProps & { legacyId: number }) {
  const { album } = useLazyLoadQuery<AlbumSourceQuery>(
    query,
    { legacyId },
    { fetchPolicy: 'store-and-network', fetchKey },
  )
  return album ? <Content album={album} onChoose={onChoose} /> : <NotFetched />
}

function Content({ album, onChoose }: { album: AlbumSource_album$key } & Pick<SourceProps, 'onChoose'>) {
  const { data, ...paging } = usePaginationFragment<AlbumSourcePaginationQuery, AlbumSource_album$key>(fragment, album)
  const media = useEditableMedia(data.media?.edges.map(({ node }) => node) ?? [])
  return <PaginatedPickGrid label={data.name} media={data.media && media} paging={paging} onChoose={onChoose} />
}
