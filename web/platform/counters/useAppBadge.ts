import { useEffect } from 'react'
import { useBadgeTotal } from './badges'

/** Only installed apps show it, and not every browser knows of it, whatever the types say. */
type Badging = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>

/** Takes the number off the icon of the installed app. */
export function clearAppBadge(): void {
  ;(navigator as Badging).clearAppBadge?.().catch(() => {})
}

/** Keeps the number on the icon of the installed app. */
export function useAppBadge(): void {
  const total = useBadgeTotal()
  useEffect(() => {
    if (total > 0) (navigator as Badging).setAppBadge?.(total).catch(() => {})
    else clearAppBadge()
  }, [total])
}
