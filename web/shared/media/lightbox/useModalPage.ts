import { useEffect } from 'react'

/** Makes the page behind inert, and restores the focus afterwards. */
export function useModalPage(): void {
  useEffect(() => {
    const page = document.getElementById('root')
    const focused = document.activeElement
    page?.setAttribute('inert', '')
    return () => {
      page?.removeAttribute('inert')
      const back = focused instanceof HTMLElement && focused !== document.body && focused.isConnected
      // After a direct link, or when the element is no longer rendered, the focus moves to the content.
      const target = back ? focused : document.querySelector('main')
      target?.focus({ preventScroll: true })
    }
  }, [])
}
