import { IconUserHeart } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { AuthorRow } from '#shared/blogs/AuthorRow'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { blogPath } from '#shared/blogs/paths'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { BlogsPage } from '../../components/BlogsPage'
import { FollowedViews } from '../../components/FollowedViews'
import { PEOPLE_ROWS } from '#platform/lists/peopleRows'
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

/** Authors whom the viewer stops following stay listed until the next visit, so that it can be undone. */
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
      <PaginatedList
        paging={paging}
        items={authors}
        label={title}
        grid={PEOPLE_ROWS}
        empty={
          <EmptyState
            title={t('lists.authors.none')}
            text={t('lists.authors.noneText')}
            icon={<IconUserHeart size={26} stroke={1.5} />}
            action={{ label: t('lists.toTopAuthors'), href: blogPath('Top/Followers') }}
          />
        }
        endLabel={t('lists.peopleEnd')}
        renderItem={({ node }) => <AuthorRow key={node.id} author={node} />}
      />
    </BlogsPage>
  )
}
