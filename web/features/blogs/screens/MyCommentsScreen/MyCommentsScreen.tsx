import { IconMessages } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { blogPath } from '#shared/blogs/paths'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { OwnListPage } from '../../components/OwnListPage'
import type { MyCommentsScreen_viewer$key } from './__generated__/MyCommentsScreen_viewer.graphql'
import type { MyCommentsScreenPaginationQuery } from './__generated__/MyCommentsScreenPaginationQuery.graphql'
import type { MyCommentsScreenQuery } from './__generated__/MyCommentsScreenQuery.graphql'

const query = graphql`
  query MyCommentsScreenQuery @preloadable {
    viewer {
      ...MyCommentsScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment MyCommentsScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "MyCommentsScreenPaginationQuery") {
    commentedBlogEntries(first: $count, after: $cursor) @connection(key: "MyCommentsScreen_commentedBlogEntries") {
      edges {
        node {
          id
          ...BlogEntryList_entries
        }
      }
    }
  }
`

export function MyCommentsScreen() {
  const { t } = useTranslation('blogs')
  const { viewer } = useScreenQuery<MyCommentsScreenQuery>(query)
  const { data, ...paging } = usePaginationFragment<MyCommentsScreenPaginationQuery, MyCommentsScreen_viewer$key>(
    fragment,
    viewer,
  )
  return (
    <OwnListPage
      title={t('lists.tabs.myComments')}
      intro={t('lists.myComments.intro')}
      connection={data.commentedBlogEntries}
      paging={paging}
      readList="MY_COMMENTS"
    >
      <EmptyState
        title={t('lists.myComments.none')}
        text={t('lists.myComments.noneText')}
        icon={<IconMessages size={26} stroke={1.5} />}
        action={{ label: t('lists.toAll'), href: blogPath('All') }}
      />
    </OwnListPage>
  )
}
