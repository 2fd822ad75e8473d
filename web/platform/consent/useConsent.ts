import { useSyncExternalStore } from 'react'
import type { ConsentCategory } from '#lib/consent/consent'
import { consent } from './cookies'

const subscribe = (listener: () => void) => consent.subscribe(listener)

/** Whether the visitor consents to a category of cookies; follows the answer while the page is open. */
export function useConsent(category: ConsentCategory): boolean {
  return useSyncExternalStore(
    subscribe,
    () => consent.isGranted(category),
    () => false,
  )
}
