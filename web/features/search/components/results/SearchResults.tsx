import type { ReactNode } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { SearchResults_query$key } from './__generated__/SearchResults_query.graphql'
import type { FoundMembers_total$key } from './__generated__/FoundMembers_total.graphql'
import type { SearchResultsPaginationQuery } from './__generated__/SearchResultsPaginationQuery.graphql'
import { FoundMembers } from './FoundMembers'

const fragment = graphql`
  fragment SearchResults_query on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "SearchResultsPaginationQuery") {
    searchProfiles(options: $options, text: $text, order: $order, first: $count, after: $cursor)
      @connection(key: "SearchResults_searchProfiles") {
      edges {
        ...FoundMembers_edges
      }
    }
  }
`

interface SearchResultsProps {
  query: SearchResults_query$key
  total: FoundMembers_total$key | null | undefined
  controls?: ReactNode
  /** Shown when the list is empty. */
  children: ReactNode
}

export function SearchResults({ query, total, controls, children }: SearchResultsProps) {
  const { data, ...paging } = usePaginationFragment<SearchResultsPaginationQuery, SearchResults_query$key>(
    fragment,
    query,
  )
  return (
    <FoundMembers edges={data.searchProfiles?.edges} {...{ total, controls, paging }}>
      {children}
    </FoundMembers>
  )
}
