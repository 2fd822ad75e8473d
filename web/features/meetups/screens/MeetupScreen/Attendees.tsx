import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Coming } from '#shared/gatherings/Coming'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { useToday } from '#platform/session/useToday'
import type { Attendees_meetup$key } from './__generated__/Attendees_meetup.graphql'

const AttendeesSheet = lazyDialog([], async () => (await import('./AttendeesSheet')).AttendeesSheet)

const fragment = graphql`
  fragment Attendees_meetup on Meetup {
    id
    endsAt
    comingCount
    coming {
      gender
      count
    }
    waitingCount
    attendees(first: 12) {
      edges {
        node {
          ...Faces_profiles
        }
      }
    }
  }
`

/** Who comes to a meetup: how many of each gender, and the first of them. */
export function Attendees({ meetup }: { meetup: Attendees_meetup$key }) {
  const { t } = useTranslation('meetups')
  const now = useToday()
  const { id, endsAt, comingCount, coming, waitingCount, attendees } = useFragment(fragment, meetup)
  const people = attendees?.edges.map(({ node }) => node) ?? []
  const waits = waitingCount > 0
  return (
    <Coming
      comingCount={comingCount}
      coming={coming}
      people={people}
      isOver={new Date(endsAt) <= now}
      hidden={t('attendees.hidden')}
      renderAll={
        people.length > 0 || (attendees && waits)
          ? (onClose) => <AttendeesSheet id={id} waits={waits} onClose={onClose} />
          : undefined
      }
    />
  )
}
