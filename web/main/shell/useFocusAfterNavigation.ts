import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Moves the focus to the content after a navigation, so that keyboards and screen readers do not stay at a link
 * that is gone. A field or a dialog that took the focus itself keeps it.
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
