import { IconUserSquareRounded } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useRefetchableFragment } from 'react-relay'
import { ProfileCard } from '#shared/profiles/ProfileCard'
import { tell } from '#platform/toasts/tell'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { ErrorState } from '#ui/states/ErrorState'
import { Section } from '#ui/layout/Section'
import { ManagedMedia } from '../../components/ManagedMedia'
import { OwnPage } from '../../components/OwnPage'
import { UploadButton } from '#shared/uploads/UploadButton'
import { useRefresh } from '#platform/lists/useRefresh'
import { useSetProfilePicture } from '../../mutations/useSetProfilePicture'
import { useSortMedia } from '../../mutations/useSortMedia'
import type { OwnProfilePicturesScreen_viewer$key } from './__generated__/OwnProfilePicturesScreen_viewer.graphql'
import type { OwnProfilePicturesScreenQuery } from './__generated__/OwnProfilePicturesScreenQuery.graphql'
import type { OwnProfilePicturesScreenRefetchQuery } from './__generated__/OwnProfilePicturesScreenRefetchQuery.graphql'
import classes from './OwnProfilePicturesScreen.module.css'

const query = graphql`
  query OwnProfilePicturesScreenQuery @preloadable {
    viewer {
      ...OwnProfilePicturesScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment OwnProfilePicturesScreen_viewer on Viewer @refetchable(queryName: "OwnProfilePicturesScreenRefetchQuery") {
    profilePictures {
      id
      ...ManagedMedia_media
    }
    profile {
      picture {
        id
      }
      ...ProfileCard_profile
    }
  }
`

/** Shape of profile pictures on cards. */
const PORTRAIT = 4 / 5

export function OwnProfilePicturesScreen() {
  const { t } = useTranslation(['media', 'common'])
  const { viewer } = useScreenQuery<OwnProfilePicturesScreenQuery>(query)
  const [data, refetch] = useRefetchableFragment<
    OwnProfilePicturesScreenRefetchQuery,
    OwnProfilePicturesScreen_viewer$key
  >(fragment, viewer)
  const refresh = useRefresh(refetch)
  const [sortMedia] = useSortMedia()
  const [setFace] = useSetProfilePicture()
  const { profilePictures, profile } = data
  const faceId = profile?.picture?.id

  const sort = async (mediaIds: readonly string[]) => {
    const answer = await sortMedia({ input: { mediaIds } }, { invalidates: 'everything' })
    if (!answer) return false
    const face = answer.sortMedia.viewer?.profile?.picture
    if (face && face.id !== faceId) tell(t('profilePictures.faceDone'))
    return true
  }
  const choose = async (mediaId: string) => {
    const answer = await setFace({ input: { mediaId } }, { invalidates: 'everything' })
    if (answer) tell(t('profilePictures.faceDone'))
  }

  return (
    <OwnPage
      title={t('profilePictures.title')}
      intro={t('profilePictures.intro')}
      actions={
        <UploadButton
          label={t('profilePictures.upload')}
          title={t('profilePictures.uploadTitle')}
          description={t('profilePictures.uploadText')}
          purpose="PROFILE_PICTURE"
          place="PROFILE_PICTURES"
          aspect={PORTRAIT}
          onSaved={refresh}
        />
      }
    >
      {!profilePictures && (
        <ErrorState title={t('error.list')} action={{ label: t('common:retry'), onSelect: refresh }} />
      )}
      {profilePictures?.length === 0 && (
        <EmptyState
          icon={<IconUserSquareRounded size={26} stroke={1.5} aria-hidden />}
          title={t('profilePictures.empty.title')}
          text={t('profilePictures.empty.text')}
        />
      )}
      {profilePictures && profilePictures.length > 0 && (
        <div className={classes.columns}>
          <Section title={t('profilePictures.label')} note={t('profilePictures.sortNote')}>
            <ManagedMedia
              media={profilePictures}
              label={t('profilePictures.label')}
              place={{ name: 'profilePictures', faceId, onFace: (id) => void choose(id) }}
              marked={{ id: faceId, label: t('profilePictures.face') }}
              onSort={sort}
              onChanged={refresh}
            />
          </Section>
          {profile && (
            <Section title={t('profilePictures.preview')}>
              <div className={classes.card}>
                <ProfileCard profile={profile} />
              </div>
            </Section>
          )}
        </div>
      )}
    </OwnPage>
  )
}
