import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useParams } from 'react-router-dom'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { useViewer } from '#platform/session/useSession'
import { DESK } from '#shared/staff/deskPath'
import { isStaff } from '#shared/staff/isStaff'
import { StaffNav } from '#shared/staff/StaffNav'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import type { DeskScreenQuery } from './__generated__/DeskScreenQuery.graphql'
import { DeskFigures } from './DeskFigures'
import { DeskFilters } from './DeskFilters'
import { DeskQueue } from './DeskQueue'
import classes from '../../components/tickets.module.css'
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

/** The queue of the support desk beside the open ticket. For everybody but staff the page does not exist. */
export function DeskScreen() {
  const { t } = useTranslation('support')
  const { viewer, staffTicket } = useScreenQuery<DeskScreenQuery>(query)
  const { ticketId } = useParams()
  const { isImpersonated, ...rest } = useViewer()
  if (!isStaff(rest) || isImpersonated) return <NotFoundScreen />
  const isOpen = ticketId !== undefined
  return (
    <Page>
      <PageTitle>{t('desk.title')}</PageTitle>
      <StaffNav />
      <PageHeader title={t('desk.title')} back={isOpen ? { label: t('desk.queue'), href: DESK } : undefined} />
      <div className={classes.parts} data-open={isOpen}>
        <div className={classes.list}>
          {viewer.figures && <DeskFigures viewer={viewer.figures} />}
          <DeskFilters />
          {viewer.queue && <DeskQueue viewer={viewer.queue} />}
        </div>
        {isOpen && (
          <div>
            {staffTicket ? (
              <DeskTicket key={staffTicket.id} ticket={staffTicket} />
            ) : (
              <EmptyState title={t('mine.notFound')} text={t('desk.notFoundText')} />
            )}
          </div>
        )}
      </div>
    </Page>
  )
}
