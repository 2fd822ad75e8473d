import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { WindowVirtualizer } from 'virtua'
import { useKeptPlace } from '#platform/lists/useKeptPlace'
import type { JustifiedRow } from './justifiedRows'

/** Number of rows before the end at which more is loaded. */
const NEAR = 3

interface MediaRowsProps {
  rows: readonly JustifiedRow[]
  /** Gap between rows, in pixels. */
  gap: number
  /** In pixels. A different width makes different rows. */
  width: number
  onNearEnd?: () => void
  children: (row: JustifiedRow, index: number) => ReactNode
}

/** Virtualised rows of pictures; Back restores the scroll position. */
export function MediaRows({ rows, gap, width, onNearEnd, children }: MediaRowsProps) {
  const place = `${useLocation().key} media`
  const { virtualizer, sizes } = useKeptPlace(place, { columns: width, rows: rows.length })
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
