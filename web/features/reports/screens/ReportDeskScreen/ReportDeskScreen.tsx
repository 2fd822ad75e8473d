import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useParams } from 'react-router-dom'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { QueueDesk } from '#shared/staff/desk/QueueDesk'
import { REPORT_DESK } from '#shared/staff/deskPath'
import { EmptyState } from '#ui/states/EmptyState'
import type { ReportDeskScreenQuery } from './__generated__/ReportDeskScreenQuery.graphql'
import { CaseFilters } from './CaseFilters'
import { CaseQueue } from './CaseQueue'
import { CaseView } from './CaseView'

const query = graphql`
  query ReportDeskScreenQuery(
    $staff: Boolean!
    $isOpen: Boolean!
    $legacyId: Int!
    $itemType: ReportItemType
    $isMine: Boolean!
    $isDecided: Boolean!
  ) @preloadable {
    viewer {
      ...CaseQueue_viewer @include(if: $staff) @alias(as: "queue")
    }
    reportCase(legacyId: $legacyId) @include(if: $isOpen) {
      id
      ...CaseView_case
    }
  }
`

/** The queue of cases beside the open one. */
export function ReportDeskScreen() {
  const { t } = useTranslation('reports')
  const { viewer, reportCase } = useScreenQuery<ReportDeskScreenQuery>(query)
  const { caseId } = useParams()
  const open = reportCase ? (
    <CaseView key={reportCase.id} reportCase={reportCase} />
  ) : (
    <EmptyState title={t('desk.notFound')} text={t('desk.notFoundText')} />
  )
  return (
    <QueueDesk
      title={t('desk.title')}
      back={{ label: t('desk.queue'), href: REPORT_DESK }}
      queue={
        <>
          <CaseFilters />
          {viewer.queue && <CaseQueue viewer={viewer.queue} />}
        </>
      }
      open={caseId === undefined ? undefined : open}
    />
  )
}
