import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After a navigation the keyboard and the screen reader go on at the content, not at a link that is gone. A field or a
 * dialog that took the focus by itself keeps it.
 */
export function useFocusAfterNavigation(): RefObject<HTMLElement | null> {
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (content.current?.contains(document.activeElement) || document.querySelector('[role=dialog]')) return
    content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}
