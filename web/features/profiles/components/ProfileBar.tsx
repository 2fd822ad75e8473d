import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { usePlace } from '#shared/profiles/usePlace'
import { Avatar } from '#ui/Avatar'
import type { ProfileBar_profile$key } from './__generated__/ProfileBar_profile.graphql'
import { ProfileActions } from './ProfileActions'
import classes from './ProfileBar.module.css'

const fragment = graphql`
  fragment ProfileBar_profile on Profile {
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
    ...ProfileActions_profile
  }
`

interface ProfileBarProps {
  profile: ProfileBar_profile$key
  page?: string
}

export function ProfileBar({ profile, page }: ProfileBarProps) {
  const { t } = useTranslation('shell')
  const data = useFragment(fragment, profile)
  const picture = usePictureSource(data.picture)
  const place = usePlace(data.area)
  return (
    <header className={classes.bar}>
      <Avatar
        name={data.name}
        picture={picture}
        size={72}
        onlineLabel={data.isOnline ? t('member.online') : undefined}
      />
      <div className={classes.words}>
        <Title order={1} className={classes.title}>
          {data.name}
          {page && <span className={classes.page}>{page}</span>}
        </Title>
        <p className={classes.facts}>
          {[data.persons.map(({ age }) => age).join(' & '), place].filter(Boolean).join(' · ')}
        </p>
      </div>
      <ProfileActions profile={data} compact />
    </header>
  )
}
