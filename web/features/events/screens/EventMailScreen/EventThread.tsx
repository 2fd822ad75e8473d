import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, usePaginationFragment, useRelayEnvironment } from 'react-relay'
import { markConversationAsRead } from '#shared/mail/markConversationAsRead'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDateTime } from '#lib/format/formatDate'
import { ShowMore } from '#ui/states/ShowMore'
import type { EventThread_conversation$key } from './__generated__/EventThread_conversation.graphql'
import type { EventThread_message$key } from './__generated__/EventThread_message.graphql'
import type { EventThreadPaginationQuery } from './__generated__/EventThreadPaginationQuery.graphql'
import classes from './EventMail.module.css'
import { WriteToHosts } from './WriteForms'

const fragment = graphql`
  fragment EventThread_conversation on Conversation
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "EventThreadPaginationQuery") {
    id
    unreadCount
    guest {
      id
    }
    messages(last: $count, before: $cursor) @connection(key: "EventThread_messages") {
      __id
      edges {
        node {
          id
          ...EventThread_message
        }
      }
    }
  }
`

const messageFragment = graphql`
  fragment EventThread_message on Message {
    createdAt
    viewerIsAuthor
    author {
      ...ProfileLink_profile
    }
    ... on TextMessage {
      text
    }
    ... on EventMessage {
      text
    }
  }
`

const PAGE = 30

interface EventThreadProps {
  conversation: EventThread_conversation$key
  eventId: string
  /** The viewer answers for the hosts. */
  canAnswer: boolean
}

/** The messages of a conversation about an event, oldest first, and the way to answer where one may. */
export function EventThread({ conversation, eventId, canAnswer }: EventThreadProps) {
  const { t } = useTranslation('events')
  const environment = useRelayEnvironment()
  const { data, hasPrevious, isLoadingPrevious, loadPrevious } = usePaginationFragment<
    EventThreadPaginationQuery,
    EventThread_conversation$key
  >(fragment, conversation)
  const messages = data.messages?.edges.map(({ node }) => node) ?? []
  const lastId = messages.at(-1)?.id
  const isUnread = data.unreadCount > 0
  useEffect(() => {
    if (isUnread && lastId !== undefined) markConversationAsRead(environment, data.id, lastId)
  }, [environment, data.id, isUnread, lastId])
  const isOfGuest = data.guest != null
  return (
    <>
      {hasPrevious && (
        <ShowMore
          label={t('mail.earlier')}
          loadingLabel={t('mail.loading')}
          loading={isLoadingPrevious}
          onShowMore={() => loadPrevious(PAGE)}
        />
      )}
      <ol className={classes.thread} aria-label={t('mail.title')}>
        {messages.map((message) => (
          <Said key={message.id} message={message} />
        ))}
      </ol>
      {isOfGuest ? (
        <WriteToHosts
          eventId={eventId}
          conversationId={data.id}
          isAnswer={canAnswer}
          lists={data.messages ? [data.messages.__id] : []}
        />
      ) : (
        <p className={classes.time}>{t('mail.readOnly')}</p>
      )}
    </>
  )
}

function Said({ message }: { message: EventThread_message$key }) {
  const locale = useLocale()
  const { createdAt, viewerIsAuthor, author, text } = useFragment(messageFragment, message)
  return (
    <li className={classes.message} data-own={viewerIsAuthor}>
      <p className={classes.by}>
        {author && <ProfileLink profile={author} />}
        <time dateTime={createdAt}>{formatDateTime(createdAt, locale)}</time>
      </p>
      <p className={classes.text}>{text}</p>
    </li>
  )
}
