import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { keepPlace, placeOf } from './listPlaces'

interface WindowedRowsProps {
  /** The history entry and the look of the list, under which the place is kept. */
  entry: string
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
/** Rows that always stand: a list that begins below the window could not be reached by keyboard otherwise. */
const STANDING = 4

/** The rows of a long list, of which only those near the window are drawn. Back finds them as they were left. */
export function WindowedRows({ entry, rows, columns, onNearEnd, children }: WindowedRowsProps) {
  const virtualizer = useRef<WindowVirtualizerHandle>(null)
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
  const numbers = Array.from({ length: rows }, (_, row) => row)
  return (
    <>
      {numbers.slice(0, STANDING).map(children)}
      <WindowVirtualizer ref={virtualizer} cache={sizes} onScroll={onScroll}>
        {numbers.slice(STANDING).map(children)}
      </WindowVirtualizer>
    </>
  )
}
