import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { ListRow } from '#ui/links/ListRow'
import { ticketPath } from '../../paths'
import type { TicketRow_ticket$key } from './__generated__/TicketRow_ticket.graphql'

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
    <ListRow
      to={path}
      isCurrent={path === current}
      isUnread={isUnread}
      subject={subject}
      marks={[isUnread && t('mine.unread')]}
      excerpt={excerpt}
      facts={[t(`kind.${kind}`), state, at]}
    />
  )
}
