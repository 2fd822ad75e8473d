import type { ReactNode } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { BlogEntryList } from '#shared/blogs/BlogEntryList'
import type { HiddenEntries_viewer$key } from './__generated__/HiddenEntries_viewer.graphql'
import type { HiddenEntriesPaginationQuery } from './__generated__/HiddenEntriesPaginationQuery.graphql'

const fragment = graphql`
  fragment HiddenEntries_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "HiddenEntriesPaginationQuery") {
    hiddenBlogEntries(first: $count, after: $cursor) @connection(key: "HiddenEntries_hiddenBlogEntries") {
      edges {
        node {
          ...BlogEntryList_entries
        }
      }
    }
  }
`

interface HiddenEntriesProps {
  viewer: HiddenEntries_viewer$key
  label: string
  /** Shown when the list is empty. */
  children: ReactNode
}

export function HiddenEntries({ viewer, label, children }: HiddenEntriesProps) {
  const { data, ...paging } = usePaginationFragment<HiddenEntriesPaginationQuery, HiddenEntries_viewer$key>(
    fragment,
    viewer,
  )
  return (
    <BlogEntryList
      marksDark
      label={label}
      keeping="hidden"
      entries={data.hiddenBlogEntries?.edges.map(({ node }) => node)}
      paging={paging}
    >
      {children}
    </BlogEntryList>
  )
}
