import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { QueueRow } from '#shared/staff/desk/QueueRow'
import { useFreshQueue } from '#shared/staff/desk/useFreshQueue'
import { casePath } from '#shared/staff/deskPath'
import classes from '#ui/links/ListRow.module.css'
import { EmptyState } from '#ui/states/EmptyState'
import { caseSearch, readCaseFilter } from '../../caseFilter'
import type { CaseQueuePaginationQuery } from './__generated__/CaseQueuePaginationQuery.graphql'
import type { CaseQueue_viewer$key } from './__generated__/CaseQueue_viewer.graphql'

const fragment = graphql`
  fragment CaseQueue_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "CaseQueuePaginationQuery") {
    reportCases(itemType: $itemType, isMine: $isMine, isDecided: $isDecided, first: $count, after: $cursor)
      @connection(key: "CaseQueue_reportCases") {
      edges {
        node {
          id
          legacyId
          itemType
          status
          isUrgent
          reportCount
          reasons
          profileName
          waitingSince
          decision
          takenBy
          isTakenByViewer
        }
      }
    }
  }
`

/** What is about children comes first, then what waits longest. */
export function CaseQueue({ viewer }: { viewer: CaseQueue_viewer$key }) {
  const { t } = useTranslation('reports')
  const [search] = useSearchParams()
  const { data, ...paging } = usePaginationFragment<CaseQueuePaginationQuery, CaseQueue_viewer$key>(fragment, viewer)
  useFreshQueue(paging, 'REPORTS')
  const query = caseSearch(readCaseFilter(search))
  return (
    <PaginatedList
      paging={paging}
      items={data.reportCases?.edges}
      label={t('desk.queue')}
      className={classes.rows}
      empty={<EmptyState compact title={t('desk.none')} />}
      renderItem={({ node }) => (
        <QueueRow
          key={node.id}
          path={casePath(node.legacyId)}
          search={query}
          subject={t('desk.row', { type: t(`type.${node.itemType}`), name: node.profileName ?? t('desk.gone') })}
          marks={[node.isUrgent && t('desk.urgent'), node.status === 'OBJECTED' && t('desk.objected')]}
          facts={[
            node.reasons.map((reason) => t(`reason.${reason}`)).join(', '),
            t('desk.reports', { count: node.reportCount }),
            node.decision && t(`decided.${node.decision}`),
          ]}
          hold={node}
          waitingSince={node.waitingSince}
        />
      )}
    />
  )
}
