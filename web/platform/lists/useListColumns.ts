import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useDrawnWidth } from '#platform/page/useDrawnWidth'

/**
 * How many items of a list stand side by side. The list is measured before it is painted; where it has been seen before, it
 * begins with what it had, so that its height is right from the start.
 */
export function useListColumns(
  columnsOf: (width: number) => number,
  initial: number | undefined,
): [RefObject<HTMLDivElement | null>, number] {
  const list = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(useDrawnWidth())
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [list, width === undefined ? (initial ?? columnsOf(0)) : columnsOf(width)]
}
