import { Button } from '@mantine/core'
import { IconAlbum, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { AlbumGrid } from '#shared/media/albums/AlbumGrid'
import { ownAlbum } from '#shared/media/mediaLinks'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { ErrorState } from '#ui/states/ErrorState'
import { OwnMediaPages } from '../../components/OwnMediaPages'
import { OwnPage } from '../../components/OwnPage'
import type { OwnAlbumsScreenQuery } from './__generated__/OwnAlbumsScreenQuery.graphql'
import { CreateAlbumSheet } from './CreateAlbumSheet'

// A member has at most fifty albums.
const query = graphql`
  query OwnAlbumsScreenQuery @preloadable {
    viewer {
      albums(first: 50) {
        edges {
          node {
            ...AlbumGrid_albums
          }
        }
      }
    }
  }
`

export function OwnAlbumsScreen() {
  const { t } = useTranslation('media')
  const { viewer } = useScreenQuery<OwnAlbumsScreenQuery>(query)
  const [creates, setCreates] = useState(false)
  const { albums } = viewer
  return (
    <OwnPage
      title={t('ownAlbums.title')}
      intro={t('ownAlbums.intro')}
      actions={
        <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setCreates(true)}>
          {t('ownAlbums.create')}
        </Button>
      }
    >
      <OwnMediaPages />
      {!albums && <ErrorState title={t('error.list')} />}
      {albums?.edges.length === 0 && (
        <EmptyState
          icon={<IconAlbum size={26} stroke={1.5} aria-hidden />}
          title={t('albums.empty.title')}
          text={t('albums.empty.text')}
          action={{ label: t('ownAlbums.create'), onSelect: () => setCreates(true) }}
        />
      )}
      {albums && albums.edges.length > 0 && (
        <AlbumGrid
          albums={albums.edges.map(({ node }) => node)}
          hrefOf={({ legacyId }) => ownAlbum(legacyId)}
          label={t('ownAlbums.label')}
          own
        />
      )}
      {creates && <CreateAlbumSheet onClose={() => setCreates(false)} />}
    </OwnPage>
  )
}
