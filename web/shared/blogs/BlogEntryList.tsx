import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { PaginatedList, type ListPaging } from '#platform/lists/PaginatedList'
import type { BlogEntryList_entries$key } from './__generated__/BlogEntryList_entries.graphql'
import { BlogEntryCard, type FoundText } from './BlogEntryCard'
import type { MoreActions } from './moreActions'
import classes from './BlogEntryList.module.css'
import { BlogEntrySkeleton } from './BlogEntrySkeleton'
import { isKept, type Keeping } from './keeping'

const fragment = graphql`
  fragment BlogEntryList_entries on BlogEntry @relay(plural: true) {
    id
    viewerIsFollowing
    viewerHasHidden
    author {
      viewerIsFollowing
      viewerHasHidden
    }
    ...BlogEntryCard_entry
  }
`

interface BlogEntryListProps {
  /** Accessible name of the list. */
  label: string
  /** Null when loading failed. */
  entries: BlogEntryList_entries$key | null | undefined
  /** The paging functions of `usePaginationFragment`. */
  paging: ListPaging
  /** Condition for entries of this list; those that no longer meet it disappear at once. */
  keeping?: Keeping
  /** The matches of a search, by the entry's id. */
  found?: ReadonlyMap<string, FoundText>
  /** Shows the first entry larger, where there is room. */
  lead?: boolean
  /** Hides the author, for lists with entries of one author. */
  hidesAuthor?: boolean
  /** Marks entries of the dark sites, for lists with entries of both. */
  marksDark?: boolean
  /** Additional actions by id and title, at the end of the menu. */
  moreActions?: MoreActions
  /** Shown when the list is empty. */
  children: ReactNode
}

function columnsOf(width: number): number {
  if (width < 600) return 1
  return width < 960 ? 2 : 3
}

/** A paginated list of entries. Screens load the `blogEntries` texts. */
export function BlogEntryList(props: BlogEntryListProps) {
  const { label, paging, keeping = 'shown', found, lead, hidesAuthor = false, marksDark = false, moreActions } = props
  const { t } = useTranslation('blogEntries')
  const entries = useFragment(fragment, props.entries)
  return (
    <PaginatedList
      paging={paging}
      items={entries?.filter((entry) => isKept(entry, keeping))}
      label={label}
      className={classes.list}
      grid={{ columnsOf, lead, rowClassName: classes.row, skeleton: <BlogEntrySkeleton /> }}
      empty={props.children}
      endLabel={t('list.end')}
      renderItem={(entry, place) => (
        <BlogEntryCard
          key={entry.id}
          entry={entry}
          found={found?.get(entry.id)}
          lead={place.lead}
          hidesAuthor={hidesAuthor}
          marksDark={marksDark}
          moreActions={moreActions}
          eager={place.eager}
        />
      )}
    />
  )
}
