import type { ReactNode } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { BlogEntryList } from '#shared/blogs/BlogEntryList'
import { BlogListFailed } from '#shared/blogs/BlogListFailed'
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
  /** What the list is, for a screen reader. */
  label: string
  /** What stands here when there are none. */
  children: ReactNode
}

/** The entries of the community in one of their orders, as the route asks for it. */
export function OrderedEntries({ query, label, children }: OrderedEntriesProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OrderedEntriesPaginationQuery,
    OrderedEntries_query$key
  >(fragment, query)
  if (!data.blogEntries) return <BlogListFailed />
  return (
    <BlogEntryList
      lead
      label={label}
      entries={data.blogEntries.edges.map(({ node }) => node)}
      hasNext={hasNext}
      isLoadingNext={isLoadingNext}
      loadNext={loadNext}
    >
      {children}
    </BlogEntryList>
  )
}
