import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { formatDateTime } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { Section } from '#ui/layout/Section'
import type { CaseReportsPaginationQuery } from './__generated__/CaseReportsPaginationQuery.graphql'
import type { CaseReports_case$key } from './__generated__/CaseReports_case.graphql'
import classes from './reportDesk.module.css'

const fragment = graphql`
  fragment CaseReports_case on ReportCase
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
  @refetchable(queryName: "CaseReportsPaginationQuery") {
    reports(first: $count, after: $cursor) @connection(key: "CaseReports_reports") {
      edges {
        cursor
        node {
          reason
          text
          createdAt
          reporterName
          decidedCount
          upheldCount
        }
      }
    }
  }
`

/** Who reported it, in which words, and how right they were before. */
export function CaseReports({ reportCase }: { reportCase: CaseReports_case$key }) {
  const { t } = useTranslation('reports')
  const locale = useLocale()
  const { data, ...paging } = usePaginationFragment<CaseReportsPaginationQuery, CaseReports_case$key>(
    fragment,
    reportCase,
  )
  return (
    <Section title={t('reporters.title')} order={3}>
      <PaginatedList
        paging={paging}
        items={data.reports?.edges}
        pageSize={10}
        label={t('reporters.title')}
        className={classes.rows}
        empty={null}
        renderItem={({ cursor, node }) => (
          <li key={cursor} className={classes.report}>
            <p className={classes.words}>
              {[
                node.reporterName ?? t('desk.gone'),
                t(`reason.${node.reason}`),
                formatDateTime(node.createdAt, locale, { style: 'medium' }),
              ].join(' · ')}
            </p>
            {node.text && <p className={classes.words}>{node.text}</p>}
            <p className={classes.quiet}>
              {node.decidedCount > 0
                ? t('reporters.right', { upheld: node.upheldCount, count: node.decidedCount })
                : t('reporters.first')}
            </p>
          </li>
        )}
      />
    </Section>
  )
}
