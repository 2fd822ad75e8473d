import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { HoldButton } from '#shared/staff/desk/HoldButton'
import { HoldNotice } from '#shared/staff/desk/HoldNotice'
import { ShowMore } from '#ui/states/ShowMore'
import { Thread, ThreadMessage } from '../../components/Thread'
import { TicketMedia } from '../../components/TicketMedia'
import { useDesk } from '../../mutations/useDesk'
import type { DeskTicketPaginationQuery } from './__generated__/DeskTicketPaginationQuery.graphql'
import type { DeskTicket_ticket$key } from './__generated__/DeskTicket_ticket.graphql'
import { AnswerForm } from './AnswerForm'
import classes from '../../components/tickets.module.css'
import { MergeSheet } from './MergeSheet'
import { MemberFacts } from './MemberFacts'

const fragment = graphql`
  fragment DeskTicket_ticket on StaffTicket
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "DeskTicketPaginationQuery") {
    id
    legacyId
    subject
    from
    status
    adminStatus
    language
    kind
    takenBy
    isTakenByViewer
    takenUntil
    rating
    ratingText
    messages(first: $count, after: $cursor) @connection(key: "DeskTicket_messages") {
      edges {
        node {
          id
          isFromStaff
          isInternal
          staffName
          text
          createdAt
          ...TicketMedia_message
        }
      }
    }
    ...AnswerForm_ticket
    ...MemberFacts_ticket
    ...MergeSheet_ticket
  }
`

const PAGE = 30

/** A ticket beside what support may know of its member. Only who has taken it can answer. */
export function DeskTicket({ ticket }: { ticket: DeskTicket_ticket$key }) {
  const { t } = useTranslation('support')
  const { data, ...paging } = usePaginationFragment<DeskTicketPaginationQuery, DeskTicket_ticket$key>(fragment, ticket)
  const desk = useDesk(data.id)
  const [isMerging, setMerging] = useState(false)
  const messages = (data.messages?.edges ?? []).map(({ node }) => node).toReversed()
  const facts = [
    data.from,
    t(`kind.${data.kind}`),
    t(`language.${data.language}`),
    t(`adminStatus.${data.adminStatus}`),
    data.status === 'CLOSE_PENDING' && t('state.closePending'),
  ]
  return (
    <article className={classes.ticket}>
      <header className={classes.head}>
        <div>
          <h2>{data.subject}</h2>
          <p className={classes.quiet}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <div className={classes.buttons}>
          {data.isTakenByViewer && (
            <>
              <Button variant="default" size="sm" disabled={desk.busy} onClick={() => setMerging(true)}>
                {t('desk.merge')}
              </Button>
              <Button variant="default" size="sm" disabled={desk.busy} onClick={() => void desk.close()}>
                {t('desk.close')}
              </Button>
            </>
          )}
          <HoldButton hold={data} desk={desk} />
        </div>
      </header>
      <HoldNotice hold={data} />
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
            author={
              message.isFromStaff
                ? t(message.isInternal ? 'desk.noteBy' : 'desk.answerBy', { name: message.staffName ?? '–' })
                : data.from
            }
            text={message.text}
            createdAt={message.createdAt}
            side={message.isInternal ? 'note' : message.isFromStaff ? 'own' : 'other'}
          >
            <TicketMedia message={message} />
          </ThreadMessage>
        ))}
      </Thread>
      <AnswerForm ticket={data} desk={desk} />
      <MemberFacts ticket={data} />
      {isMerging && <MergeSheet ticket={data} desk={desk} onClose={() => setMerging(false)} />}
    </article>
  )
}
