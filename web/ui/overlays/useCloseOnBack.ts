import { useEffect, useEffectEvent } from 'react'

interface CloseWatcher extends EventTarget {
  destroy(): void
}

declare global {
  interface Window {
    /** Not supported by every browser; without it, Back leaves the page. */
    CloseWatcher?: new () => CloseWatcher
  }
}

/** Lets the phone's Back close the sheet instead of leaving the page, unless it is busy. */
export function useCloseOnBack(opened: boolean, busy: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!opened || busy) return
    let watcher: CloseWatcher | undefined
    // Deferred, because the Escape that closed a dialog above would reach this one too.
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
