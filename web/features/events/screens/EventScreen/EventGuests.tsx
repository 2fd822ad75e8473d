import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Coming } from '#shared/gatherings/Coming'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { useToday } from '#platform/session/useToday'
import type { EventGuests_event$key } from './__generated__/EventGuests_event.graphql'

const GuestsSheet = lazyDialog([], async () => (await import('./GuestsSheet')).GuestsSheet)

const fragment = graphql`
  fragment EventGuests_event on Event {
    id
    endsAt
    comingCount
    coming {
      gender
      count
    }
    attendees(first: 12) {
      edges {
        node {
          ...Faces_profiles
        }
      }
    }
  }
`

/** Who comes to an event and lets others see it. */
export function EventGuests({ event }: { event: EventGuests_event$key }) {
  const { t } = useTranslation('events')
  const { id, endsAt, comingCount, coming, attendees } = useFragment(fragment, event)
  const isOver = new Date(endsAt) <= useToday()
  const people = attendees?.edges.map(({ node }) => node) ?? []
  return (
    <Coming
      comingCount={comingCount}
      coming={coming}
      people={people}
      isOver={isOver}
      hidden={t(isOver ? 'guests.over' : 'guests.hidden')}
      renderAll={people.length > 0 ? (onClose) => <GuestsSheet id={id} onClose={onClose} /> : undefined}
    />
  )
}
