import { useEffect, useEffectEvent } from 'react'

interface CloseWatcher extends EventTarget {
  destroy(): void
}

declare global {
  interface Window {
    /** Not in every browser; where it is missing, Back leaves the page as before. */
    CloseWatcher?: new () => CloseWatcher
  }
}

/** Lets the phone's Back close what is open, and stay on the page. While it is busy, Back does not close it. */
export function useCloseOnBack(opened: boolean, busy: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!opened || busy) return
    let watcher: CloseWatcher | undefined
    // Not at once: the Escape that has just closed a dialog over this one would reach it too.
    const start = setTimeout(() => {
      if (!window.CloseWatcher) return
      watcher = new window.CloseWatcher()
      watcher.addEventListener('close', () => close())
    })
    return () => {
      clearTimeout(start)
      watcher?.destroy()
    }
  }, [opened, busy])
}
