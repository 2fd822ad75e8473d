import { useEffect } from 'react'

let lastOutsideMenus: EventTarget | null = null

// An entry of a menu goes with its menu, often before the dialog that it opens is there.
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && !target.closest('[role=menu]')) lastOutsideMenus = target
})

// Asked by a function: the compiler would move a bare read of the variable to where the dialog closes.
const whereFocusWas = () => lastOutsideMenus

/**
 * Lets the keyboard go on at `target` when what had the focus is gone, or at the content when the target is gone too.
 * Whatever took the focus by itself keeps it.
 */
export function giveFocusBack(target: EventTarget | null): void {
  // After React has taken away what is gone.
  window.setTimeout(() => {
    if (document.activeElement !== document.body) return
    const usable = target instanceof HTMLElement && target !== document.body && target.isConnected
    const goOn = usable ? target : document.querySelector('main')
    goOn?.focus({ preventScroll: true })
  })
}

/** Gives the focus back when a dialog closes, also one that comes and goes as a whole rather than by `opened`. */
export function useFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return
    const from = whereFocusWas()
    return () => giveFocusBack(from)
  }, [opened])
}
