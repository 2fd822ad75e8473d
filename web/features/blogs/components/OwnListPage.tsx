import type { ReactNode } from 'react'
import type { BlogEntryList_entries$key } from '#shared/blogs/__generated__/BlogEntryList_entries.graphql'
import type { MoreActions } from '#shared/blogs/moreActions'
import { BlogEntryList } from '#shared/blogs/BlogEntryList'
import type { Keeping } from '#shared/blogs/keeping'
import type { BlogReadList } from '#shared/blogs/mutations/__generated__/useMarkListAsReadMutation.graphql'
import type { ListPaging } from '#platform/lists/PaginatedList'
import { BlogsPage } from './BlogsPage'
import { MarkAsReadButton } from './MarkAsReadButton'
import { SortSwitch } from './SortSwitch'

interface OwnListPageProps {
  title: string
  intro: string
  views?: ReactNode
  /** Null when the entries could not be fetched. */
  connection:
    | { readonly edges: readonly { readonly node: BlogEntryList_entries$key[number] & { readonly id: string } }[] }
    | null
    | undefined
  /** What `usePaginationFragment` returns beside `data`. */
  paging: ListPaging
  keeping?: Keeping
  /** All entries are by the viewer. */
  hidesAuthor?: boolean
  /** The list can be sorted by last comment. */
  sortable?: boolean
  /** Name of the list in the mark-as-read mutation. */
  readList?: BlogReadList
  /** Last actions of an entry's menu, by the entry's id and title. */
  moreActions?: MoreActions
  /** Shown when the list is empty. */
  children: ReactNode
}

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
  const entries = connection?.edges.map(({ node }) => node)
  const controls = entries && entries.length > 0 && (sortable || readList) && (
    <>
      {sortable && <SortSwitch />}
      {readList && <MarkAsReadButton list={readList} entryIds={entries.map(({ id }) => id)} />}
    </>
  )
  return (
    <BlogsPage title={title} intro={intro} views={views} controls={controls}>
      <BlogEntryList
        marksDark
        label={title}
        entries={entries}
        paging={paging}
        keeping={keeping}
        hidesAuthor={hidesAuthor}
        moreActions={moreActions}
      >
        {children}
      </BlogEntryList>
    </BlogsPage>
  )
}
