import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Avatar } from '#ui/Avatar'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { usePlace } from '#shared/profiles/usePlace'
import type { EntryByline_author$key } from './__generated__/EntryByline_author.graphql'
import classes from './EntryByline.module.css'

const fragment = graphql`
  fragment EntryByline_author on BlogAuthor {
    profile {
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
  }
`

interface EntryBylineProps {
  author: EntryByline_author$key
  /** A second line, e.g. with the date. */
  children?: ReactNode
  size?: 32 | 40 | 56
  /** Shows age and place on a separate line. */
  stacked?: boolean
}

/** The author's picture, name, ages and place. */
export function EntryByline({ author, children, size = 40, stacked = false }: EntryBylineProps) {
  const { t } = useTranslation('shell')
  const { profile } = useFragment(fragment, author)
  const picture = usePictureSource(profile.picture)
  const place = usePlace(profile.area)
  const ages = profile.persons.map(({ age }) => age).join(' & ')
  return (
    <div className={classes.byline}>
      <Avatar
        name={profile.name}
        picture={picture}
        size={size}
        onlineLabel={profile.isOnline ? t('member.online') : undefined}
      />
      <div className={classes.words}>
        <p className={classes.who} data-stacked={stacked}>
          <ProfileLink profile={profile} />
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
