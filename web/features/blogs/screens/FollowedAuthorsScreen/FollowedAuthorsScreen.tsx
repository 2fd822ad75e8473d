import { IconUserHeart } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { AuthorRow } from '#shared/blogs/AuthorRow'
import { BlogListFailed } from '#shared/blogs/BlogListFailed'
import { blogPath } from '#shared/blogs/paths'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/EmptyState'
import { BlogsPage } from '../../components/BlogsPage'
import { FollowedViews } from '../../components/FollowedViews'
import { RowList } from '../../components/RowList'
import type { FollowedAuthorsScreen_viewer$key } from './__generated__/FollowedAuthorsScreen_viewer.graphql'
import type { FollowedAuthorsScreenPaginationQuery } from './__generated__/FollowedAuthorsScreenPaginationQuery.graphql'
import type { FollowedAuthorsScreenQuery } from './__generated__/FollowedAuthorsScreenQuery.graphql'

const query = graphql`
  query FollowedAuthorsScreenQuery @preloadable {
    viewer {
      ...FollowedAuthorsScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment FollowedAuthorsScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "FollowedAuthorsScreenPaginationQuery") {
    followedBlogAuthors(first: $count, after: $cursor) @connection(key: "FollowedAuthorsScreen_followedBlogAuthors") {
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

/** The authors whom the viewer follows. Whom they let go stays until the next visit, so that it can be taken back. */
export function FollowedAuthorsScreen() {
  const { t } = useTranslation('blogs')
  const { viewer } = useScreenQuery<FollowedAuthorsScreenQuery>(query)
  const { data, ...paging } = usePaginationFragment<
    FollowedAuthorsScreenPaginationQuery,
    FollowedAuthorsScreen_viewer$key
  >(fragment, viewer)
  const title = t('lists.followed.authors')
  const authors = data.followedBlogAuthors?.edges.filter(({ node }) => !node.viewerHides)
  return (
    <BlogsPage title={title} views={<FollowedViews />} intro={t('lists.authors.intro')}>
      {authors ? (
        <RowList
          label={title}
          items={authors.map(({ node }) => ({ id: node.id, row: <AuthorRow author={node} /> }))}
          hasNext={paging.hasNext}
          isLoadingNext={paging.isLoadingNext}
          loadNext={paging.loadNext}
        >
          <EmptyState
            title={t('lists.authors.none')}
            text={t('lists.authors.noneText')}
            icon={<IconUserHeart size={26} stroke={1.5} />}
            action={{ label: t('lists.toTopAuthors'), href: blogPath('Top/Followers') }}
          />
        </RowList>
      ) : (
        <BlogListFailed />
      )}
    </BlogsPage>
  )
}
