import type { ReactNode } from 'react'
import type { BlogEntryList_entries$key } from '#shared/blogs/__generated__/BlogEntryList_entries.graphql'
import type { MoreActions } from '#shared/blogs/BlogEntryCard'
import { BlogEntryList } from '#shared/blogs/BlogEntryList'
import { BlogListFailed } from '#shared/blogs/BlogListFailed'
import type { Keeping } from '#shared/blogs/keeping'
import type { BlogReadList } from '#shared/blogs/mutations/__generated__/useMarkListAsReadMutation.graphql'
import type { LoadNext } from '#shared/lists/useLoadMore'
import { BlogsPage } from './BlogsPage'
import { MarkAsReadButton } from './MarkAsReadButton'
import { SortSwitch } from './SortSwitch'

interface OwnListPageProps {
  title: string
  intro: string
  /** The way to the page's other views. */
  views?: ReactNode
  /** Null when it could not be fetched. */
  connection:
    | { readonly edges: readonly { readonly node: BlogEntryList_entries$key[number] & { readonly id: string } }[] }
    | null
    | undefined
  /** From `usePaginationFragment`. */
  paging: { readonly hasNext: boolean; readonly isLoadingNext: boolean; readonly loadNext: LoadNext }
  keeping?: Keeping
  /** All are by the viewer. */
  hidesAuthor?: boolean
  /** The list can be ordered by the last comment. */
  sortable?: boolean
  /** What the list is called where it is marked as read. */
  readList?: BlogReadList
  /** What else can be done with an entry here, by its id and title: the last actions of its menu. */
  moreActions?: MoreActions
  /** What stands here when the list is empty. */
  children: ReactNode
}

/** A list of entries that is the viewer's own: what they wrote, follow, commented on, or hide. */
export function OwnListPage(props: OwnListPageProps) {
  const {
    title,
    intro,
    views,
    connection,
    paging,
    keeping,
    hidesAuthor,
    sortable = false,
    readList,
    moreActions,
    children,
  } = props
  const entries = connection?.edges.map(({ node }) => node) ?? []
  const controls = entries.length > 0 && (sortable || readList) && (
    <>
      {sortable && <SortSwitch />}
      {readList && <MarkAsReadButton list={readList} entryIds={entries.map(({ id }) => id)} />}
    </>
  )
  return (
    <BlogsPage title={title} intro={intro} views={views} controls={controls}>
      {connection ? (
        <BlogEntryList
          marksDark
          label={title}
          entries={entries}
          keeping={keeping}
          hidesAuthor={hidesAuthor}
          moreActions={moreActions}
          hasNext={paging.hasNext}
          isLoadingNext={paging.isLoadingNext}
          loadNext={paging.loadNext}
        >
          {children}
        </BlogEntryList>
      ) : (
        <BlogListFailed />
      )}
    </BlogsPage>
  )
}
