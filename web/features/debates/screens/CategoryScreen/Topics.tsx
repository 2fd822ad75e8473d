import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { ListGrid } from '#platform/lists/GridRows'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { readOrder } from '../../address'
import { TopicRow } from '../../components/TopicRow'
import rows from '#ui/layout/rows.module.css'
import { TopicRowSkeleton } from '../../components/TopicRowSkeleton'
import type { Topics_category$key } from './__generated__/Topics_category.graphql'
import type { TopicsPaginationQuery } from './__generated__/TopicsPaginationQuery.graphql'

const fragment = graphql`
  fragment Topics_category on DebateCategory
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "TopicsPaginationQuery") {
    name
    entries(order: $order, first: $count, after: $cursor) @connection(key: "Topics_entries", filters: ["order"]) {
      edges {
        node {
          id
          ...TopicRow_entry
        }
      }
    }
  }
`

const GRID: ListGrid = { columnsOf: () => 1, rowClassName: rows.line, skeleton: <TopicRowSkeleton /> }

interface TopicsProps {
  category: Topics_category$key
  lodge: number
  empty: ReactNode
}

/** The topics of a category, pinned ones first. */
export function Topics({ category, lodge, empty }: TopicsProps) {
  const { t } = useTranslation('debates')
  const [search] = useSearchParams()
  const order = readOrder(search)
  const { data, ...paging } = usePaginationFragment<TopicsPaginationQuery, Topics_category$key>(fragment, category)
  return (
    <PaginatedList
      paging={paging}
      items={data.entries?.edges}
      label={t('topics.label', { name: data.name })}
      grid={{ ...GRID, look: order }}
      className={rows.list}
      empty={empty}
      renderItem={({ node }) => <TopicRow key={node.id} entry={node} lodge={lodge} order={order} />}
    />
  )
}
