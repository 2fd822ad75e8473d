import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { formatRelativeTime } from '#lib/format/relativeTime'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { casePath } from '#shared/staff/deskPath'
import { EmptyState } from '#ui/states/EmptyState'
import { caseSearch, readCaseFilter } from '../../caseFilter'
import type { CaseQueuePaginationQuery } from './__generated__/CaseQueuePaginationQuery.graphql'
import type { CaseQueue_viewer$key } from './__generated__/CaseQueue_viewer.graphql'
import classes from './reportDesk.module.css'

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
  const { t: timeWords } = useTranslation('time')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { data, ...paging } = usePaginationFragment<CaseQueuePaginationQuery, CaseQueue_viewer$key>(fragment, viewer)
  const [now] = useState(() => new Date())
  const query = caseSearch(readCaseFilter(search))
  return (
    <PaginatedList
      paging={paging}
      items={data.reportCases?.edges}
      label={t('desk.queue')}
      className={classes.rows}
      empty={<EmptyState compact title={t('desk.none')} />}
      renderItem={({ node }) => {
        const path = casePath(node.legacyId)
        const facts = [
          node.reasons.map((reason) => t(`reason.${reason}`)).join(', '),
          t('desk.reports', { count: node.reportCount }),
          node.waitingSince && t('desk.waits', { time: formatRelativeTime(node.waitingSince, now, timeWords) }),
          node.decision && t(`decided.${node.decision}`),
          node.isTakenByViewer ? t('desk.heldByYou') : node.takenBy && t('desk.heldBy', { name: node.takenBy }),
        ]
        return (
          <li key={node.id}>
            <Link to={path + query} className={classes.row} aria-current={path === pathname ? 'page' : undefined}>
              <span className={classes.subject}>
                {t('desk.row', { type: t(`type.${node.itemType}`), name: node.profileName ?? t('desk.gone') })}
              </span>
              {node.isUrgent && <span className={classes.mark}>{t('desk.urgent')}</span>}
              {node.status === 'OBJECTED' && <span className={classes.mark}>{t('desk.objected')}</span>}
              <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
            </Link>
          </li>
        )
      }}
    />
  )
}
