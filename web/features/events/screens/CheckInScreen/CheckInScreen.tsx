import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { eventPath, eventsPath } from '#shared/events/paths'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { EmptyState } from '#ui/states/EmptyState'
import type { CheckInScreenQuery } from './__generated__/CheckInScreenQuery.graphql'
import { Door } from './Door'

const query = graphql`
  query CheckInScreenQuery($event: Int!) @preloadable @throwOnFieldError {
    event(legacyId: $event) {
      legacyId
      title
      viewerCanCheckIn
      ...Door_event
    }
  }
`

/** The list at the door of an event, for those who run it. */
export function CheckInScreen() {
  const { t } = useTranslation('events')
  const { event } = useScreenQuery<CheckInScreenQuery>(query)
  return (
    <Page width="text">
      <PageTitle>{t('door.title')}</PageTitle>
      {event?.viewerCanCheckIn ? (
        <>
          <PageHeader
            title={t('door.title')}
            eyebrow={event.title}
            back={{ label: t('toEvent'), href: eventPath(event.legacyId) }}
          />
          <Door event={event} />
        </>
      ) : (
        <EmptyState
          isPage
          title={t('event.gone')}
          text={t('door.notYours')}
          icon={<IconCalendarEvent size={26} stroke={1.5} aria-hidden />}
          action={{ label: t('toEvents'), href: eventsPath('Upcoming') }}
        />
      )}
    </Page>
  )
}
