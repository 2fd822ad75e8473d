import type { GatewayContext } from '../core/context'
import type { Notification } from '../core/parents'
import { known } from '../profiles/profileConnection'

/** Keeps notifications that a call brought along, and who they tell of, so that edges to them need no look-up. */
export function knownNotifications<L extends readonly Notification[]>(context: GatewayContext, notifications: L): L {
  for (const notification of notifications) context.loaders.notifications.prime(notification.id, notification)
  known(
    context,
    notifications.map(({ actor }) => actor),
  )
  return notifications
}
