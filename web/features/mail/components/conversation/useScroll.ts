import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** So near to an end that it counts as there, in pixels. */
const AT_END = 48
const NEAR_BEGINNING = 600
/** As many pages as the graph's store keeps. */
const KEPT = 50

/** Where conversations were left, by history entry: Back finds them so. */
const places = new Map<string, number>()

function keepPlace(entry: string, top: number): void {
  places.delete(entry)
  places.set(entry, top)
  const oldest = places.keys().next().value
  if (places.size > KEPT && oldest !== undefined) places.delete(oldest)
}

interface Scroll {
  /** The number of the newest message: another one moves what is above it up. */
  readonly newest: number
  /** Where the reader left off, if that is in the list; else the end is shown first. */
  readonly startsAt: () => HTMLElement | null
  readonly onNearBeginning: () => void
}

/**
 * The place in a list whose end is the beginning of its scrolling (`column-reverse`): it stays at the end by itself, and older
 * messages come above without a jump. Only who has scrolled up has to be held in place when something new comes.
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
