import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { Avatar } from '#ui/Avatar'
import type { ProfileByline_profile$key } from './__generated__/ProfileByline_profile.graphql'
import classes from './ProfileByline.module.css'
import { ProfileLink } from './ProfileLink'
import { usePlace } from './usePlace'

const fragment = graphql`
  fragment ProfileByline_profile on Profile {
    name
    isOnline
    persons {
      age
    }
    area {
      ...usePlace_area
    }
    picture {
      ...usePictureSource_picture
    }
    ...ProfileLink_profile
  }
`

interface ProfileBylineProps {
  profile: ProfileByline_profile$key
  /** A second line, e.g. with the date. */
  children?: ReactNode
  size?: 32 | 40 | 56
  /** Shows age and place on a separate line. */
  stacked?: boolean
}

/** An author's picture, name, ages and place. */
export function ProfileByline({ profile, children, size = 40, stacked = false }: ProfileBylineProps) {
  const { t } = useTranslation('shell')
  const data = useFragment(fragment, profile)
  const picture = usePictureSource(data.picture)
  const place = usePlace(data.area)
  const ages = data.persons.map(({ age }) => age).join(' & ')
  return (
    <div className={classes.byline}>
      <Avatar
        name={data.name}
        picture={picture}
        size={size}
        onlineLabel={data.isOnline ? t('member.online') : undefined}
      />
      <div className={classes.words}>
        <p className={classes.who} data-stacked={stacked}>
          <ProfileLink profile={data} />
          <span className={classes.facts}>{[ages, place].filter(Boolean).join(' · ')}</span>
        </p>
        {children && (
          <p className={classes.quiet} data-stacked={stacked}>
            {children}
          </p>
        )}
      </div>
    </div>
  )
}
