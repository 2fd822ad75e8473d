import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { ProfileAlbums } from '#shared/media/albums/ProfileAlbums'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { PicturePages } from '../../components/PicturePages'
import { ProfilePage } from '../../components/ProfilePage'
import type { ProfileAlbumsScreenQuery } from './__generated__/ProfileAlbumsScreenQuery.graphql'

const query = graphql`
  query ProfileAlbumsScreenQuery($legacyId: Int!) @preloadable {
    profileView(legacyId: $legacyId) {
      ...ProfilePage_view
      profile {
        legacyId
        albumCount
        ...ProfileAlbums_profile
      }
    }
  }
`

export function ProfileAlbumsScreen() {
  const { t } = useTranslation('profiles')
  const { profileView } = useScreenQuery<ProfileAlbumsScreenQuery>(query)
  const profile = profileView?.profile
  return (
    <ProfilePage view={profileView} title={t('albums.title')}>
      {profile && (
        <>
          <PicturePages legacyId={profile.legacyId} albumCount={profile.albumCount ?? 0} />
          <ProfileAlbums profile={profile} />
        </>
      )}
    </ProfilePage>
  )
}
