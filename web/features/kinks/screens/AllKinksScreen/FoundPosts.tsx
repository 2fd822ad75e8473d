import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { BlogEntryList } from '#shared/blogs/BlogEntryList'
import { EmptyState } from '#ui/states/EmptyState'
import type { FoundPosts_query$key } from './__generated__/FoundPosts_query.graphql'
import type { FoundPostsPaginationQuery } from './__generated__/FoundPostsPaginationQuery.graphql'

const fragment = graphql`
  fragment FoundPosts_query on Query
  @argumentDefinitions(
    kinkIds: { type: "[ID!]!" }
    count: { type: "Int", defaultValue: 30 }
    cursor: { type: "String" }
  )
  @refetchable(queryName: "FoundPostsPaginationQuery") {
    posts: kinkItems(kinkIds: $kinkIds, type: BLOG_ENTRY, first: $count, after: $cursor)
      @connection(key: "FoundPosts_posts") {
      edges {
        node {
          item {
            ... on BlogEntry {
              ...BlogEntryList_entries @alias(as: "entry")
            }
          }
        }
      }
    }
  }
`

/** The blog entries with tags of the kinks' names. */
export function FoundPosts({ query }: { query: FoundPosts_query$key }) {
  const { t } = useTranslation('kinks')
  const { data, ...paging } = usePaginationFragment<FoundPostsPaginationQuery, FoundPosts_query$key>(fragment, query)
  const entries = data.posts?.edges.flatMap(({ node: { item } }) => item?.entry ?? [])
  return (
    <BlogEntryList label={t('found.posts')} entries={entries} paging={paging}>
      <EmptyState title={t('found.noPosts')} text={t('found.noPostsText')} />
    </BlogEntryList>
  )
}
