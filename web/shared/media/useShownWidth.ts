import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Until it has been measured, and where nothing is drawn at all. */
const UNMEASURED = 960

/** How wide an element is shown, measured before the first paint and whenever it changes. */
export function useShownWidth(): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(UNMEASURED)
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
