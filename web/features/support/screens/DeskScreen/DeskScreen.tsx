import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useParams } from 'react-router-dom'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { QueueDesk } from '#shared/staff/desk/QueueDesk'
import { DESK } from '#shared/staff/deskPath'
import { EmptyState } from '#ui/states/EmptyState'
import type { DeskScreenQuery } from './__generated__/DeskScreenQuery.graphql'
import { DeskFigures } from './DeskFigures'
import { DeskFilters } from './DeskFilters'
import { DeskQueue } from './DeskQueue'
import { DeskTicket } from './DeskTicket'

const query = graphql`
  query DeskScreenQuery(
    $staff: Boolean!
    $isOpen: Boolean!
    $legacyId: Int!
    $adminStatus: TicketAdminStatus
    $language: Locale
    $kind: TicketKind
    $isMine: Boolean!
  ) @preloadable {
    viewer {
      ...DeskQueue_viewer @include(if: $staff) @alias(as: "queue")
      ...DeskFigures_viewer @include(if: $staff) @alias(as: "figures")
    }
    staffTicket(legacyId: $legacyId) @include(if: $isOpen) {
      id
      ...DeskTicket_ticket
    }
  }
`

/** The queue of the support desk beside the open ticket. */
export function DeskScreen() {
  const { t } = useTranslation('support')
  const { viewer, staffTicket } = useScreenQuery<DeskScreenQuery>(query)
  const { ticketId } = useParams()
  const open = staffTicket ? (
    <DeskTicket key={staffTicket.id} ticket={staffTicket} />
  ) : (
    <EmptyState title={t('mine.notFound')} text={t('desk.notFoundText')} />
  )
  return (
    <QueueDesk
      title={t('desk.title')}
      back={{ label: t('desk.queue'), href: DESK }}
      queue={
        <>
          {viewer.figures && <DeskFigures viewer={viewer.figures} />}
          <DeskFilters />
          {viewer.queue && <DeskQueue viewer={viewer.queue} />}
        </>
      }
      open={ticketId === undefined ? undefined : open}
    />
  )
}
