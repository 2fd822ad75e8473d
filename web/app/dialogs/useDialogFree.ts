import { useEffect, useState } from 'react'

/** The lightbox has no such role; it makes the page behind it inert. */
const isDialogOpen = () => document.querySelector('[role=dialog], #root[inert]') !== null

/**
 * Whether a dialog that comes up by itself may open now. While the member has another one open, or looks at a medium in
 * the lightbox, it waits until that is closed; what is open already stays free.
 */
export function useDialogFree(wanted: string | null): boolean {
  const [free, setFree] = useState<string | null>(null)
  useEffect(() => {
    if (wanted === null) return
    const look = () => {
      if (isDialogOpen()) return
      observer.disconnect()
      setFree(wanted)
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] })
    const first = window.setTimeout(look)
    return () => {
      window.clearTimeout(first)
      observer.disconnect()
    }
  }, [wanted])
  return wanted !== null && free === wanted
}
