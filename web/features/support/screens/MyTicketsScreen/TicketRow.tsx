import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { formatDateTime } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { ticketPath } from '../../paths'
import type { TicketRow_ticket$key } from './__generated__/TicketRow_ticket.graphql'
import classes from '../../components/tickets.module.css'

const fragment = graphql`
  fragment TicketRow_ticket on Ticket {
    legacyId
    subject
    kind
    status
    excerpt
    isUnread
    lastMessageAt
  }
`

interface TicketRowProps {
  ticket: TicketRow_ticket$key
  /** The address of the open ticket. */
  current: string | null
}

export function TicketRow({ ticket, current }: TicketRowProps) {
  const { t } = useTranslation('support')
  const locale = useLocale()
  const { legacyId, subject, kind, status, excerpt, isUnread, lastMessageAt } = useFragment(fragment, ticket)
  const path = ticketPath(legacyId)
  const state = status === 'CLOSED' ? t('state.closed') : status === 'CLOSE_PENDING' ? t('state.closePending') : null
  const at = formatDateTime(lastMessageAt, locale, { style: 'medium' })
  return (
    <li>
      <Link
        to={path}
        className={classes.row}
        aria-current={path === current ? 'page' : undefined}
        data-unread={isUnread}
      >
        <span className={classes.subject}>{subject}</span>
        {isUnread && <span className={classes.news}>{t('mine.unread')}</span>}
        <span className={classes.excerpt}>{excerpt}</span>
        <span className={classes.facts}>{[t(`kind.${kind}`), state, at].filter(Boolean).join(' · ')}</span>
      </Link>
    </li>
  )
}
