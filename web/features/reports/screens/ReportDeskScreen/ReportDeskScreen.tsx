import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useParams } from 'react-router-dom'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { useViewer } from '#platform/session/useSession'
import { REPORT_DESK } from '#shared/staff/deskPath'
import { isStaff } from '#shared/staff/isStaff'
import { StaffNav } from '#shared/staff/StaffNav'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import type { ReportDeskScreenQuery } from './__generated__/ReportDeskScreenQuery.graphql'
import { CaseFilters } from './CaseFilters'
import { CaseQueue } from './CaseQueue'
import { CaseView } from './CaseView'
import classes from './reportDesk.module.css'

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

/** The queue of cases beside the open one. For everybody but staff the page does not exist. */
export function ReportDeskScreen() {
  const { t } = useTranslation('reports')
  const { viewer, reportCase } = useScreenQuery<ReportDeskScreenQuery>(query)
  const { caseId } = useParams()
  const { isImpersonated, ...rest } = useViewer()
  if (!isStaff(rest) || isImpersonated) return <NotFoundScreen />
  const isOpen = caseId !== undefined
  return (
    <Page>
      <PageTitle>{t('desk.title')}</PageTitle>
      <StaffNav />
      <PageHeader title={t('desk.title')} back={isOpen ? { label: t('desk.queue'), href: REPORT_DESK } : undefined} />
      <div className={classes.parts} data-open={isOpen}>
        <div className={classes.list}>
          <CaseFilters />
          {viewer.queue && <CaseQueue viewer={viewer.queue} />}
        </div>
        {isOpen && (
          <div>
            {reportCase ? (
              <CaseView key={reportCase.id} reportCase={reportCase} />
            ) : (
              <EmptyState title={t('desk.notFound')} text={t('desk.notFoundText')} />
            )}
          </div>
        )}
      </div>
    </Page>
  )
}
