import { IconCalendarEvent } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useLocation, useParams } from 'react-router-dom'
import { eventsPath } from '#shared/events/paths'
import { useLocale } from '#platform/i18n/useLocale'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Page } from '#ui/layout/Page'
import { EmptyState } from '#ui/states/EmptyState'
import { readEvent } from '../../writing/readEvent'
import type { WriteEventScreen_event$key } from './__generated__/WriteEventScreen_event.graphql'
import type { WriteEventScreenQuery } from './__generated__/WriteEventScreenQuery.graphql'
import { EventEditor } from './EventEditor'

const query = graphql`
  query WriteEventScreenQuery($event: Int!, $edits: Boolean!) @preloadable @throwOnFieldError {
    viewer {
      viewerCanCreateEvent
    }
    event(legacyId: $event) @include(if: $edits) {
      legacyId
      viewerCanEdit
      ...WriteEventScreen_event
    }
  }
`

const fragment = graphql`
  fragment WriteEventScreen_event on Event {
    media {
      ...editableMedia_media
    }
    ...readEvent_event
  }
`

/** Makes an event, or changes one. */
export function WriteEventScreen() {
  const { t } = useTranslation('events')
  const { viewer, event } = useScreenQuery<WriteEventScreenQuery>(query)
  const isNew = useParams().id === undefined
  // Choosing to make one while making one starts another event.
  const { key } = useLocation()
  const edited = event?.viewerCanEdit ? event : null
  return (
    <Page>
      <PageTitle>{isNew ? t('editor.titleNew') : t('editor.titleEdit')}</PageTitle>
      {isNew && viewer.viewerCanCreateEvent ? (
        <EventEditor key={key} saved={null} media={[]} />
      ) : edited ? (
        <Saved key={edited.legacyId} event={edited} />
      ) : (
        <EmptyState
          isPage
          icon={<IconCalendarEvent size={26} stroke={1.5} aria-hidden />}
          title={t(isNew ? 'editor.notYours' : 'editor.gone')}
          text={t(isNew ? 'editor.notYoursText' : 'editor.goneText')}
          action={{ label: t('toEvents'), href: eventsPath('Upcoming') }}
        />
      )}
    </Page>
  )
}

function Saved({ event }: { event: WriteEventScreen_event$key }) {
  const locale = useLocale()
  const data = useFragment(fragment, event)
  // What is typed here is newer than the fetched version, whatever the store learns meanwhile.
  const [saved] = useState(() => readEvent(data, locale))
  return <EventEditor saved={saved} media={data.media ?? []} />
}
