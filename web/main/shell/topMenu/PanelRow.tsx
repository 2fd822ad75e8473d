import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Avatar } from '#ui/Avatar'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import type { PanelRow_profile$key } from './__generated__/PanelRow_profile.graphql'
import classes from '../PanelBody.module.css'

const fragment = graphql`
  fragment PanelRow_profile on Profile {
    name
    isOnline
    picture {
      ...usePictureSource_picture
    }
    ...ProfileLink_profile
  }
`

interface PanelRowProps {
  profile: PanelRow_profile$key
  /** A word under the name. */
  children?: ReactNode
}

export function PanelRow({ profile, children }: PanelRowProps) {
  const { t } = useTranslation('shell')
  const data = useFragment(fragment, profile)
  const picture = usePictureSource(data.picture)
  return (
    <li className={classes.person}>
      <Avatar
        name={data.name}
        picture={picture}
        size={40}
        onlineLabel={data.isOnline ? t('member.online') : undefined}
      />
      <div>
        <ProfileLink profile={data} />
        {children && <p className={classes.quiet}>{children}</p>}
      </div>
    </li>
  )
}
