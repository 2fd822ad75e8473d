import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { EventRow } from '#shared/events/EventRow'
import { eventsPath } from '#shared/events/paths'
import { Section } from '#ui/layout/Section'
import rows from '#ui/layout/rows.module.css'
import { EmptyState } from '#ui/states/EmptyState'
import type { UpcomingEvents_section$key } from './__generated__/UpcomingEvents_section.graphql'

const fragment = graphql`
  fragment UpcomingEvents_section on EventsStartSection {
    events(first: 3) {
      edges {
        node {
          id
          ...EventRow_event
        }
      }
    }
  }
`

/** The next events of the site. */
export function UpcomingEvents({ section }: { section: UpcomingEvents_section$key }) {
  const { t } = useTranslation('start')
  const { events } = useFragment(fragment, section)
  return (
    <Section title={t('sections.UPCOMING_EVENTS')} action={{ label: t('seeAll'), href: eventsPath('Upcoming') }}>
      {events && events.edges.length > 0 ? (
        <ul className={rows.list}>
          {events.edges.map(({ node }) => (
            <li key={node.id} className={rows.line}>
              <EventRow event={node} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState compact title={t(events ? 'emptySections.UPCOMING_EVENTS' : 'sectionFailed')} />
      )}
    </Section>
  )
}
