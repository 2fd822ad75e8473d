import { useTranslation } from 'react-i18next'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { eventMailPath } from '#shared/events/paths'
import { ConversationFace } from '#shared/mail/ConversationFace'
import { ShortTime } from '#shared/mail/ShortTime'
import { useLastLine } from '#shared/mail/useLastLine'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useMember } from '#platform/session/useSession'
import { useToday } from '#platform/session/useToday'
import { AppLink } from '#ui/links/AppLink'
import { Counter } from '#ui/Counter'
import { EmptyState } from '#ui/states/EmptyState'
import type { EventConversations_conversation$key } from './__generated__/EventConversations_conversation.graphql'
import type { EventConversations_event$key } from './__generated__/EventConversations_event.graphql'
import type { EventConversationsPaginationQuery } from './__generated__/EventConversationsPaginationQuery.graphql'
import classes from './EventMail.module.css'

const fragment = graphql`
  fragment EventConversations_event on Event
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "EventConversationsPaginationQuery") {
    conversations(first: $count, after: $cursor) @connection(key: "EventConversations_conversations") {
      edges {
        node {
          id
          ...EventConversations_conversation
        }
      }
    }
  }
`

const rowFragment = graphql`
  fragment EventConversations_conversation on Conversation {
    legacyId
    name
    unreadCount
    lastMessageAt
    guest {
      legacyId
      name
    }
    ...ConversationFace_conversation
    ...useLastLine_conversation
  }
`

interface EventConversationsProps {
  event: EventConversations_event$key
  eventLegacyId: number
}

/** The viewer's conversations about an event. */
export function EventConversations({ event, eventLegacyId }: EventConversationsProps) {
  const { t } = useTranslation('events')
  const { data, ...paging } = usePaginationFragment<EventConversationsPaginationQuery, EventConversations_event$key>(
    fragment,
    event,
  )
  return (
    <PaginatedList
      compact
      paging={paging}
      items={data.conversations?.edges}
      label={t('mail.conversations')}
      className={classes.list}
      empty={<EmptyState compact title={t('mail.none')} text={t('mail.noneText')} />}
      renderItem={({ node }) => <Row key={node.id} conversation={node} event={eventLegacyId} />}
    />
  )
}

function Row({ conversation, event }: { conversation: EventConversations_conversation$key; event: number }) {
  const { t } = useTranslation('events')
  const data = useFragment(rowFragment, conversation)
  const today = useToday()
  const line = useLastLine(data)
  const me = useMember()
  const { guest } = data
  return (
    <li className={classes.row}>
      <ConversationFace conversation={data} />
      <div className={classes.words}>
        <AppLink className={classes.name} href={eventMailPath(event, data.legacyId)}>
          {guest?.legacyId === me.legacyId ? t('mail.own') : (guest?.name ?? data.name)}
        </AppLink>
        {line && <p className={classes.line}>{line.text}</p>}
      </div>
      <p className={classes.time}>
        <ShortTime at={data.lastMessageAt} now={today} />
        {data.unreadCount > 0 && (
          <Counter value={data.unreadCount} label={t('mail.unread', { count: data.unreadCount })} />
        )}
      </p>
    </li>
  )
}
