import { useEffect } from 'react'

let lastOutsideMenus: EventTarget | null = null

if (!import.meta.env.SSR) {
  // A menu closes with its items, often before their dialog opens.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !target.closest('[role=menu]')) lastOutsideMenus = target
  })
}

// A function, because the React Compiler would move a plain read of the variable to the time of closing.
const whereFocusWas = () => lastOutsideMenus

/** Focuses `target`, or the content if it is gone, unless another element has taken the focus. */
export function giveFocusBack(target: EventTarget | null): void {
  // After React has removed the element.
  window.setTimeout(() => {
    if (document.activeElement !== document.body) return
    const usable = target instanceof HTMLElement && target !== document.body && target.isConnected
    const goOn = usable ? target : document.querySelector('main')
    goOn?.focus({ preventScroll: true })
  })
}

/** Restores the focus when a dialog closes, also one that is unmounted instead. */
export function useFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return
    const from = whereFocusWas()
    return () => giveFocusBack(from)
  }, [opened])
}
