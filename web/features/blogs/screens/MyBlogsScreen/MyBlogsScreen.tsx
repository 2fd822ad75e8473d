import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import type { MoreActions } from '#shared/blogs/moreActions'
import { blogPath } from '#shared/blogs/paths'
import { tell } from '#platform/toasts/tell'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { giveFocusBack } from '#ui/overlays/useFocusBack'
import { DeleteEntryDialog } from '../../components/entry/DeleteEntryDialog'
import { OwnListPage } from '../../components/OwnListPage'
import { useDeleteEntry } from '../../mutations/useDeleteEntry'
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

export function MyBlogsScreen() {
  const { t } = useTranslation('blogs')
  const { viewer } = useScreenQuery<MyBlogsScreenQuery>(query)
  const { data, ...paging } = usePaginationFragment<MyBlogsScreenPaginationQuery, MyBlogsScreen_viewer$key>(
    fragment,
    viewer,
  )
  const [asked, setAsked] = useState<{ readonly id: string; readonly title: string } | null>(null)
  const [remove] = useDeleteEntry()
  const moreActions: MoreActions = (id, title) => [
    {
      id: 'delete',
      label: t('entry.delete.action'),
      icon: IconTrash,
      danger: true,
      onSelect: () => setAsked({ id, title }),
    },
  ]
  const confirm = async () => {
    if (!asked) return
    setAsked(null)
    const done = remove(asked.id)
    // The card that had the focus has left the list.
    giveFocusBack(null)
    if (await done) tell(t('entry.delete.done', { title: asked.title }))
  }
  return (
    <>
      <OwnListPage
        title={t('lists.tabs.myBlogs')}
        intro={t('lists.myBlogs.intro')}
        connection={data.blogEntries}
        paging={paging}
        sortable
        hidesAuthor
        moreActions={moreActions}
        readList="MINE"
      >
        <EmptyState
          title={t('lists.myBlogs.none')}
          text={t('lists.myBlogs.noneText')}
          icon={<IconPencil size={26} stroke={1.5} />}
          action={{ label: t('lists.writeFirst'), href: blogPath('Create') }}
        />
      </OwnListPage>
      {asked && (
        <DeleteEntryDialog title={asked.title} onConfirm={() => void confirm()} onCancel={() => setAsked(null)} />
      )}
    </>
  )
}
