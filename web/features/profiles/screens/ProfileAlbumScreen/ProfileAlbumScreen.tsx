import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useParams, useSearchParams } from 'react-router-dom'
import { AlbumMedia } from '#shared/media/albums/AlbumMedia'
import { hasAlbumType, mediumOf, profileAlbum, profileAlbums } from '#shared/media/mediaLinks'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { TextLink } from '#ui/links/TextLink'
import { ProfilePage } from '../../components/ProfilePage'
import type { ProfileAlbumScreenQuery } from './__generated__/ProfileAlbumScreenQuery.graphql'

const query = graphql`
  query ProfileAlbumScreenQuery($legacyId: Int!, $albumLegacyId: Int!) @preloadable {
    profileView(legacyId: $legacyId) {
      ...ProfilePage_view
      profile {
        id
        legacyId
      }
    }
    album(legacyId: $albumLegacyId) {
      type
      legacyId
      owner {
        id
      }
      ...AlbumMedia_album
    }
  }
`

export function ProfileAlbumScreen() {
  const { t } = useTranslation(['profiles', 'media'])
  const [search] = useSearchParams()
  const { type } = useParams()
  const { profileView, album } = useScreenQuery<ProfileAlbumScreenQuery>(query)
  const profile = profileView?.profile
  const isThere = profile && album?.owner?.id === profile.id && hasAlbumType(album, type)
  return (
    <ProfilePage view={profileView} title={t('albums.title')}>
      {profile && (
        <>
          <TextLink standalone tone="quiet" href={profileAlbums(profile.legacyId)}>
            <IconArrowLeft size={18} stroke={1.75} aria-hidden /> {t('albums.all')}
          </TextLink>
          {isThere ? (
            <AlbumMedia album={album} address={profileAlbum(profile.legacyId, album)} openId={mediumOf(search)} />
          ) : (
            <EmptyState title={t('albums.gone')} text={t('albums.goneText')} />
          )}
        </>
      )}
    </ProfilePage>
  )
}
