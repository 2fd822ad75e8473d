import { IconHeadset } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import classes from '#ui/links/ListRow.module.css'
import { EmptyState } from '#ui/states/EmptyState'
import { CREATE_TICKET } from '../../paths'
import type { TicketListPaginationQuery } from './__generated__/TicketListPaginationQuery.graphql'
import type { TicketList_viewer$key } from './__generated__/TicketList_viewer.graphql'
import { TicketRow } from './TicketRow'

const fragment = graphql`
  fragment TicketList_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "TicketListPaginationQuery") {
    tickets(first: $count, after: $cursor) @connection(key: "TicketList_tickets") {
      edges {
        node {
          id
          ...TicketRow_ticket
        }
      }
    }
  }
`

interface TicketListProps {
  viewer: TicketList_viewer$key
  /** The address of the open ticket. */
  current: string | null
}

export function TicketList({ viewer, current }: TicketListProps) {
  const { t } = useTranslation('support')
  const { data, ...paging } = usePaginationFragment<TicketListPaginationQuery, TicketList_viewer$key>(fragment, viewer)
  return (
    <PaginatedList
      paging={paging}
      items={data.tickets?.edges}
      pageSize={20}
      label={t('mine.title')}
      className={classes.rows}
      empty={
        <EmptyState
          title={t('mine.none')}
          text={t('mine.noneText')}
          icon={<IconHeadset size={26} stroke={1.5} />}
          action={{ label: t('mine.ask'), href: CREATE_TICKET }}
        />
      }
      renderItem={({ node }) => <TicketRow key={node.id} ticket={node} current={current} />}
    />
  )
}
