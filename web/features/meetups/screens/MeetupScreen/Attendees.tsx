import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { Boundary } from '#platform/errors/Boundary'
import { Avatar } from '#ui/Avatar'
import { Section } from '#ui/layout/Section'
import type { Attendees_meetup$key } from './__generated__/Attendees_meetup.graphql'
import type { Attendees_profile$key } from './__generated__/Attendees_profile.graphql'
import classes from './Attendees.module.css'

const AttendeesSheet = lazyDialog([], async () => (await import('./AttendeesSheet')).AttendeesSheet)

const fragment = graphql`
  fragment Attendees_meetup on Meetup {
    id
    comingCount
    coming {
      gender
      count
    }
    waitingCount
    attendees(first: 12) {
      edges {
        node {
          id
          ...Attendees_profile
        }
      }
    }
  }
`

const profileFragment = graphql`
  fragment Attendees_profile on Profile {
    name
    picture {
      ...usePictureSource_picture
    }
    ...ProfileLink_profile
  }
`

/** Who comes to a meetup: how many of each gender, and the first of them. */
export function Attendees({ meetup }: { meetup: Attendees_meetup$key }) {
  const { t } = useTranslation(['meetups', 'shell'])
  const [showsAll, setShowsAll] = useState(false)
  const { id, comingCount, coming, waitingCount, attendees } = useFragment(fragment, meetup)
  const people = attendees?.edges ?? []
  const genders = coming
    .filter(({ count }) => count > 0)
    .map(({ gender, count }) => `${t(`shell:likes.gender.${gender}`)} ${count}`)
  return (
    <Section
      title={comingCount > 0 ? t('attendees.titleCount', { count: comingCount }) : t('attendees.title')}
      note={genders.length > 0 ? genders.join(' · ') : undefined}
      controls={
        (people.length > 0 || (attendees && waitingCount > 0)) && (
          <Button variant="default" onClick={() => setShowsAll(true)}>
            {t('attendees.all')}
          </Button>
        )
      }
    >
      {people.length > 0 ? (
        <ul className={classes.people} aria-label={t('attendees.title')}>
          {people.map(({ node }) => (
            <Attendee key={node.id} profile={node} />
          ))}
        </ul>
      ) : (
        <p className={classes.nobody}>{comingCount > 0 ? t('attendees.hidden') : t('attendees.none')}</p>
      )}
      {showsAll && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <AttendeesSheet id={id} waits={waitingCount > 0} onClose={() => setShowsAll(false)} />
          </Suspense>
        </Boundary>
      )}
    </Section>
  )
}

function Attendee({ profile }: { profile: Attendees_profile$key }) {
  const data = useFragment(profileFragment, profile)
  const picture = usePictureSource(data.picture)
  return (
    <li>
      <Avatar name={data.name} picture={picture} size={40} />
      <ProfileLink profile={data} />
    </li>
  )
}
