import { useSyncExternalStore } from 'react'
import type { ConsentCategory } from '../../lib/consent'
import { consent } from './cookies'

/** Whether the visitor consents to a category of cookies; follows the answer while the page stands. */
export function useConsent(category: ConsentCategory): boolean {
  return useSyncExternalStore(consent.subscribe, () => consent.isGranted(category))
}
