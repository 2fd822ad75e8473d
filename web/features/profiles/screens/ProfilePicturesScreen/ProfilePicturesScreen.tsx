import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useParams } from 'react-router-dom'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { mediumNumber } from '#shared/media/mediaLinks'
import { ProfileMedia } from '#shared/media/ProfileMedia'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { PicturePages } from '../../components/PicturePages'
import { ProfilePage } from '../../components/ProfilePage'
import type { ProfilePicturesScreenQuery } from './__generated__/ProfilePicturesScreenQuery.graphql'

const query = graphql`
  query ProfilePicturesScreenQuery($legacyId: Int!, $type: MediaType) @preloadable {
    profileView(legacyId: $legacyId) {
      ...ProfilePage_view
      profile {
        legacyId
        albumCount
        ...ProfileMedia_profile @arguments(type: $type)
      }
    }
  }
`

/** Type of media item in the address. */
function typeOf(kind: string | undefined) {
  return kind === 'Picture' || kind === 'Video' ? kind : undefined
}

/** Whether the path behind `/Pictures` is known: empty, `Media`, or a media item by kind and number. */
function isKnown(kind: string | undefined, mediaId: string | undefined): boolean {
  if (kind === undefined) return true
  if (kind === 'Media') return mediaId === undefined
  return typeOf(kind) !== undefined && mediumNumber(mediaId) !== null
}

/** Pictures and videos of a profile; the address of an item opens it over them. */
export function ProfilePicturesScreen() {
  const { t } = useTranslation('profiles')
  const { kind, mediaId } = useParams()
  const { profileView } = useScreenQuery<ProfilePicturesScreenQuery>(query)
  const profile = profileView?.profile
  if (!isKnown(kind, mediaId)) return <NotFoundScreen />
  return (
    <ProfilePage view={profileView} title={t('tabs.pictures')}>
      {profile && (
        <>
          <PicturePages legacyId={profile.legacyId} albumCount={profile.albumCount ?? 0} />
          <ProfileMedia profile={profile} openId={mediumNumber(mediaId)} openType={typeOf(kind)} />
        </>
      )}
    </ProfilePage>
  )
}
