import { IconSearchOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { BlogEntryList } from '#shared/blogs/BlogEntryList'
import { blogPath } from '#shared/blogs/paths'
import { EmptyState } from '#ui/states/EmptyState'
import type { FoundEntries_query$key } from './__generated__/FoundEntries_query.graphql'
import type { FoundEntriesPaginationQuery } from './__generated__/FoundEntriesPaginationQuery.graphql'

const fragment = graphql`
  fragment FoundEntries_query on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "FoundEntriesPaginationQuery") {
    searchBlogEntries(text: $text, tagIds: $tags, authorIds: $authors, first: $count, after: $cursor)
      @connection(key: "FoundEntries_searchBlogEntries") {
      edges {
        title {
          text
          isMatch
        }
        excerpt {
          text
          isMatch
        }
        node {
          id
          ...BlogEntryList_entries
        }
      }
    }
  }
`

interface FoundEntriesProps {
  query: FoundEntries_query$key
  label: string
}

export function FoundEntries({ query, label }: FoundEntriesProps) {
  const { t } = useTranslation('blogs')
  const { data, ...paging } = usePaginationFragment<FoundEntriesPaginationQuery, FoundEntries_query$key>(
    fragment,
    query,
  )
  const edges = data.searchBlogEntries?.edges
  return (
    <BlogEntryList
      label={label}
      entries={edges?.map(({ node }) => node)}
      found={new Map(edges?.map(({ node, title, excerpt }) => [node.id, { title, excerpt }]))}
      paging={paging}
    >
      <EmptyState
        title={t('lists.search.none')}
        text={t('lists.search.noneText')}
        icon={<IconSearchOff size={26} stroke={1.5} />}
        action={{ label: t('lists.toAll'), href: blogPath('All') }}
      />
    </BlogEntryList>
  )
}
