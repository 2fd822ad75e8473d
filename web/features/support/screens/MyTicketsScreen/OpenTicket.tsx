import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useLiveEvents } from '#platform/live/liveEvents'
import { useRefresh } from '#platform/lists/useRefresh'
import { BrowserPart } from '#ui/layout/BrowserPart'
import { Section } from '#ui/layout/Section'
import { ShowMore } from '#ui/states/ShowMore'
import { RatingForm } from '../../components/RatingForm'
import { ReplyForm } from '../../components/ReplyForm'
import { StatusLine } from '../../components/StatusLine'
import { Thread, ThreadMessage } from '../../components/Thread'
import { TicketMedia } from '../../components/TicketMedia'
import { useAddTicketMessage } from '../../mutations/useAddTicketMessage'
import { useCloseTicket, useMarkTicketAsRead, useRateTicket } from '../../mutations/useTicketActions'
import type { OpenTicketPaginationQuery } from './__generated__/OpenTicketPaginationQuery.graphql'
import type { OpenTicket_ticket$key } from './__generated__/OpenTicket_ticket.graphql'
import classes from '../../components/tickets.module.css'

const fragment = graphql`
  fragment OpenTicket_ticket on Ticket
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "OpenTicketPaginationQuery") {
    id
    legacyId
    subject
    status
    closesAt
    isUnread
    isRatable
    rating
    ratingText
    reviewAuthor
    reviewHiddenReason
    messages(first: $count, after: $cursor) @connection(key: "OpenTicket_messages") {
      edges {
        node {
          id
          isFromStaff
          text
          createdAt
          ...TicketMedia_message
        }
      }
    }
  }
`

const PAGE = 30

/** A ticket with its messages. An answer that arrives meanwhile shows by itself, and counts as read. */
export function OpenTicket({ ticket }: { ticket: OpenTicket_ticket$key }) {
  const { t } = useTranslation('support')
  const { data, ...paging } = usePaginationFragment<OpenTicketPaginationQuery, OpenTicket_ticket$key>(fragment, ticket)
  const { id, status, isUnread } = data
  const [write, isWriting] = useAddTicketMessage()
  const [close, isClosing] = useCloseTicket()
  const [rate, isRating] = useRateTicket()
  const markAsRead = useEffectEvent(useMarkTicketAsRead())
  const refresh = useRefresh(paging.refetch)
  useLiveEvents((event) => {
    if (event.__typename === 'LiveTicket' ? event.ticketId === id : event.__typename === 'LiveResync') refresh()
  })
  useEffect(() => {
    if (isUnread) void markAsRead(id)
  }, [id, isUnread])
  const messages = (data.messages?.edges ?? []).map(({ node }) => node).toReversed()
  return (
    <article className={classes.ticket}>
      <header className={classes.head}>
        <div>
          <h2>{data.subject}</h2>
          <StatusLine
            status={status}
            closesAt={data.closesAt}
            isAnswered={messages.at(-1)?.isFromStaff ?? false}
            className={classes.quiet}
          />
        </div>
        {status !== 'CLOSED' && (
          <Button variant="default" size="sm" loading={isClosing} onClick={() => void close(id)}>
            {t('mine.close')}
          </Button>
        )}
      </header>
      {paging.hasNext && (
        <ShowMore
          label={t('thread.earlier')}
          loadingLabel={t('thread.loading')}
          loading={paging.isLoadingNext}
          onShowMore={() => paging.loadNext(PAGE)}
        />
      )}
      <Thread>
        {messages.map((message) => (
          <ThreadMessage
            key={message.id}
            author={message.isFromStaff ? t('thread.support') : t('thread.you')}
            text={message.text}
            createdAt={message.createdAt}
            side={message.isFromStaff ? 'other' : 'own'}
          >
            <TicketMedia message={message} />
          </ThreadMessage>
        ))}
      </Thread>
      <BrowserPart height={240}>
        <ReplyForm
          draft={`ticket ${data.legacyId}`}
          busy={isWriting}
          attaches
          onSend={async (reply, onRefused) =>
            (await write({ input: { ticketId: id, ...reply } }, { onRefused })) !== null
          }
        />
      </BrowserPart>
      {data.isRatable && (
        <Section title={t('rating.title')} order={3}>
          {data.reviewHiddenReason && <p role="note">{t('rating.hidden', { reason: data.reviewHiddenReason })}</p>}
          <RatingForm
            {...data}
            busy={isRating}
            onRate={async (given, onRefused) => (await rate({ id, ...given }, { onRefused })) !== null}
          />
        </Section>
      )}
    </article>
  )
}
