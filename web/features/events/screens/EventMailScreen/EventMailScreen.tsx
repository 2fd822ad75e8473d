import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { eventPath, eventsPath } from '#shared/events/paths'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import { EmptyState } from '#ui/states/EmptyState'
import type { EventMailScreenQuery } from './__generated__/EventMailScreenQuery.graphql'
import { EventConversations } from './EventConversations'
import { EventThread } from './EventThread'
import { WriteToAll, WriteToHosts } from './WriteForms'

const query = graphql`
  query EventMailScreenQuery($event: Int!, $conversation: Int!, $isOpen: Boolean!) @preloadable @throwOnFieldError {
    event(legacyId: $event) {
      id
      legacyId
      title
      status
      viewerCanAnnounce
      viewerCanAnswer
      ...EventConversations_event @skip(if: $isOpen) @alias(as: "list")
    }
    conversation(legacyId: $conversation) @include(if: $isOpen) {
      event {
        id
      }
      ...EventThread_conversation
    }
  }
`

/** The mail of an event: the announcements, and the conversations of its guests with the hosts. */
export function EventMailScreen() {
  const { t } = useTranslation('events')
  const { event, conversation } = useScreenQuery<EventMailScreenQuery>(query)
  if (!event || (!event.list && conversation?.event?.id !== event.id)) {
    return (
      <Page>
        <EmptyState
          isPage
          title={t('mail.gone')}
          text={t('mail.goneText')}
          icon={<IconCalendarEvent size={26} stroke={1.5} aria-hidden />}
          action={
            event
              ? { label: t('mail.all'), href: eventPath(event.legacyId, 'Mail') }
              : { label: t('toEvents'), href: eventsPath('Upcoming') }
          }
        />
      </Page>
    )
  }
  const { id, legacyId, title, list, viewerCanAnswer } = event
  return (
    <Page width="text">
      <PageTitle>{`${title} · ${t('mail.title')}`}</PageTitle>
      <PageHeader
        title={t('mail.title')}
        eyebrow={title}
        back={
          list
            ? { label: t('toEvent'), href: eventPath(legacyId) }
            : { label: t('mail.all'), href: eventPath(legacyId, 'Mail') }
        }
      />
      {list ? (
        <>
          {event.viewerCanAnnounce && event.status === 'PUBLISHED' && (
            <Section title={t('mail.announce')} note={t('mail.announceNote')}>
              <WriteToAll eventId={id} />
            </Section>
          )}
          {!viewerCanAnswer && (
            <Section title={t('mail.write')} note={t('mail.writeNote')}>
              <WriteToHosts eventId={id} />
            </Section>
          )}
          <Section title={t('mail.conversations')}>
            <EventConversations event={list} eventLegacyId={legacyId} />
          </Section>
        </>
      ) : (
        conversation && <EventThread conversation={conversation} eventId={id} canAnswer={viewerCanAnswer} />
      )}
    </Page>
  )
}
