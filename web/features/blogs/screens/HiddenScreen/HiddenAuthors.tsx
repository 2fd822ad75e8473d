import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { AuthorRow } from '#shared/blogs/AuthorRow'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { PEOPLE_ROWS } from '#platform/lists/peopleRows'
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
  /** Shown when the list is empty. */
  children: ReactNode
}

export function HiddenAuthors({ viewer, label, children }: HiddenAuthorsProps) {
  const { t } = useTranslation('blogs')
  const { data, ...paging } = usePaginationFragment<HiddenAuthorsPaginationQuery, HiddenAuthors_viewer$key>(
    fragment,
    viewer,
  )
  return (
    <PaginatedList
      paging={paging}
      items={data.hiddenBlogAuthors?.edges.filter(({ node }) => node.viewerHides)}
      label={label}
      grid={PEOPLE_ROWS}
      empty={children}
      endLabel={t('lists.peopleEnd')}
      renderItem={({ node }) => <AuthorRow key={node.id} author={node} />}
    />
  )
}
