import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { eventsPath } from '#shared/events/paths'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Page } from '#ui/layout/Page'
import { EmptyState } from '#ui/states/EmptyState'
import type { EventScreenQuery } from './__generated__/EventScreenQuery.graphql'
import { Event } from './Event'

// Distinguishes a failed fetch from a missing event.
const query = graphql`
  query EventScreenQuery($event: Int!, $layered: Boolean!) @preloadable @throwOnFieldError {
    viewer {
      ...EventSignUp_viewer
    }
    event(legacyId: $event) {
      id
      title
      ...Event_event @arguments(layered: $layered)
    }
  }
`

/** An event with who comes, what was asked, and its comments. */
export function EventScreen() {
  const { t } = useTranslation('events')
  const { viewer, event } = useScreenQuery<EventScreenQuery>(query)
  return (
    <Page>
      <PageTitle>{event ? `${event.title} · ${t('title')}` : t('title')}</PageTitle>
      {event ? (
        <Event key={event.id} event={event} viewer={viewer} />
      ) : (
        <EmptyState
          isPage
          title={t('event.gone')}
          text={t('event.goneText')}
          icon={<IconCalendarEvent size={26} stroke={1.5} aria-hidden />}
          action={{ label: t('toEvents'), href: eventsPath('Upcoming') }}
        />
      )}
    </Page>
  )
}
