import { IconAlbum } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { lodgeAlbumPath } from '#shared/lodges/paths'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { LodgeMediaPage } from '../../components/LodgeMediaPage'
import type { AlbumScreenQuery } from './__generated__/AlbumScreenQuery.graphql'
import { Album } from './Album'

// Distinguishes a failed fetch from a missing lodge.
const query = graphql`
  query AlbumScreenQuery($lodge: Int!, $album: Int!) @preloadable @throwOnFieldError {
    lodge(legacyId: $lodge) {
      id
      legacyId
      ...LodgeMediaPage_lodge
      ...Album_lodge
    }
    lodgeAlbum(legacyId: $album) {
      name
      lodge {
        id
      }
      ...Album_album
    }
  }
`

/** An album of a lodge, with the lightbox over it. */
export function AlbumScreen() {
  const { t } = useTranslation('lodgeMedia')
  const { lodge, lodgeAlbum } = useScreenQuery<AlbumScreenQuery>(query)
  return (
    <LodgeMediaPage lodge={lodge} subject={lodgeAlbum?.name}>
      {lodge && lodgeAlbum?.lodge?.id === lodge.id ? (
        <Album album={lodgeAlbum} lodge={lodge} />
      ) : (
        <EmptyState
          title={t('album.gone.title')}
          text={t('album.gone.text')}
          icon={<IconAlbum size={26} stroke={1.5} aria-hidden />}
          action={lodge ? { label: t('toAlbums'), href: lodgeAlbumPath(lodge.legacyId) } : undefined}
        />
      )}
    </LodgeMediaPage>
  )
}
