import { useEffect, useRef, type RefObject } from 'react'

/** Where one part of the screen takes the other's place, the focus goes along: it cannot stay in what is hidden. */
export function useFocusInView(isOpen: boolean): [RefObject<HTMLElement | null>, RefObject<HTMLDivElement | null>] {
  const list = useRef<HTMLElement>(null)
  const open = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [shown, other] = isOpen ? [open.current, list.current] : [list.current, open.current]
    if (!shown || !other?.contains(document.activeElement)) return
    const { visibility, display } = getComputedStyle(other)
    if (visibility === 'hidden' || display === 'none') shown.focus({ preventScroll: true })
  }, [isOpen])
  return [list, open]
}
