import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { AlbumMedia } from '../../../../app/media/AlbumMedia'
import { mediumOf, profileAlbum, profileAlbums } from '../../../../app/media/mediaLinks'
import { useScreenQuery } from '../../../../relay/screenQuery'
import { EmptyState } from '../../../../ui/EmptyState'
import { TextLink } from '../../../../ui/TextLink'
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

/** An album of a profile. */
export function ProfileAlbumScreen() {
  const { t } = useTranslation(['profiles', 'media'])
  const [search] = useSearchParams()
  const { profileView, album } = useScreenQuery<ProfileAlbumScreenQuery>(query)
  const profile = profileView?.profile
  const isTheirs = profile && album?.owner?.id === profile.id
  return (
    <ProfilePage view={profileView} title={t('albums.title')}>
      {profile && (
        <>
          <TextLink standalone tone="quiet" href={profileAlbums(profile.legacyId)}>
            <IconArrowLeft size={18} stroke={1.75} aria-hidden /> {t('albums.all')}
          </TextLink>
          {isTheirs ? (
            <AlbumMedia album={album} address={profileAlbum(profile.legacyId, album)} openId={mediumOf(search)} />
          ) : (
            <EmptyState title={t('albums.gone')} text={t('albums.goneText')} />
          )}
        </>
      )}
    </ProfilePage>
  )
}
