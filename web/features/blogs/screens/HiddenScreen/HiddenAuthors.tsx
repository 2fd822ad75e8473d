import type { ReactNode } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { AuthorRow } from '#shared/blogs/AuthorRow'
import { BlogListFailed } from '#shared/blogs/BlogListFailed'
import { RowList } from '../../components/RowList'
import type { HiddenAuthors_viewer$key } from './__generated__/HiddenAuthors_viewer.graphql'
import type { HiddenAuthorsPaginationQuery } from './__generated__/HiddenAuthorsPaginationQuery.graphql'

const fragment = graphql`
  fragment HiddenAuthors_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "HiddenAuthorsPaginationQuery") {
    hiddenBlogAuthors(first: $count, after: $cursor) @connection(key: "HiddenAuthors_hiddenBlogAuthors") {
      edges {
        node {
          id
          viewerHides
          ...AuthorRow_author
        }
      }
    }
  }
`

interface HiddenAuthorsProps {
  viewer: HiddenAuthors_viewer$key
  label: string
  /** What stands here when there are none. */
  children: ReactNode
}

/** The authors whom the viewer has hidden. */
export function HiddenAuthors({ viewer, label, children }: HiddenAuthorsProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    HiddenAuthorsPaginationQuery,
    HiddenAuthors_viewer$key
  >(fragment, viewer)
  if (!data.hiddenBlogAuthors) return <BlogListFailed />
  return (
    <RowList
      label={label}
      items={data.hiddenBlogAuthors.edges
        .filter(({ node }) => node.viewerHides)
        .map(({ node }) => ({ id: node.id, row: <AuthorRow author={node} /> }))}
      hasNext={hasNext}
      isLoadingNext={isLoadingNext}
      loadNext={loadNext}
    >
      {children}
    </RowList>
  )
}
