import { useEffect } from 'react'

let lastOutsideMenus: EventTarget | null = null

function remember(target: EventTarget | null): void {
  // A menu closes with its items, often before their dialog opens.
  if (target instanceof Element && !target.closest('[role=menu]')) lastOutsideMenus = target
}

if (!import.meta.env.SSR) {
  // This code may be loaded by a click on the button that opens the first dialog.
  remember(document.activeElement)
  document.addEventListener('focusin', ({ target }) => remember(target))
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
