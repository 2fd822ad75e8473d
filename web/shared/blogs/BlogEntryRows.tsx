import { WindowedRows } from '#shared/lists/WindowedRows'
import type { BlogEntryCard_entry$key } from './__generated__/BlogEntryCard_entry.graphql'
import { BlogEntryCard, type FoundText, type MoreActions } from './BlogEntryCard'
import classes from './BlogEntryList.module.css'
import { BlogEntrySkeleton } from './BlogEntrySkeleton'
import { entryRows } from './entryRows'

/** An entry in a list. */
export interface ListedEntry {
  readonly id: string
  readonly entry: BlogEntryCard_entry$key
  readonly found?: FoundText
}

interface BlogEntryRowsProps {
  /** The history entry and the list, under which the place is kept. */
  entry: string
  items: readonly ListedEntry[]
  columns: number
  lead: boolean
  /** All are by the same author. */
  hidesAuthor: boolean
  /** Entries of the dark sites and others stand beside each other. */
  marksDark: boolean
  moreActions: MoreActions | undefined
  isLoadingNext: boolean
  onNearEnd: () => void
}

/** Rows in sight when the page opens; their pictures do not wait. */
const EAGER_ROWS = 2

/** The rows of a list of entries. */
export function BlogEntryRows(props: BlogEntryRowsProps) {
  const { entry, items, columns, lead, hidesAuthor, marksDark, moreActions, isLoadingNext, onNearEnd } = props
  const rows = entryRows(items.length, columns, lead)
  const template = { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }
  return (
    <>
      <WindowedRows entry={entry} rows={rows.length} columns={columns} onNearEnd={onNearEnd}>
        {(number) => {
          const row = rows[number]
          return (
            row && (
              <div key={number} className={classes.row} style={row.lead ? undefined : template}>
                {items.slice(row.start, row.end).map((item, column) => (
                  <div key={item.id} role="listitem" aria-setsize={-1} aria-posinset={row.start + column + 1}>
                    <BlogEntryCard
                      entry={item.entry}
                      found={item.found}
                      lead={row.lead}
                      hidesAuthor={hidesAuthor}
                      marksDark={marksDark}
                      moreActions={moreActions}
                      eager={number < EAGER_ROWS}
                    />
                  </div>
                ))}
              </div>
            )
          )
        }}
      </WindowedRows>
      {isLoadingNext && (
        <div className={classes.row} style={template}>
          {Array.from({ length: columns }, (_, place) => (
            <BlogEntrySkeleton key={place} />
          ))}
        </div>
      )}
    </>
  )
}
