import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Distance from the end that still counts as the end, in pixels. */
const AT_END = 48
const NEAR_BEGINNING = 600
/** As many pages as Relay's store keeps. */
const KEPT = 50

/** Scroll positions by history entry, so that Back restores them. */
const places = new Map<string, number>()

function keepPlace(entry: string, top: number): void {
  places.delete(entry)
  places.set(entry, top)
  const oldest = places.keys().next().value
  if (places.size > KEPT && oldest !== undefined) places.delete(oldest)
}

interface Scroll {
  /** Number of the newest message; a new one moves those above it up. */
  readonly newest: number
  /** Where the viewer left off, if that is in the list; otherwise the end is shown first. */
  readonly startsAt: () => HTMLElement | null
  readonly onNearBeginning: () => void
}

/**
 * Scroll position in a `column-reverse` list, where scrolling starts at the end: the list stays at the end by
 * itself, and older messages load above without a jump. The position needs correcting only when the viewer has
 * scrolled up and a new message arrives.
 */
export function useScroll({ newest, startsAt, onNearBeginning }: Scroll) {
  const { key } = useLocation()
  const scroller = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(false)
  const shown = useRef({ newest, height: 0 })
  const [opened] = useState(() => ({ key, startsAt }))

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const place = places.get(opened.key)
    if (place !== undefined) element.scrollTop = place
    else opened.startsAt()?.scrollIntoView({ block: 'center' })
    setAtEnd(element.scrollTop >= -AT_END)
    return () => keepPlace(opened.key, element.scrollTop)
  }, [opened])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const { scrollHeight, scrollTop } = element
    if (newest !== shown.current.newest && scrollTop < -AT_END) {
      element.scrollTop = scrollTop - (scrollHeight - shown.current.height)
    }
    shown.current = { newest, height: scrollHeight }
  })

  const onScroll = () => {
    const element = scroller.current
    if (!element) return
    const { scrollTop, scrollHeight, clientHeight } = element
    setAtEnd(scrollTop >= -AT_END)
    if (scrollHeight - clientHeight + scrollTop < NEAR_BEGINNING) onNearBeginning()
  }
  const toEnd = () => {
    if (scroller.current) scroller.current.scrollTop = 0
  }
  return { scroller, atEnd, onScroll, toEnd }
}
