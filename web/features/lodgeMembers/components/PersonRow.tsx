import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { Avatar } from '#ui/Avatar'
import type { PersonRow_profile$key } from './__generated__/PersonRow_profile.graphql'
import classes from './PersonRow.module.css'

const fragment = graphql`
  fragment PersonRow_profile on Profile {
    name
    isOnline
    persons {
      age
    }
    picture {
      ...usePictureSource_picture
    }
    ...ProfileLink_profile
  }
`

interface PersonRowProps {
  profile: PersonRow_profile$key
  /** A quiet line under the name. */
  line?: string
  /** What else there is to read. */
  children?: ReactNode
  actions?: ReactNode
}

/** A profile as the leaders of a lodge see it in their lists. */
export function PersonRow({ profile, line, children, actions }: PersonRowProps) {
  const { t } = useTranslation('shell')
  const data = useFragment(fragment, profile)
  const picture = usePictureSource(data.picture)
  return (
    <li className={classes.row}>
      <Avatar
        name={data.name}
        picture={picture}
        size={56}
        onlineLabel={data.isOnline ? t('member.online') : undefined}
      />
      <div className={classes.words}>
        <p className={classes.name}>
          <ProfileLink profile={data} />
          <span className={classes.ages}>{data.persons.map(({ age }) => age).join(' & ')}</span>
        </p>
        {line && <p className={classes.line}>{line}</p>}
        {children}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </li>
  )
}
