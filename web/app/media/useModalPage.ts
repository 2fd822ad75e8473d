import { useEffect } from 'react'

/** While it is shown, the page behind takes neither keys nor clicks; afterwards the focus goes back to where it was. */
export function useModalPage(): void {
  useEffect(() => {
    const page = document.getElementById('root')
    const focused = document.activeElement
    page?.setAttribute('inert', '')
    return () => {
      page?.removeAttribute('inert')
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
    }
  }, [])
}
