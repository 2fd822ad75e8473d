import { useEffect } from 'react'

const THRESHOLD = 75
/** In pixels, a thumb's breadth: the outermost pixels belong to the phone's own Back gesture. */
const EDGE = 80

/**
 * Opens the drawer by a swipe from the left edge and closes it by one to the left: at least 75 px, more sideways
 * than down.
 */
export function useDrawerSwipe(opened: boolean, setOpened: (opened: boolean) => void): void {
  useEffect(() => {
    let start: { x: number; y: number } | undefined
    const onStart = (event: TouchEvent) => {
      const touch = event.touches[0]
      start = touch && (opened || touch.clientX <= EDGE) ? { x: touch.clientX, y: touch.clientY } : undefined
    }
    const onEnd = (event: TouchEvent) => {
      const touch = event.changedTouches[0]
      if (!start || !touch) return
      const across = touch.clientX - start.x
      const isSideways = Math.abs(across) > Math.abs(touch.clientY - start.y)
      start = undefined
      if (!isSideways || Math.abs(across) < THRESHOLD) return
      if (across > 0 && !opened) setOpened(true)
      if (across < 0 && opened) setOpened(false)
    }
    document.addEventListener('touchstart', onStart, { passive: true })
    document.addEventListener('touchend', onEnd, { passive: true })
    return () => {
      document.removeEventListener('touchstart', onStart)
      document.removeEventListener('touchend', onEnd)
    }
  }, [opened, setOpened])
}
