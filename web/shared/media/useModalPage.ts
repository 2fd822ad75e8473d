import { useEffect } from 'react'

/** While it is shown, the page behind takes neither keys nor clicks; afterwards the focus goes back to where it was. */
export function useModalPage(): void {
  useEffect(() => {
    const page = document.getElementById('root')
    const focused = document.activeElement
    page?.setAttribute('inert', '')
    return () => {
      page?.removeAttribute('inert')
      const back = focused instanceof HTMLElement && focused !== document.body && focused.isConnected
      // What was looked at from an address, or has been scrolled away meanwhile, leaves the content to go on from.
      const target = back ? focused : document.querySelector('main')
      target?.focus({ preventScroll: true })
    }
  }, [])
}
