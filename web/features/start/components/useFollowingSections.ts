import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { whenIdle } from '#lib/later'
import { useComesDrawn } from '#ui/useComesDrawn'

/** How many sections come drawn with the page: more than a window shows when it opens. */
const DRAWN = 3

/**
 * How many of the sections are there. Of a page that comes drawn the others follow one by one when the browser has
 * nothing else to do, and all of them as soon as somebody scrolls.
 */
export function useFollowingSections(total: number): number {
  const comesDrawn = useComesDrawn()
  const [count, setCount] = useState(comesDrawn ? DRAWN : total)
  const waits = count < total
  const place = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (!waits || window.scrollY === 0) return
    // Reloaded further down: the browser has put the page where it was, and the same is to stand there.
    place.current = window.scrollY
    setCount(total)
    // oxlint-disable-next-line react/exhaustive-deps -- only what the browser did before the page was taken over
  }, [])
  useLayoutEffect(() => {
    if (waits || place.current === undefined) return
    window.scrollTo(0, place.current)
    place.current = undefined
  }, [waits])
  useEffect(() => {
    if (!waits) return undefined
    return whenIdle(() => startTransition(() => setCount(count + 1)))
  }, [waits, count])
  useEffect(() => {
    if (!waits) return undefined
    const all = () => startTransition(() => setCount(total))
    window.addEventListener('scroll', all, { once: true, passive: true })
    return () => window.removeEventListener('scroll', all)
  }, [waits, total])
  return count
}
