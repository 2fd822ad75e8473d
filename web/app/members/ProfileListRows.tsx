import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { keepPlace, placeOf } from './listPlaces'
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

/** Rows from the end at which more is asked for. */
const NEAR = 3
/** Rows that always stand: a list that begins below the window could not be reached by keyboard otherwise. */
const STANDING = 4
/** Rows in sight when the page opens; their pictures do not wait. */
const EAGER_ROWS = 2

/** The rows of a list, of which only those near the window are drawn. */
export function ProfileListRows({ entry, items, view, columns, isLoadingNext, onNearEnd }: ProfileListRowsProps) {
  const virtualizer = useRef<WindowVirtualizerHandle>(null)
  const rows = Math.ceil(items.length / columns)
  const place = placeOf(entry)
  const sizes = place?.rows === rows && place.columns === columns ? place.sizes : undefined

  const keep = useEffectEvent((handle: WindowVirtualizerHandle) => {
    keepPlace(entry, { columns, rows, sizes: handle.cache })
  })
  useLayoutEffect(() => {
    const handle = virtualizer.current
    return () => {
      if (handle) keep(handle)
    }
  }, [])

  const onScroll = () => {
    const handle = virtualizer.current
    const last = handle ? STANDING + handle.findItemIndex(handle.scrollOffset + handle.viewportSize) : 0
    if (handle && last >= rows - NEAR) onNearEnd()
  }
  const template = { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }

  const numbers = Array.from({ length: rows }, (_, row) => row)
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
      {numbers.slice(0, STANDING).map(drawRow)}
      <WindowVirtualizer ref={virtualizer} cache={sizes} onScroll={onScroll}>
        {numbers.slice(STANDING).map(drawRow)}
      </WindowVirtualizer>
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
