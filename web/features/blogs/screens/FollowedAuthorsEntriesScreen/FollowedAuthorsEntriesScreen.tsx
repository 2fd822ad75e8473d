import { IconUserHeart } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { blogPath } from '#shared/blogs/paths'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { FollowedViews } from '../../components/FollowedViews'
import { OwnListPage } from '../../components/OwnListPage'
import type { FollowedAuthorsEntriesScreen_viewer$key } from './__generated__/FollowedAuthorsEntriesScreen_viewer.graphql'
import type { FollowedAuthorsEntriesScreenPaginationQuery } from './__generated__/FollowedAuthorsEntriesScreenPaginationQuery.graphql'
import type { FollowedAuthorsEntriesScreenQuery } from './__generated__/FollowedAuthorsEntriesScreenQuery.graphql'

const query = graphql`
  query FollowedAuthorsEntriesScreenQuery($byActivity: Boolean!) @preloadable {
    viewer {
      ...FollowedAuthorsEntriesScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment FollowedAuthorsEntriesScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "FollowedAuthorsEntriesScreenPaginationQuery") {
    blogEntriesOfFollowedAuthors(byActivity: $byActivity, first: $count, after: $cursor)
      @connection(key: "FollowedAuthorsEntriesScreen_blogEntriesOfFollowedAuthors") {
      edges {
        node {
          id
          ...BlogEntryList_entries
        }
      }
    }
  }
`

export function FollowedAuthorsEntriesScreen() {
  const { t } = useTranslation('blogs')
  const { viewer } = useScreenQuery<FollowedAuthorsEntriesScreenQuery>(query)
  const { data, ...paging } = usePaginationFragment<
    FollowedAuthorsEntriesScreenPaginationQuery,
    FollowedAuthorsEntriesScreen_viewer$key
  >(fragment, viewer)
  return (
    <OwnListPage
      title={t('lists.followed.fromAuthors')}
      intro={t('lists.fromAuthors.intro')}
      views={<FollowedViews />}
      connection={data.blogEntriesOfFollowedAuthors}
      paging={paging}
      keeping="authorFollowed"
      sortable
      readList="FOLLOWED_AUTHORS"
    >
      <EmptyState
        title={t('lists.fromAuthors.none')}
        text={t('lists.fromAuthors.noneText')}
        icon={<IconUserHeart size={26} stroke={1.5} />}
        action={{ label: t('lists.toTopAuthors'), href: blogPath('Top/Followers') }}
      />
    </OwnListPage>
  )
}
