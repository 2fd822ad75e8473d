import { Title } from '@mantine/core'
import { IconEye, IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { profileMedium } from '#shared/media/mediaLinks'
import { useDistance } from '#shared/profiles/useDistance'
import { useMarks } from '#shared/profiles/useMarks'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { usePlace } from '#shared/profiles/usePlace'
import { AppLink } from '#ui/links/AppLink'
import { Initial } from '#ui/Initial'
import { MemberMarks } from '#ui/MemberCard/MemberMarks'
import { Picture } from '#ui/Picture'
import { TextLink } from '#ui/links/TextLink'
import type { ProfileHero_profile$key } from './__generated__/ProfileHero_profile.graphql'
import { PictureStrip } from './PictureStrip'
import { Presence } from './Presence'
import { ProfileActions } from './ProfileActions'
import classes from './ProfileHero.module.css'

const fragment = graphql`
  fragment ProfileHero_profile on Profile {
    name
    headline
    distance
    visitCount
    persons {
      age
    }
    area {
      ...usePlace_area
    }
    legacyId
    picture {
      __typename
      legacyId
      ...usePictureSource_picture
    }
    ...Presence_profile
    ...useMarks_profile
    ...ProfileActions_profile
    ...PictureStrip_profile
  }
`

/** Longer names are set smaller, so that they fit one line on a phone. */
const LONG_NAME = 13

interface ProfileHeroProps {
  profile: ProfileHero_profile$key
  /** Leaves out what only the viewer sees of their own profile. */
  asOthers: boolean
}

export function ProfileHero({ profile, asOthers }: ProfileHeroProps) {
  const { t } = useTranslation('profiles')
  const data = useFragment(fragment, profile)
  const { legacyId, name, headline, distance, visitCount, persons } = data
  const picture = usePictureSource(data.picture)
  const place = usePlace(data.area)
  const marks = useMarks(data)
  const distances = useDistance()
  const away = distance != null ? distances.away(distance) : undefined
  const portrait = (
    <Picture
      className={classes.portrait}
      source={picture}
      alt={t('portrait', { name })}
      sizes="(min-width: 48em) 340px, 100vw"
      eager
      fallback={<Initial name={name} />}
    />
  )
  return (
    <header className={classes.hero}>
      {data.picture ? (
        <AppLink className={classes.open} href={profileMedium(legacyId, data.picture)}>
          {portrait}
        </AppLink>
      ) : (
        portrait
      )}
      <div className={classes.words}>
        <Presence profile={data} />
        <Title order={1} className={classes.title} data-long={name.length > LONG_NAME}>
          {name} <span className={classes.ages}>{persons.map(({ age }) => age).join(' & ')}</span>
        </Title>
        <div className={classes.facts}>
          {(place ?? away) && (
            <span className={classes.place}>
              <IconMapPin size={17} stroke={1.75} aria-hidden />
              {[place, away].filter(Boolean).join(' · ')}
            </span>
          )}
          <MemberMarks marks={marks} />
        </div>
        {headline && <p className={classes.headline}>{headline}</p>}
        {!asOthers && (
          <div className={classes.actions}>
            <ProfileActions profile={data} />
          </div>
        )}
        {visitCount != null && !asOthers && (
          <p className={classes.visits}>
            <IconEye size={17} stroke={1.75} aria-hidden />
            <TextLink tone="quiet" href="/Visitors">
              {t('visits', { count: visitCount })}
            </TextLink>
          </p>
        )}
        <div className={classes.strip}>
          <PictureStrip profile={data} />
        </div>
      </div>
    </header>
  )
}
