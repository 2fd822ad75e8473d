import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { QueueRow } from '#shared/staff/desk/QueueRow'
import { useFreshQueue } from '#shared/staff/desk/useFreshQueue'
import { deskTicketPath } from '#shared/staff/deskPath'
import classes from '#ui/links/ListRow.module.css'
import { EmptyState } from '#ui/states/EmptyState'
import { deskSearch, readDeskFilter } from '../../deskFilter'
import type { DeskQueuePaginationQuery } from './__generated__/DeskQueuePaginationQuery.graphql'
import type { DeskQueue_viewer$key } from './__generated__/DeskQueue_viewer.graphql'

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
  const [search] = useSearchParams()
  const { data, ...paging } = usePaginationFragment<DeskQueuePaginationQuery, DeskQueue_viewer$key>(fragment, viewer)
  useFreshQueue(paging, 'TICKETS')
  const query = deskSearch(readDeskFilter(search))
  return (
    <PaginatedList
      paging={paging}
      items={data.staffTickets?.edges}
      label={t('desk.queue')}
      className={classes.rows}
      empty={<EmptyState compact title={t('desk.none')} />}
      renderItem={({ node }) => (
        <QueueRow
          key={node.id}
          path={deskTicketPath(node.legacyId)}
          search={query}
          subject={node.subject}
          from={node.from}
          excerpt={node.excerpt}
          facts={[t(`kind.${node.kind}`), t(`language.${node.language}`)]}
          hold={node}
          waitingSince={node.waitingSince}
        />
      )}
    />
  )
}
