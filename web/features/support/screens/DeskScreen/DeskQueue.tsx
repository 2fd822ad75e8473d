import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { formatRelativeTime } from '#lib/format/relativeTime'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { deskTicketPath } from '#shared/staff/deskPath'
import { EmptyState } from '#ui/states/EmptyState'
import { deskSearch, readDeskFilter } from '../../deskFilter'
import type { DeskQueuePaginationQuery } from './__generated__/DeskQueuePaginationQuery.graphql'
import type { DeskQueue_viewer$key } from './__generated__/DeskQueue_viewer.graphql'
import classes from '../../components/tickets.module.css'

const fragment = graphql`
  fragment DeskQueue_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "DeskQueuePaginationQuery") {
    staffTickets(
      adminStatus: $adminStatus
      language: $language
      kind: $kind
      isMine: $isMine
      first: $count
      after: $cursor
    ) @connection(key: "DeskQueue_staffTickets") {
      edges {
        node {
          id
          legacyId
          subject
          from
          kind
          language
          excerpt
          waitingSince
          takenBy
          isTakenByViewer
        }
      }
    }
  }
`

/** Who waits longest comes first. */
export function DeskQueue({ viewer }: { viewer: DeskQueue_viewer$key }) {
  const { t } = useTranslation('support')
  const { t: timeWords } = useTranslation('time')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { data, ...paging } = usePaginationFragment<DeskQueuePaginationQuery, DeskQueue_viewer$key>(fragment, viewer)
  const [now] = useState(() => new Date())
  const query = deskSearch(readDeskFilter(search))
  return (
    <PaginatedList
      paging={paging}
      items={data.staffTickets?.edges}
      label={t('desk.queue')}
      className={classes.rows}
      empty={<EmptyState compact title={t('desk.none')} />}
      renderItem={({ node }) => {
        const path = deskTicketPath(node.legacyId)
        const holder = node.isTakenByViewer
          ? t('desk.heldByYou')
          : node.takenBy && t('desk.heldBy', { name: node.takenBy })
        const facts = [
          t(`kind.${node.kind}`),
          t(`language.${node.language}`),
          node.waitingSince && t('desk.waits', { time: formatRelativeTime(node.waitingSince, now, timeWords) }),
          holder,
        ]
        return (
          <li key={node.id}>
            <Link to={path + query} className={classes.row} aria-current={path === pathname ? 'page' : undefined}>
              <span className={classes.subject}>{node.subject}</span>
              <span className={classes.from}>{node.from}</span>
              <span className={classes.excerpt}>{node.excerpt}</span>
              <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
            </Link>
          </li>
        )
      }}
    />
  )
}
