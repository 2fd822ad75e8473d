import { IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { eventPath, eventsPath } from '#shared/events/paths'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Page } from '#ui/layout/Page'
import { EmptyState } from '#ui/states/EmptyState'
import type { EventAlbumScreenQuery } from './__generated__/EventAlbumScreenQuery.graphql'
import { EventAlbum } from './EventAlbum'

const query = graphql`
  query EventAlbumScreenQuery($event: Int!) @preloadable @throwOnFieldError {
    event(legacyId: $event) {
      legacyId
      title
      viewerCanSeeAlbum
      ...EventAlbum_event
    }
  }
`

/** The pictures and videos of those who were at an event. */
export function EventAlbumScreen() {
  const { t } = useTranslation('events')
  const { event } = useScreenQuery<EventAlbumScreenQuery>(query)
  return (
    <Page>
      <PageTitle>{event ? `${event.title} · ${t('album.title')}` : t('album.title')}</PageTitle>
      {event?.viewerCanSeeAlbum ? (
        <EventAlbum event={event} />
      ) : (
        <EmptyState
          isPage
          title={t('album.closed')}
          text={t('album.closedText')}
          icon={<IconPhoto size={26} stroke={1.5} aria-hidden />}
          action={
            event
              ? { label: t('toEvent'), href: eventPath(event.legacyId) }
              : { label: t('toEvents'), href: eventsPath('Upcoming') }
          }
        />
      )}
    </Page>
  )
}
