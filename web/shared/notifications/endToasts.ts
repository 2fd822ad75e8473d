import type { IEnvironment } from 'relay-runtime'
import { clearAppBadge } from '#platform/counters/useAppBadge'
import { endPush } from './push/push'

/** Nothing of the member is told in this browser any more. */
export async function endToasts(environment: IEnvironment): Promise<void> {
  clearAppBadge()
  await endPush(environment)
}
