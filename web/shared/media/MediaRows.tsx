import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { keepPlace, placeOf } from '#shared/lists/listPlaces'
import type { JustifiedRow } from './justifiedRows'

/** Rows from the end at which more is asked for. */
const NEAR = 3

interface MediaRowsProps {
  rows: readonly JustifiedRow[]
  /** Between the rows, in pixels. */
  gap: number
  /** In pixels; the same rows of another width are other rows. */
  width: number
  onNearEnd?: () => void
  children: (row: JustifiedRow, index: number) => ReactNode
}

/** Rows of pictures, of which only those near the window are drawn. Back finds them as they were left. */
export function MediaRows({ rows, gap, width, onNearEnd, children }: MediaRowsProps) {
  const virtualizer = useRef<WindowVirtualizerHandle>(null)
  const entry = `${useLocation().key} media`
  const place = placeOf(entry)
  const sizes = place?.rows === rows.length && place.columns === width ? place.sizes : undefined

  const keep = useEffectEvent((handle: WindowVirtualizerHandle) => {
    keepPlace(entry, { columns: width, rows: rows.length, sizes: handle.cache })
  })
  useLayoutEffect(() => {
    const handle = virtualizer.current
    return () => {
      if (handle) keep(handle)
    }
  }, [])

  const onScroll = () => {
    const handle = virtualizer.current
    if (!handle || !onNearEnd) return
    if (handle.findItemIndex(handle.scrollOffset + handle.viewportSize) >= rows.length - NEAR) onNearEnd()
  }
  const middle = rows[Math.floor(rows.length / 2)]?.height ?? 0
  return (
    <WindowVirtualizer ref={virtualizer} cache={sizes} itemSize={middle + gap} bufferSize={600} onScroll={onScroll}>
      {rows.map((row, index) => (
        <div key={row.start} role="presentation">
          {children(row, index)}
        </div>
      ))}
    </WindowVirtualizer>
  )
}
