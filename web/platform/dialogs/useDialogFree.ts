import { useEffect, useState } from 'react'

/** Delay after the member left a field: a click on the button beside it is still under way. */
const AFTER_WRITING = 1_000

const FIELDS = 'input, textarea, select, [contenteditable]'

const isField = (target: EventTarget | null) => target instanceof Element && target.matches(FIELDS)

/**
 * The lightbox has no dialog role; it makes the page inert. The cookie banner stays in the page, hidden, after its
 * answer.
 */
const isDialogOpen = () =>
  document.querySelector(':is([role=dialog], [role=alertdialog]):not([aria-hidden=true]), #root[inert]') !== null

/**
 * Whether a dialog that opens by itself may open now: not while another dialog or the lightbox is open, or a field
 * has the focus. A dialog that is open already stays so.
 */
export function useDialogFree(wanted: string | null): boolean {
  const [free, setFree] = useState<string | null>(null)
  useEffect(() => {
    if (wanted === null) return
    let isLeaving = false
    const look = () => {
      if (isLeaving || isField(document.activeElement) || isDialogOpen()) return
      stop()
      setFree(wanted)
    }
    let timer = window.setTimeout(look)
    const leave = ({ target }: FocusEvent) => {
      if (!isField(target)) return
      isLeaving = true
      window.clearTimeout(timer)
      timer = window.setTimeout(() => {
        isLeaving = false
        look()
      }, AFTER_WRITING)
    }
    const observer = new MutationObserver(look)
    const stop = () => {
      window.clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('focusout', leave)
    }
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert', 'aria-hidden'] })
    document.addEventListener('focusout', leave)
    return () => {
      stop()
      // The same dialog, due again later, waits anew.
      setFree(null)
    }
  }, [wanted])
  return wanted !== null && free === wanted
}
