import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useDrawnWidth } from '#platform/page/useDrawnWidth'

/** Width before the first measurement, and in environments without layout. */
const UNMEASURED = 960

/** Returns an element's width, measured before the first paint and after every resize. */
export function useShownWidth(): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(useDrawnWidth() ?? UNMEASURED)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth || UNMEASURED)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
