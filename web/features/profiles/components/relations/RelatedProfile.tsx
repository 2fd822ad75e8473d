import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { Avatar } from '#ui/Avatar'
import type { RelatedProfile_profile$key } from './__generated__/RelatedProfile_profile.graphql'
import classes from './Relations.module.css'

const fragment = graphql`
  fragment RelatedProfile_profile on Profile {
    name
    isOnline
    picture {
      ...usePictureSource_picture
    }
    ...ProfileLink_profile
  }
`

interface RelatedProfileProps {
  profile: RelatedProfile_profile$key
  /** What the profile is to the one whose page it is. */
  line: string
}

/** A profile in the list of those that another is tied to. */
export function RelatedProfile({ profile, line }: RelatedProfileProps) {
  const { t } = useTranslation('shell')
  const data = useFragment(fragment, profile)
  const picture = usePictureSource(data.picture)
  return (
    <li className={classes.relation}>
      <Avatar
        name={data.name}
        picture={picture}
        size={56}
        onlineLabel={data.isOnline ? t('member.online') : undefined}
      />
      <div className={classes.words}>
        <ProfileLink profile={data} />
        <p>{line}</p>
      </div>
    </li>
  )
}
