import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { blogPath } from '../../../../app/blogEntries/paths'
import { useScreenQuery } from '../../../../relay/screenQuery'
import { EmptyState } from '../../../../ui/EmptyState'
import { OwnListPage } from '../../components/OwnListPage'
import type { MyBlogsScreen_viewer$key } from './__generated__/MyBlogsScreen_viewer.graphql'
import type { MyBlogsScreenPaginationQuery } from './__generated__/MyBlogsScreenPaginationQuery.graphql'
import type { MyBlogsScreenQuery } from './__generated__/MyBlogsScreenQuery.graphql'

const query = graphql`
  query MyBlogsScreenQuery($byActivity: Boolean!) @preloadable {
    viewer {
      ...MyBlogsScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment MyBlogsScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "MyBlogsScreenPaginationQuery") {
    blogEntries(byComment: $byActivity, first: $count, after: $cursor) @connection(key: "MyBlogsScreen_blogEntries") {
      edges {
        node {
          id
          ...BlogEntryList_entries
        }
      }
    }
  }
`

/** The viewer's own entries, drafts first. */
export function MyBlogsScreen() {
  const { t } = useTranslation('blogs')
  const { viewer } = useScreenQuery<MyBlogsScreenQuery>(query)
  const { data, ...paging } = usePaginationFragment<MyBlogsScreenPaginationQuery, MyBlogsScreen_viewer$key>(
    fragment,
    viewer,
  )
  return (
    <OwnListPage
      title={t('lists.tabs.myBlogs')}
      intro={t('lists.myBlogs.intro')}
      connection={data.blogEntries}
      paging={paging}
      sortable
      hidesAuthor
      readList="MINE"
    >
      <EmptyState
        title={t('lists.myBlogs.none')}
        text={t('lists.myBlogs.noneText')}
        icon={<IconPencil size={26} stroke={1.5} />}
        action={{ label: t('lists.writeFirst'), href: blogPath('Create') }}
      />
    </OwnListPage>
  )
}
