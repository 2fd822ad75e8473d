import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { BlogListFailed } from '#shared/blogs/BlogListFailed'
import { useMarkListAsSeen } from '#shared/blogs/mutations/useMarkListAsSeen'
import { blogPath } from '#shared/blogs/paths'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/EmptyState'
import { BlogsPage } from '../../components/BlogsPage'
import { FollowedViews } from '../../components/FollowedViews'
import { FollowerRow } from '../../components/FollowerRow'
import { RowList } from '../../components/RowList'
import type { MyFollowersScreen_viewer$key } from './__generated__/MyFollowersScreen_viewer.graphql'
import type { MyFollowersScreenPaginationQuery } from './__generated__/MyFollowersScreenPaginationQuery.graphql'
import type { MyFollowersScreenQuery } from './__generated__/MyFollowersScreenQuery.graphql'

const query = graphql`
  query MyFollowersScreenQuery @preloadable {
    viewer {
      ...MyFollowersScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment MyFollowersScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "MyFollowersScreenPaginationQuery") {
    blogFollowers(first: $count, after: $cursor) @connection(key: "MyFollowersScreen_blogFollowers") {
      edges {
        node {
          id
        }
        ...FollowerRow_edge
      }
    }
  }
`

/** Who follows the viewer; to open the page is to have seen them. */
export function MyFollowersScreen() {
  const { t } = useTranslation('blogs')
  const { viewer } = useScreenQuery<MyFollowersScreenQuery>(query)
  const { data, ...paging } = usePaginationFragment<MyFollowersScreenPaginationQuery, MyFollowersScreen_viewer$key>(
    fragment,
    viewer,
  )
  useMarkListAsSeen('FOLLOWERS')
  const title = t('lists.followed.myFollowers')
  return (
    <BlogsPage title={title} views={<FollowedViews />} intro={t('lists.myFollowers.intro')}>
      {data.blogFollowers ? (
        <RowList
          label={title}
          items={data.blogFollowers.edges.map((edge) => ({ id: edge.node.id, row: <FollowerRow edge={edge} /> }))}
          hasNext={paging.hasNext}
          isLoadingNext={paging.isLoadingNext}
          loadNext={paging.loadNext}
        >
          <EmptyState
            title={t('lists.myFollowers.none')}
            text={t('lists.myFollowers.noneText')}
            icon={<IconUsers size={26} stroke={1.5} />}
            action={{ label: t('lists.write'), href: blogPath('Create') }}
          />
        </RowList>
      ) : (
        <BlogListFailed />
      )}
    </BlogsPage>
  )
}
