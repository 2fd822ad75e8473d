import type { ReactNode } from 'react'
import { WindowVirtualizer } from 'virtua'
import { useKeptPlace } from './useKeptPlace'

interface WindowedRowsProps {
  /** The key under which the place in the list is kept: the history entry and the look of the list. */
  place: string
  /** How many rows there are. */
  rows: number
  /** How many items stand side by side: a place is found again only with the same number. */
  columns: number
  onNearEnd: () => void
  /** Draws a row, with the row's number as its key. */
  children: (row: number) => ReactNode
}

/** Rows from the end at which more is asked for. */
const NEAR = 3
/** Rows that are always drawn: a list that begins below the window could not be reached by keyboard otherwise. */
const ALWAYS_DRAWN = 4

/** The rows of a long list, of which only those near the window are drawn. Back finds them as they were left. */
export function WindowedRows({ place, rows, columns, onNearEnd, children }: WindowedRowsProps) {
  const { virtualizer, sizes } = useKeptPlace(place, { columns, rows })
  const onScroll = () => {
    const handle = virtualizer.current
    const last = handle ? ALWAYS_DRAWN + handle.findItemIndex(handle.scrollOffset + handle.viewportSize) : 0
    if (handle && last >= rows - NEAR) onNearEnd()
  }
  const numbers = Array.from({ length: rows }, (_, row) => row)
  return (
    <>
      {numbers.slice(0, ALWAYS_DRAWN).map(children)}
      <WindowVirtualizer ref={virtualizer} cache={sizes} onScroll={onScroll}>
        {numbers.slice(ALWAYS_DRAWN).map(children)}
      </WindowVirtualizer>
    </>
  )
}
