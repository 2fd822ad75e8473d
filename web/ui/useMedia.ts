import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'

/** What a page was rendered for on the server, which cannot see the screen. */
export type Device = 'phone' | 'desktop'

export const DeviceContext = createContext<Device>('desktop')

/** Whether a media query applies; `rendered` says what the server's HTML assumes for it. */
export function useMedia(query: string, rendered: Readonly<Record<Device, boolean>>): boolean {
  const device = useContext(DeviceContext)
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => rendered[device],
  )
}
