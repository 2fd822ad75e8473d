import { IconBell } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { blogPath } from '#shared/blogs/paths'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { FollowedViews } from '../../components/FollowedViews'
import { OwnListPage } from '../../components/OwnListPage'
import type { FollowedScreen_viewer$key } from './__generated__/FollowedScreen_viewer.graphql'
import type { FollowedScreenPaginationQuery } from './__generated__/FollowedScreenPaginationQuery.graphql'
import type { FollowedScreenQuery } from './__generated__/FollowedScreenQuery.graphql'

const query = graphql`
  query FollowedScreenQuery($byActivity: Boolean!) @preloadable {
    viewer {
      ...FollowedScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment FollowedScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "FollowedScreenPaginationQuery") {
    followedBlogEntries(byActivity: $byActivity, first: $count, after: $cursor)
      @connection(key: "FollowedScreen_followedBlogEntries") {
      edges {
        node {
          id
          ...BlogEntryList_entries
        }
      }
    }
  }
`

export function FollowedScreen() {
  const { t } = useTranslation('blogs')
  const { viewer } = useScreenQuery<FollowedScreenQuery>(query)
  const { data, ...paging } = usePaginationFragment<FollowedScreenPaginationQuery, FollowedScreen_viewer$key>(
    fragment,
    viewer,
  )
  return (
    <OwnListPage
      title={t('lists.followed.entries')}
      intro={t('lists.followedEntries.intro')}
      views={<FollowedViews />}
      connection={data.followedBlogEntries}
      paging={paging}
      keeping="followed"
      sortable
      readList="FOLLOWED"
    >
      <EmptyState
        title={t('lists.followedEntries.none')}
        text={t('lists.followedEntries.noneText')}
        icon={<IconBell size={26} stroke={1.5} />}
        action={{ label: t('lists.toAll'), href: blogPath('All') }}
      />
    </OwnListPage>
  )
}
