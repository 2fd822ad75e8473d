import { useEffect } from 'react'
import { useBadgeTotal } from './badges'

/** Only installed apps show it, and not every browser supports it, whatever the types say. */
type Badging = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>

/** Removes the number from the icon of the installed app. */
export function clearAppBadge(): void {
  ;(navigator as Badging).clearAppBadge?.().catch(() => {})
}

/** Keeps the number on the icon of the installed app up to date. */
export function useAppBadge(): void {
  const total = useBadgeTotal()
  useEffect(() => {
    if (total > 0) (navigator as Badging).setAppBadge?.(total).catch(() => {})
    else clearAppBadge()
  }, [total])
}
