import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useEditableMedia } from '../editableMedia'
import type { ProfilePicturesSourceQuery } from './__generated__/ProfilePicturesSourceQuery.graphql'
import { NotFetched } from './NotFetched'
import { PickGrid } from './PickGrid'
import type { SourceProps } from './source'

const query = graphql`
  query ProfilePicturesSourceQuery {
    viewer {
      profilePictures {
        ...editableMedia_media
      }
    }
  }
`

/** The member's profile pictures. */
export function ProfilePicturesSource({ fetchKey, onChoose }: SourceProps) {
  const { t } = useTranslation('richText')
  const { viewer } = useLazyLoadQuery<ProfilePicturesSourceQuery>(
    query,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  )
  const media = useEditableMedia(viewer.profilePictures ?? [])
  if (!viewer.profilePictures) return <NotFetched />
  return <PickGrid label={t('editing.picker.profilePictures')} media={media} onChoose={onChoose} />
}
