import { WindowedRows } from '#shared/lists/WindowedRows'
import classes from './ProfileList.module.css'
import { ProfileListItem, type ListedProfile } from './ProfileListItem'
import { ProfileListItemSkeleton } from './ProfileListItemSkeleton'
import type { ProfileListView } from './useProfileListView'

interface ProfileListRowsProps {
  /** The history entry and the view, under which the place is kept. */
  entry: string
  items: readonly ListedProfile[]
  view: ProfileListView
  columns: number
  isLoadingNext: boolean
  onNearEnd: () => void
}

/** Rows in sight when the page opens; their pictures do not wait. */
const EAGER_ROWS = 2

/** The rows of a list, of which only those near the window are drawn. */
export function ProfileListRows({ entry, items, view, columns, isLoadingNext, onNearEnd }: ProfileListRowsProps) {
  const template = { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }
  const drawRow = (row: number) => {
    const first = row * columns
    const shown = items.slice(first, first + columns)
    return (
      <div key={row} className={classes.row} data-view={view} style={template}>
        {shown.map((item, column) => (
          <div key={item.id} role="listitem" aria-setsize={-1} aria-posinset={first + column + 1}>
            <ProfileListItem item={item} view={view} eager={row < EAGER_ROWS} />
          </div>
        ))}
        {isLoadingNext && <Places count={columns - shown.length} view={view} />}
      </div>
    )
  }

  return (
    <>
      <WindowedRows entry={entry} rows={Math.ceil(items.length / columns)} columns={columns} onNearEnd={onNearEnd}>
        {drawRow}
      </WindowedRows>
      {isLoadingNext && (
        <div className={classes.row} data-view={view} style={template}>
          <Places count={columns} view={view} />
        </div>
      )}
    </>
  )
}

/** Stand where more members are on their way. */
function Places({ count, view }: { count: number; view: ProfileListView }) {
  return Array.from({ length: count }, (_, place) => <ProfileListItemSkeleton key={place} view={view} />)
}
