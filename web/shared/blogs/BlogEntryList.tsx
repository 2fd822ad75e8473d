import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { ListEnd } from '#shared/lists/ListEnd'
import { useListColumns } from '#shared/lists/useListColumns'
import { placeOf } from '#shared/lists/listPlaces'
import { useLoadMore, type LoadNext } from '#shared/lists/useLoadMore'
import type { BlogEntryList_entries$key } from './__generated__/BlogEntryList_entries.graphql'
import type { FoundText, MoreActions } from './BlogEntryCard'
import classes from './BlogEntryList.module.css'
import { BlogEntryRows } from './BlogEntryRows'
import { entryColumns } from './entryRows'
import { isKept, type Keeping } from './keeping'

const fragment = graphql`
  fragment BlogEntryList_entries on BlogEntry @relay(plural: true) {
    id
    viewerFollows
    viewerHides
    author {
      viewerFollows
      viewerHides
    }
    ...BlogEntryCard_entry
  }
`

interface BlogEntryListProps {
  /** What the list is, for a screen reader. */
  label: string
  entries: BlogEntryList_entries$key
  /** What keeps an entry in this list: one that is so no longer leaves it at once. */
  keeping?: Keeping
  /** What a search found, by the id of the entry. */
  found?: ReadonlyMap<string, FoundText>
  /** The first entry leads the page, where there is room. */
  lead?: boolean
  /** All are by the same author, who is told of elsewhere. */
  hidesAuthor?: boolean
  /** Entries of the dark sites and others stand beside each other. */
  marksDark?: boolean
  /** What else can be done with an entry here, by its id and title: the last actions of its menu. */
  moreActions?: MoreActions
  /** These three come from `usePaginationFragment`. */
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: LoadNext
  /** What stands here when the list is empty. */
  children: ReactNode
}

/**
 * Entries in a long list. Only what is in sight is drawn; Back finds the list as it was left. Screens that show it name the
 * texts `blogEntries`.
 */
export function BlogEntryList(props: BlogEntryListProps) {
  const {
    label,
    keeping = 'shown',
    found,
    lead = false,
    hidesAuthor = false,
    marksDark = false,
    moreActions,
    hasNext,
    isLoadingNext,
    loadNext,
    children,
  } = props
  const { t } = useTranslation('blogEntries')
  const entries = useFragment(fragment, props.entries).filter((entry) => isKept(entry, keeping))
  const entry = `${useLocation().key} ${label}`
  const [list, columns] = useListColumns(entryColumns, placeOf(entry)?.columns)
  const { load, onNearEnd, failed } = useLoadMore({ hasNext, isLoadingNext, loadNext })

  if (entries.length === 0 && !hasNext) return children
  return (
    <>
      <div ref={list} className={classes.list} role="list" aria-label={label} aria-busy={isLoadingNext}>
        <BlogEntryRows
          key={`${entry} ${columns}`}
          entry={entry}
          items={entries.map((item) => ({ id: item.id, entry: item, found: found?.get(item.id) }))}
          columns={columns}
          lead={lead}
          hidesAuthor={hidesAuthor}
          marksDark={marksDark}
          moreActions={moreActions}
          isLoadingNext={isLoadingNext}
          onNearEnd={onNearEnd}
        />
      </div>
      <ListEnd
        endLabel={t('list.end')}
        failedLabel={t('list.failedMore')}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        failed={failed}
        onShowMore={load}
      />
    </>
  )
}
