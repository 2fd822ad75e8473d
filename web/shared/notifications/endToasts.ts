import type { IEnvironment } from 'relay-runtime'
import { clearAppBadge } from '#platform/counters/useAppBadge'
import { endPush } from './push/push'

/** Ends toasts and pushes of the member in this browser. */
export async function endToasts(environment: IEnvironment): Promise<void> {
  clearAppBadge()
  await endPush(environment)
}
