import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus along when one part of the screen replaces the other, because it cannot stay in a hidden part. */
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
