import { IconAlbum } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import classes from '#shared/media/albums/AlbumGrid.module.css'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { LodgeMediaPage } from '../../components/LodgeMediaPage'
import type { AlbumsScreen_lodge$key } from './__generated__/AlbumsScreen_lodge.graphql'
import type { AlbumsScreenPaginationQuery } from './__generated__/AlbumsScreenPaginationQuery.graphql'
import type { AlbumsScreenQuery } from './__generated__/AlbumsScreenQuery.graphql'
import { CreateAlbum } from './CreateAlbum'
import { LodgeAlbumCard } from './LodgeAlbumCard'

// Distinguishes a failed fetch from a missing lodge.
const query = graphql`
  query AlbumsScreenQuery($lodge: Int!) @preloadable @throwOnFieldError {
    lodge(legacyId: $lodge) {
      viewerCanCreateAlbum
      ...CreateAlbum_lodge
      ...LodgeMediaPage_lodge
      ...AlbumsScreen_lodge
    }
  }
`

const fragment = graphql`
  fragment AlbumsScreen_lodge on Lodge
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "AlbumsScreenPaginationQuery") {
    legacyId
    viewerCanCreateAlbum
    albums(first: $count, after: $cursor) @connection(key: "AlbumsScreen_albums") {
      edges {
        node {
          id
          ...LodgeAlbumCard_album
        }
      }
    }
  }
`

function Albums({ lodge }: { lodge: AlbumsScreen_lodge$key }) {
  const { t } = useTranslation('lodgeMedia')
  const { data, ...paging } = usePaginationFragment<AlbumsScreenPaginationQuery, AlbumsScreen_lodge$key>(
    fragment,
    lodge,
  )
  return (
    <PaginatedList
      paging={paging}
      items={data.albums?.edges}
      label={t('albums.label')}
      className={classes.grid}
      empty={
        <EmptyState
          title={t('albums.none')}
          text={data.viewerCanCreateAlbum ? t('albums.noneText') : undefined}
          icon={<IconAlbum size={26} stroke={1.5} aria-hidden />}
        />
      }
      renderItem={({ node }) => (
        <li key={node.id}>
          <LodgeAlbumCard album={node} lodge={data.legacyId} />
        </li>
      )}
    />
  )
}

/** The albums of a lodge. */
export function AlbumsScreen() {
  const { lodge } = useScreenQuery<AlbumsScreenQuery>(query)
  return (
    <LodgeMediaPage lodge={lodge} view="albums" controls={lodge?.viewerCanCreateAlbum && <CreateAlbum lodge={lodge} />}>
      {lodge && <Albums lodge={lodge} />}
    </LodgeMediaPage>
  )
}
