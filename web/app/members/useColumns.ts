import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { ProfileListView } from './useProfileListView'

/** The least width of a card by the room there is, and the gap between cards: those of `MemberGrid`. */
function galleryColumns(width: number): number {
  const [least, gap] = width < 560 ? [148, 8] : width < 960 ? [172, 12] : [204, 16]
  return Math.max(2, Math.floor((width + gap) / (least + gap)))
}

function columnsOf(view: ProfileListView, width: number): number {
  if (view === 'gallery') return galleryColumns(width)
  return width >= (view === 'detailed' ? 860 : 720) ? 2 : 1
}

/**
 * How many members stand side by side. The list is measured before it is painted; where it has been seen before, it begins
 * with what it had, so that its height is right from the start.
 */
export function useColumns(
  view: ProfileListView,
  initial: number | undefined,
): [RefObject<HTMLDivElement | null>, number] {
  const list = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [list, width === undefined ? (initial ?? columnsOf(view, 0)) : columnsOf(view, width)]
}
