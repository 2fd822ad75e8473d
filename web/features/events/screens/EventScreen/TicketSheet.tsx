import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { eventPath } from '#shared/events/paths'
import { NoPayment, PaymentForm } from '#shared/payments/PaymentForm'
import { Boundary } from '#platform/errors/Boundary'
import { useLocale } from '#platform/i18n/useLocale'
import { formatTime } from '#lib/format/formatDate'
import { Sheet } from '#ui/overlays/Sheet'
import { Banner } from '#ui/states/Banner'
import { useBuyTicket } from '../../mutations/useBuyTicket'
import type { TicketSheetQuery } from './__generated__/TicketSheetQuery.graphql'

const query = graphql`
  query TicketSheetQuery($id: ID!) {
    node(id: $id) {
      ... on Event {
        legacyId
        viewerSignUp {
          persons
          heldUntil
        }
        tickets {
          persons
          offer {
            name
            price {
              amount
              currency
            }
            vat {
              amount
              currency
            }
            paymentMethods
          }
        }
      }
    }
  }
`

interface TicketSheetProps {
  /** The global id of the event. */
  id: string
  onClose: () => void
}

/** Paying for the place that is held for the viewer. */
export function TicketSheet(props: TicketSheetProps) {
  const { t } = useTranslation(['events', 'common'])
  return (
    <Sheet opened onClose={props.onClose} title={t('ticket.title')} closeLabel={t('common:close')}>
      <Boundary fallback={<NoPayment />}>
        <Ticket {...props} />
      </Boundary>
    </Sheet>
  )
}

function Ticket({ id, onClose }: TicketSheetProps) {
  const { t } = useTranslation('events')
  const locale = useLocale()
  const { node } = useLazyLoadQuery<TicketSheetQuery>(query, { id }, { fetchPolicy: 'network-only' })
  const buy = useBuyTicket(id)
  const signUp = node?.viewerSignUp
  const offer = node?.tickets?.find(({ persons }) => persons === signUp?.persons)?.offer
  if (!signUp?.heldUntil || node?.legacyId == null) return <Banner tone="warning">{t('ticket.gone')}</Banner>
  if (!offer) return <NoPayment />
  return (
    <PaymentForm
      payable={offer}
      subject={`${id} ${signUp.persons} ${signUp.heldUntil}`}
      returnPath={eventPath(node.legacyId)}
      note={t('ticket.held', { time: formatTime(signUp.heldUntil, locale) })}
      consent={t('ticket.consent')}
      buy={buy}
      onLeave={onClose}
    />
  )
}
