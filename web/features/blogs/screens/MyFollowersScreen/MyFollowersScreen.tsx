import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useMarkListAsSeen } from '#shared/blogs/mutations/useMarkListAsSeen'
import { blogPath } from '#shared/blogs/paths'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { BlogsPage } from '../../components/BlogsPage'
import { FollowedViews } from '../../components/FollowedViews'
import { FollowerRow } from '../../components/FollowerRow'
import { PEOPLE_ROWS } from '#platform/lists/peopleRows'
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

/** Opening the page marks all followers as seen. */
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
      <PaginatedList
        paging={paging}
        items={data.blogFollowers?.edges}
        label={title}
        grid={PEOPLE_ROWS}
        empty={
          <EmptyState
            title={t('lists.myFollowers.none')}
            text={t('lists.myFollowers.noneText')}
            icon={<IconUsers size={26} stroke={1.5} />}
            action={{ label: t('lists.write'), href: blogPath('Create') }}
          />
        }
        endLabel={t('lists.peopleEnd')}
        renderItem={(edge) => <FollowerRow key={edge.node.id} edge={edge} />}
      />
    </BlogsPage>
  )
}
