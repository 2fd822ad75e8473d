import type { ReactNode } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { BlogEntryList } from '#shared/blogs/BlogEntryList'
import type { OrderedEntries_query$key } from './__generated__/OrderedEntries_query.graphql'
import type { OrderedEntriesPaginationQuery } from './__generated__/OrderedEntriesPaginationQuery.graphql'

const fragment = graphql`
  fragment OrderedEntries_query on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "OrderedEntriesPaginationQuery") {
    blogEntries(order: $order, period: $period, first: $count, after: $cursor)
      @connection(key: "OrderedEntries_blogEntries") {
      edges {
        node {
          ...BlogEntryList_entries
        }
      }
    }
  }
`

interface OrderedEntriesProps {
  query: OrderedEntries_query$key
  label: string
  /** Shown when the list is empty. */
  children: ReactNode
}

export function OrderedEntries({ query, label, children }: OrderedEntriesProps) {
  const { data, ...paging } = usePaginationFragment<OrderedEntriesPaginationQuery, OrderedEntries_query$key>(
    fragment,
    query,
  )
  return (
    <BlogEntryList lead label={label} entries={data.blogEntries?.edges.map(({ node }) => node)} paging={paging}>
      {children}
    </BlogEntryList>
  )
}
